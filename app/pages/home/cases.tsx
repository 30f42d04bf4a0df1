import { counted, fig, say, words } from "../../content/words.ts";
import { Opening, Section } from "../../sections/section.tsx";
import {
  sheetMark,
  useFigureNumbers,
  useSheetNumber,
} from "../../sections/sheets.tsx";
import { TextLink } from "../../ui/link.tsx";
import type { CaseStudy } from "../case-study/schema.ts";
import { type Base, Engagement } from "./engagement.tsx";
import { engagementFigure } from "./engagement-figure.tsx";
import type { Home } from "./schema.ts";

interface CasesProps {
  cases: NonNullable<Home["cases"]>;
  /** The pages behind each engagement, in order. */
  bases: readonly (readonly Base[])[];
  /** The case study of each, if it has one. */
  studies: readonly (CaseStudy | undefined)[];
}

/** How many engagements are shown in full; those after them are compact. */
const IN_FULL = 2;

/**
 * The figures of the engagements, numbered by their order on the sheet.
 * Testimonials refer to those in full: a phone shows no others.
 */
function useFigures(
  items: CasesProps["cases"]["items"],
  studies: CasesProps["studies"],
  sheet: number,
) {
  const numbers = useFigureNumbers();
  let count = 0;
  return items.map((item, index) => {
    const isCompact = index >= IN_FULL;
    const figure = engagementFigure(item, studies[index], isCompact);
    if (!figure) return undefined;
    const number = fig(`${sheet}.${++count}`);
    if (!isCompact) numbers.set(item.icon, number);
    return { ...figure, number };
  });
}

/** The engagements. */
export function Cases({
  cases: { heading, intro, more, items },
  bases,
  studies,
}: CasesProps) {
  const number = useSheetNumber();
  const figures = useFigures(items, studies, number);
  const drawn = figures.filter(Boolean).length;
  return (
    <Section
      mark={sheetMark(number)}
      inParts
      sheet={[
        words.home.caseStudies,
        counted("job", items.length),
        drawn > 1
          ? say(words.figures.numbers, {
              first: `${number}.1`,
              last: `${number}.${drawn}`,
            })
          : undefined,
      ]}
    >
      <Opening
        heading={`${words.home.caseStudiesHeading} ${heading}`}
        lead={
          <>
            {intro} {more && <TextLink href={more.href}>{more.label}</TextLink>}
          </>
        }
      />
      {items.map((item, index) => (
        <Engagement
          key={item.title}
          engagement={item}
          bases={bases[index] ?? []}
          figure={figures[index]}
          compact={index >= IN_FULL}
        />
      ))}
    </Section>
  );
}
