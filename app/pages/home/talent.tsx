import { TalentMatrix } from "../../drawings/talent-matrix.tsx";
import { Section } from "../../sections/section.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import type { Home } from "./schema.ts";
import styles from "./talent.module.css";

/** Engineers for hire: the one dark sheet of the page. */
export function Talent({
  talent: { heading, lead, terms, stats, action, figure },
}: {
  talent: NonNullable<Home["talent"]>;
}) {
  return (
    <Section tone="dark" sheet={["Talent", terms, `1 : ${figure.marks}`]}>
      <div className={styles.offer}>
        <div>
          <h2>{heading}</h2>
          <p className="lead">{lead}</p>
          <ButtonLink action={action} />
        </div>
        <figure>
          <TalentMatrix marks={figure.marks} description={figure.description} className={styles.matrix} />
          <figcaption className="note">
            <span>{figure.caption}</span>
            <span>{figure.remark}</span>
          </figcaption>
        </figure>
      </div>
      <dl className={styles.figures}>
        {stats.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
