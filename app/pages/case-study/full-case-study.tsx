import { drawingKey } from "../../content/drawing-key.ts";
import { CaseFigure } from "./case-figure.tsx";
import { CaseHero } from "./case-hero.tsx";
import { ChallengeSolution } from "./challenge-solution.tsx";
import { KeyFeatures } from "./key-features.tsx";
import { Outcomes } from "./outcomes.tsx";
import { Overview } from "./overview.tsx";
import type { FullCaseStudy as FullCaseStudyContent } from "./schema.ts";
import type { StackElement } from "./stack-elements.ts";
import { TechStack } from "./tech-stack.tsx";

interface FullCaseStudyProps {
  study: FullCaseStudyContent;
  number: string;
  elements: readonly StackElement[];
}

/** The whole story, in the order of the sheets. */
export function FullCaseStudy({ study, number, elements }: FullCaseStudyProps) {
  const { client, duration, team, since } = study.meta;
  const facts = [
    { label: "Client", value: client },
    { label: "Duration", value: duration },
    { label: "Team", value: team },
    { label: "Since", value: since },
  ];
  return (
    <>
      <CaseHero study={study} facts={facts}>
        <CaseFigure
          icon={drawingKey(study)}
          number={number}
          description={study.drawing.description}
          parts={study.drawing.balloons}
        />
      </CaseHero>
      <Overview number={number} paragraphs={study.overview} />
      <ChallengeSolution challenge={study.challenge} solution={study.solution} />
      <KeyFeatures features={study.keyFeatures} layout="grid" />
      <Outcomes note={study.outcomes.note} items={study.outcomes.items} />
      <TechStack elements={elements} />
    </>
  );
}
