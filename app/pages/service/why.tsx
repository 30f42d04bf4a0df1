import { Section } from "../../sections/section.tsx";
import type { Reason, SheetLayout } from "./schema.ts";
import styles from "./why.module.css";

const layouts = {
  route: { tone: "paper", list: styles.rows },
  panel: { tone: "dark", list: styles.readings },
  ledger: { tone: "paper", list: styles.rows },
  spread: { tone: "tint", list: styles.pages },
} as const satisfies Record<SheetLayout, object>;

/** Why choose us: what is done differently in this service. A limit is set large; its text says it too. */
export function Why({ items, layout }: { items: readonly Reason[]; layout: SheetLayout }) {
  const limits = items.filter(({ limit }) => limit).length;
  const { tone, list } = layouts[layout];
  return (
    <Section
      sheet={
        limits > 1
          ? ["Tolerances", `${limits} limits`, "Unless noted"]
          : ["General notes", `${items.length} items`, "Unless noted"]
      }
      tone={tone}
    >
      <h2>Why choose us</h2>
      <ul className={`${styles.reasons} ${list}`}>
        {items.map(({ title, text, limit }) => (
          <li key={title}>
            {limit && <b aria-hidden="true">{limit}</b>}
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
