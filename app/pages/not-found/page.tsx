import { unmarked } from "../../content/marks.ts";
import { InlineScript } from "../../runtime/inline-script.tsx";
import { Hero, HeroDrawing } from "../../sections/hero.tsx";
import { answerMeta } from "../../seo/page-meta.ts";
import { Actions } from "../../ui/button-link.tsx";
import { Stack } from "../../ui/grid.tsx";
import { TextLinks } from "../../ui/link.tsx";
import type { Route } from "./+types/page";
import { getNotFound, type NotFound } from "./content.ts";
import { NotFoundDrawing } from "./drawings/not-found-drawing.tsx";
import styles from "./not-found.module.css";

export function loader() {
  return { page: getNotFound() };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  answerMeta(loaderData.page.head);

/** Logs the missing path to the console, to help find broken links. */
function logMissingPath(): void {
  console.error(`404: there is no page at ${location.pathname}`);
}

/** Item, part, quantity, remark; a missing part is highlighted. */
function PartsList({ partsList }: Pick<NotFound, "partsList">) {
  const { heading, columns, rows } = partsList;
  return (
    <table className={styles.list}>
      <caption className="note">{heading}</caption>
      <thead className="note">
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([item, part, quantity, remark]) => (
          <tr
            key={item}
            className={
              unmarked(quantity ?? "") === "0" ? styles.missing : undefined
            }
          >
            <td className="note">{item}</td>
            <th scope="row">
              <b>{part}</b>
            </th>
            <td>{quantity}</td>
            <td>{remark}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The number 404 as a kit with a missing part. */
export default function NotFoundPage({
  loaderData: { page },
}: Route.ComponentProps) {
  const { partsList, drawing } = page;
  const labels = partsList.rows.map((row, index) => ({
    name: row[1] ?? "",
    note: drawing.notes[index] ?? "",
  }));
  return (
    <>
      <Hero
        title={
          <>
            <span className={`note ${styles.title}`}>{page.title}</span>{" "}
            {page.message}
          </>
        }
        subtitle={page.subtitle}
        remark={
          <Stack gap="s6" className={styles.parts}>
            <div>
              <Actions actions={[page.action]} />
              <TextLinks
                links={page.links.map(({ label, href }) => ({
                  name: label,
                  href,
                }))}
              />
            </div>
            <PartsList partsList={partsList} />
          </Stack>
        }
      >
        <div className={styles.drawing}>
          <HeroDrawing>
            <NotFoundDrawing
              labels={labels}
              description={drawing.description}
            />
          </HeroDrawing>
        </div>
      </Hero>
      <InlineScript run={logMissingPath} />
    </>
  );
}
