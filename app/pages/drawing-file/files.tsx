import { glyph } from "../../drawings/glyph.ts";
import { Hatch, hatchKinds } from "../../drawings/hatch.tsx";
import { standaloneSvg } from "../../drawings/standalone.tsx";
import { CaseStudyCardDrawing } from "../case-study/card-drawing.tsx";
import { contactDrawings } from "../contact/drawing-files.ts";

const HATCH = "hatch-";
const CASE_STUDY = "case-study-";

/** The file of the small drawing of a case study, by the key of its drawings. */
export const caseStudyFileName = (icon: string) => CASE_STUDY + icon;

interface DrawingKeys {
  glyphs: readonly string[];
  industries: readonly string[];
  caseStudies: readonly string[];
}

/** The names of all drawing files: glyphs, the linings of the industries, case studies, the contact page's. */
export function drawingFileNames({ glyphs, industries, caseStudies }: DrawingKeys): string[] {
  return [
    ...glyphs,
    ...new Set([...hatchKinds, ...industries].map((kind) => HATCH + kind)),
    ...caseStudies.map(caseStudyFileName),
    ...contactDrawings.keys(),
  ];
}

/** An <img> has none of the page's faces. */
const withoutLettering = (svg: string) => svg.replace(/<text\b.*?<\/text>/g, "");

/** A drawing as an SVG file, by its name without extension. */
export function drawingFile(name: string): string {
  if (name.startsWith(HATCH)) return standaloneSvg(<Hatch kind={name.slice(HATCH.length)} />);
  if (name.startsWith(CASE_STUDY))
    return withoutLettering(standaloneSvg(<CaseStudyCardDrawing icon={name.slice(CASE_STUDY.length)} />));
  const Drawn = contactDrawings.get(name) ?? glyph(name);
  return standaloneSvg(<Drawn />);
}
