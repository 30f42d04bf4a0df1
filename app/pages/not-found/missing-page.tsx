import paper from "../../sections/hero.module.css";
import { ButtonLink } from "../../ui/button-link.tsx";
import { NotFoundDrawing } from "./drawings/not-found-drawing.tsx";
import styles from "./missing-page.module.css";
import { PartsList } from "./parts-list.tsx";
import type { NotFound } from "./schema.ts";

/** The number 404 as a kit with a missing part. */
export function MissingPage({ page }: { page: NotFound }) {
  const { partsList, drawing } = page;
  const labels = partsList.rows.map((row, index) => ({
    name: row[1] ?? "",
    note: drawing.notes[index] ?? "",
  }));
  return (
    <section className={`${paper.squared} ${styles.page}`}>
      <div className={styles.words}>
        <h1>
          <span className="note">{page.title}</span> {page.message}
        </h1>
        <p className={`lead ${styles.lead}`}>{page.subtitle}</p>
        <ButtonLink action={page.action} />
      </div>
      <NotFoundDrawing labels={labels} description={drawing.description} className={styles.drawing} />
      <PartsList {...partsList} />
    </section>
  );
}
