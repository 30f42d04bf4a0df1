import { monthInWords } from "../../content/intl.ts";
import type { Fact } from "../../content/schema/parts.ts";
import { say, words } from "../../content/words.ts";
import { Section } from "../../sections/section.tsx";
import { Facts } from "../../ui/facts.tsx";
import type { CompanyFigures as Figures } from "./schema.ts";

const labels = words.company;

/** The figures that the owner has filled in. */
function factsOf({ founded, headCount, engineersForHire }: Figures): Fact[] {
  const facts: Fact[] = [];
  if (founded) facts.push({ label: labels.founded, value: String(founded) });
  if (headCount) {
    const { people, counted } = headCount;
    const value = say(labels.peopleCounted, {
      people,
      month: monthInWords(counted),
    });
    facts.push({ label: labels.headCount, value });
  }
  if (engineersForHire)
    facts.push({ label: labels.engineersForHire, value: engineersForHire });
  return facts;
}

/** The company's age and size. */
export function CompanyFigures({ figures }: { figures: Figures }) {
  const facts = factsOf(figures);
  if (facts.length === 0) return null;
  return (
    <Section sheet={[labels.figures]} columns="1 + 3">
      <h2>{labels.figures}</h2>
      <Facts facts={facts} />
    </Section>
  );
}
