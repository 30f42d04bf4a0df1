import { drawingKey } from "../../content/drawing-key.ts";
import { hrefOf } from "../../content/kind.ts";
import { say, words } from "../../content/words.ts";
import { drawingPath } from "../../drawings/drawing-path.ts";
import { Section } from "../../sections/section.tsx";
import { Split, Stack } from "../../ui/grid.tsx";
import { Link } from "../../ui/link.tsx";
import { RuledList } from "../../ui/ruled-list.tsx";
import styles from "./case-study.module.css";
import { caseStudyDrawings } from "./case-study-drawings.tsx";
import { cardFileName, caseStudy } from "./kind.ts";
import { drawingNumber } from "./register.ts";
import type { CaseStudy } from "./schema.ts";

interface NextCaseProps {
  next: CaseStudy;
  /** The services and products that the case study used. */
  behind: readonly { name: string; href: string }[];
}

/** Links to the related services and to the next case study. */
export function NextCase({ next, behind }: NextCaseProps) {
  const [, , width, height] = caseStudyDrawings(
    drawingKey(next),
  ).card.viewBox.split(" ");
  // Not printed: a printed case study needs no navigation.
  return (
    <Section
      mark={words.sheets.next}
      sheet={[words.caseStudy.fromRegister, drawingNumber(next.slug)]}
      columns="1 + 3"
      className={`no-print ${styles.next}`}
    >
      <nav aria-labelledby="behind">
        <p className="note" id="behind">
          {words.caseStudy.behind}
        </p>
        <RuledList rule="faint" links>
          {behind.map(({ name, href }) => (
            <li key={href}>
              <a href={href}>{name}</a>
            </li>
          ))}
        </RuledList>
      </nav>
      <Split
        ratio="1:2"
        from="tablet"
        rowGap="s4"
        className={`plate ${styles.nextCase}`}
      >
        <Stack>
          <h2>
            <Link href={hrefOf(caseStudy, next.slug)} stretched>
              {say(words.caseStudy.next, { title: next.title })}
            </Link>
          </h2>
          <p className="note">
            {next.card.figure.value} {next.card.figure.label}
          </p>
        </Stack>
        <img
          src={drawingPath(cardFileName(next))}
          width={width}
          height={height}
          loading="lazy"
          alt=""
        />
      </Split>
    </Section>
  );
}
