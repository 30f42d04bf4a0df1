import { Section } from "../../sections/section.tsx";
import { Ruler } from "./drawings/ruler.tsx";
import type { Home } from "./schema.ts";
import styles from "./stats.module.css";

/** The headline figures, each read off a rule of its own. */
export function Stats({ stats: { heading, note, items } }: { stats: Home["stats"] }) {
  return (
    <Section sheet={["Dimensions", heading, note]}>
      <h2 className="visually-hidden">{heading}</h2>
      <ul className={styles.list}>
        {items.map(({ value, label, scale, href }) => (
          <li key={label}>
            <Ruler scale={scale} className={styles.ruler} />
            <b className={styles.value}>{value}</b>
            <a className={styles.label} href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
