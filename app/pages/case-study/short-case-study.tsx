import { drawingKey } from "../../content/drawing-key.ts";
import { CaseFigure } from "./case-figure.tsx";
import { CaseHero } from "./case-hero.tsx";
import { KeyFeatures } from "./key-features.tsx";
import { Overview } from "./overview.tsx";
import type { ShortCaseStudy as ShortCaseStudyContent } from "./schema.ts";
import type { StackElement } from "./stack-elements.ts";
import { TechStack } from "./tech-stack.tsx";

interface ShortCaseStudyProps {
  study: ShortCaseStudyContent;
  number: string;
  elements: readonly StackElement[];
}

/** Overview, features and stack. */
export function ShortCaseStudy({ study, number, elements }: ShortCaseStudyProps) {
  return (
    <>
      <CaseHero study={study}>
        <CaseFigure
          icon={drawingKey(study)}
          number={number}
          description={study.drawing.description}
          parts={study.drawing.balloons}
        />
      </CaseHero>
      <Overview number={number} paragraphs={study.overview} />
      <KeyFeatures features={study.keyFeatures} layout="rows" />
      <TechStack elements={elements} />
    </>
  );
}
