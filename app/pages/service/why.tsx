import { counted, words } from "../../content/words.ts";
import { Section } from "../../sections/section.tsx";
import { RuledList } from "../../ui/ruled-list.tsx";
import type { Arrangement, WhyLook } from "./arrangement.ts";
import type { Reason } from "./schema.ts";
import styles from "./why.module.css";

const lists = {
  rows: { rows: true, closed: true },
  readings: { tablet: 2, desk: 4 },
  pages: { desk: 2, closed: true },
} as const satisfies Record<WhyLook, object>;

type WhyProps = Arrangement["why"] & { items: readonly Reason[] };

/** Reasons to choose us for this service. A limit is shown large; its text repeats it. */
export function Why({ items, look, tone }: WhyProps) {
  const limits = items.filter(({ limit }) => limit).length;
  return (
    <Section
      sheet={
        limits > 1
          ? [words.service.tolerances, counted("limit", limits), words.sheets.unlessNoted]
          : [words.sheets.generalNotes, counted("item", items.length), words.sheets.unlessNoted]
      }
      tone={tone}
    >
      <h2>{words.service.why}</h2>
      <RuledList {...lists[look]} className={styles[look]}>
        {items.map(({ title, text, limit }) => (
          <li key={title}>
            {limit && (
              <b className="large block" aria-hidden="true">
                {limit}
              </b>
            )}
            <h3 className={limit ? undefined : "large"}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </RuledList>
    </Section>
  );
}
