import { fig, say, words } from "../../../content/words.ts";
import { Paragraphs } from "../../../sections/overview.tsx";
import { Section } from "../../../sections/section.tsx";
import type { SetupService } from "../schema.ts";

interface IntroProps {
  /** The name of the service. */
  name: string;
  intro: SetupService["intro"];
}

/** The introduction, in columns under a wide heading. */
export function Intro({ name, intro }: IntroProps) {
  return (
    <Section sheet={[words.setupService.introduction, name, fig(1)]}>
      <h2>
        {say(words.setupService.introductionHeading, {
          heading: intro.heading,
        })}{" "}
        <span className="signal">{intro.stress}</span>
      </h2>
      <Paragraphs paragraphs={intro.paragraphs} inColumns />
    </Section>
  );
}
