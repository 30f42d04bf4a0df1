import { Paragraphs } from "../../sections/overview.tsx";
import { Section } from "../../sections/section.tsx";

interface OverviewProps {
  /** The case study's number in the register. */
  number: string;
  paragraphs: readonly string[];
}

export function Overview({ number, paragraphs }: OverviewProps) {
  return (
    <Section sheet={["Overview", number, "Fig. 1 above"]} columns={2}>
      <h2>Project Overview</h2>
      <Paragraphs paragraphs={paragraphs} />
    </Section>
  );
}
