import { counted, words } from "../../content/words.ts";
import { Section } from "../../sections/section.tsx";
import { RuledList } from "../../ui/ruled-list.tsx";
import type { Arrangement } from "./arrangement.ts";
import type { TemplateService } from "./schema.ts";

interface WhyProps {
  items: TemplateService["why"];
  tone: Arrangement["why"];
}

/** Reasons to choose us for this service. */
export function Why({ items, tone }: WhyProps) {
  return (
    <Section
      sheet={[words.sheets.generalNotes, counted("item", items.length)]}
      tone={tone}
    >
      <h2>{words.service.why}</h2>
      <RuledList rows="halves" closed>
        {items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </RuledList>
    </Section>
  );
}
