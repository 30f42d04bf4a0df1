import type { ReactNode } from "react";
import { counted, say, words } from "../../../content/words.ts";
import { InlineScript } from "../../../runtime/inline-script.tsx";
import { FeatureItems } from "../../../sections/feature-items.tsx";
import lit from "../../../sections/keyed-figure.module.css";
import { lightClickedPart } from "../../../sections/light-clicked-part.ts";
import { Section } from "../../../sections/section.tsx";
import { Caption } from "../../../ui/figure.tsx";
import { Split } from "../../../ui/grid.tsx";
import { Numbered } from "../../../ui/numbered.tsx";
import type { SetupService } from "../schema.ts";
import styles from "./modules.module.css";

interface ModulesProps {
  modules: SetupService["modules"];
  /** The exploded drawing of the core. */
  children: ReactNode;
}

/** The exploded drawing of the core beside the list of its modules. */
export function Modules({ modules, children }: ModulesProps) {
  return (
    <Section
      sheet={[
        words.setupService.modules,
        counted("part", modules.items.length),
        say(words.figures.exploded, { number: 2 }),
      ]}
      id="modules"
    >
      <h2>
        {say(words.setupService.modulesHeading, { heading: modules.heading })}
      </h2>
      <Split ratio="7:5" className={`${styles.modules} ${lit.keyed}`}>
        <figure className="sticky">
          <div className={lit.cropped}>{children}</div>
          <Caption>{modules.lead}</Caption>
        </figure>
        <Numbered ruled>
          <FeatureItems items={modules.items} />
        </Numbered>
        <InlineScript run={lightClickedPart} />
      </Split>
    </Section>
  );
}
