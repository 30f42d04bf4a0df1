import { counted, words } from "../../content/words.ts";
import { FeatureNotes } from "../../sections/feature-items.tsx";
import { Section } from "../../sections/section.tsx";
import type { Home } from "./schema.ts";

/** Reasons to choose the agency, as the general notes of a drawing. */
export function Reasons({
  reasons: { heading, items },
}: {
  reasons: Home["reasons"];
}) {
  return (
    <Section
      tone="tint"
      columns="1 + 3"
      sheet={[words.sheets.generalNotes, counted("item", items.length)]}
    >
      <h2>{heading}</h2>
      <FeatureNotes items={items} />
    </Section>
  );
}
