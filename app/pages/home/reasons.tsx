import { FeatureNotes } from "../../sections/feature-items.tsx";
import { Section } from "../../sections/section.tsx";
import type { Home } from "./schema.ts";

/** Reasons to choose the agency, as the general notes of a drawing. */
export function Reasons({ reasons: { heading, items } }: { reasons: Home["reasons"] }) {
  return (
    <Section tone="tint" columns="1 + 3" sheet={["General notes", "Applies to all sheets", "Unless noted"]}>
      <h2>{heading}</h2>
      <FeatureNotes items={items} />
    </Section>
  );
}
