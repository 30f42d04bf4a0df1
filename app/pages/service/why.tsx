import { Section } from "../../sections/section.tsx";
import { RuledList } from "../../ui/ruled-list.tsx";
import type { Reason, SheetLayout } from "./schema.ts";
import styles from "./why.module.css";

const layouts = {
  route: { tone: "paper", list: { rows: true, closed: true }, look: styles.rows },
  panel: { tone: "dark", list: { tablet: 2, desk: 4 }, look: styles.readings },
  ledger: { tone: "paper", list: { rows: true, closed: true }, look: styles.rows },
  spread: { tone: "tint", list: { desk: 2, closed: true }, look: styles.pages },
} as const satisfies Record<SheetLayout, object>;

/** Why choose us: what is done differently in this service. A limit is set large; its text says it too. */
export function Why({ items, layout }: { items: readonly Reason[]; layout: SheetLayout }) {
  const limits = items.filter(({ limit }) => limit).length;
  const { tone, list, look } = layouts[layout];
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
      <RuledList {...list} className={`${styles.reasons} ${look}`}>
        {items.map(({ title, text, limit }) => (
          <li key={title}>
            {limit && <b aria-hidden="true">{limit}</b>}
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </RuledList>
    </Section>
  );
}
