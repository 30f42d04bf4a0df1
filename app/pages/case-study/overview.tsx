import { say, words } from "../../content/words.ts";
import { Paragraphs } from "../../sections/overview.tsx";
import { Section } from "../../sections/section.tsx";

interface OverviewProps {
  /** The case study's number in the register. */
  number: string;
  paragraphs: readonly string[];
}

export function Overview({ number, paragraphs }: OverviewProps) {
  return (
    <Section
      sheet={[
        words.sheets.overview,
        number,
        say(words.figures.above, { number: 1 }),
      ]}
      columns={2}
    >
      <h2>{words.caseStudy.overview}</h2>
      <Paragraphs paragraphs={paragraphs} />
    </Section>
  );
}
