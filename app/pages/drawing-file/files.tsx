import { listEntries } from "../../content/entries.ts";
import { getOffices } from "../../content/offices.ts";
import { glyph } from "../../drawings/glyph.ts";
import { Hatch, hatchKinds } from "../../drawings/hatch.tsx";
import { standaloneSvg } from "../../drawings/standalone.tsx";
import { menuDrawings } from "../../site/menus.ts";
import { CaseStudyCardDrawing } from "../case-study/case-study-drawings.tsx";
import { CARD_FILE, cardFileName, caseStudy } from "../case-study/kind.ts";
import { contactDrawings, officePlanFile } from "../contact/drawing-files.ts";

const HATCH = "hatch-";

/**
 * Whether the contact page may show a drawing: of the street plans, those of
 * the offices.
 */
function isOnContact(name: string): boolean {
  const plans = getOffices().map(({ city }) => officePlanFile(city));
  return !name.startsWith("plan-") || plans.includes(name);
}

/**
 * The names of all drawing files: those of the menus, section linings, case
 * studies and the contact page.
 */
export function drawingFileNames(): string[] {
  return [
    ...new Set([...menuDrawings(), ...hatchKinds.map((kind) => HATCH + kind)]),
    ...listEntries(caseStudy).map(cardFileName),
    ...[...contactDrawings.keys()].filter(isOnContact),
  ];
}

/** An <img> cannot use the page's fonts. */
const withoutLettering = (svg: string) =>
  svg.replace(/<text\b.*?<\/text>/g, "");

/** A dozen of them are in one view, which has one signal. */
const withoutSignal = (svg: string) =>
  svg.replaceAll("var(--signal)", "var(--ink)");

/** A drawing as an SVG file, by its name without extension. */
export function drawingFile(name: string): string {
  if (name.startsWith(HATCH))
    return standaloneSvg(<Hatch kind={name.slice(HATCH.length)} />);
  if (name.startsWith(CARD_FILE))
    return withoutLettering(
      standaloneSvg(
        <CaseStudyCardDrawing icon={name.slice(CARD_FILE.length)} />,
      ),
    );
  const Contact = contactDrawings.get(name);
  if (Contact) return standaloneSvg(<Contact />);
  const Glyph = glyph(name);
  return withoutSignal(standaloneSvg(<Glyph />));
}
