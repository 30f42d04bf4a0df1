import { counted, say, words } from "../../../content/words.ts";
import { FeatureNotes } from "../../../sections/feature-items.tsx";
import { Section } from "../../../sections/section.tsx";
import type { SetupService } from "../schema.ts";

/** The benefits, as notes that apply to all modules. */
export function Benefits({ benefits }: { benefits: SetupService["benefits"] }) {
  return (
    <Section
      sheet={[
        words.setupService.benefits,
        counted("note", benefits.items.length),
        words.setupService.allModules,
      ]}
      tone="tint"
      columns="1 + 3"
    >
      <h2>
        {say(words.setupService.benefitsHeading, { heading: benefits.heading })}
      </h2>
      <FeatureNotes items={benefits.items} />
    </Section>
  );
}
