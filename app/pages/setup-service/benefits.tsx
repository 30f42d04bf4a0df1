import { counted } from "../../content/counted.ts";
import type { Feature } from "../../content/schema/parts.ts";
import { FeatureNotes } from "../../sections/feature-items.tsx";
import { Section } from "../../sections/section.tsx";

interface BenefitsProps {
  benefits: { heading: string; items: readonly Feature[] };
}

/** The benefits, as notes that apply to all modules. */
export function Benefits({ benefits }: BenefitsProps) {
  return (
    <Section
      sheet={["Benefits", counted(benefits.items.length, "note"), "Apply to all modules"]}
      tone="tint"
      columns="1 + 3"
    >
      <h2>Benefits: {benefits.heading}</h2>
      <FeatureNotes items={benefits.items} />
    </Section>
  );
}
