import { counted, words } from "../../content/words.ts";
import { Section } from "../../sections/section.tsx";
import { RuledList } from "../../ui/ruled-list.tsx";
import type { Arrangement } from "./arrangement.ts";
import type { Reason } from "./schema.ts";

type WhyProps = Arrangement["why"] & { items: readonly Reason[] };

/** Reasons to choose us for this service, as a table of tolerances. The limit is hidden from assistive technology: the text repeats it. */
export function Why({ items, tone }: WhyProps) {
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
      <RuledList rows closed>
        {items.map(({ title, text, limit }) => (
          <li key={title}>
            <b className={limit ? "title signal" : "desk-only"} aria-hidden="true">
              {limit}
            </b>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </RuledList>
    </Section>
  );
}
