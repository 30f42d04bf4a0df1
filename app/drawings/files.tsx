import { Hatch, hatchKinds } from "./common/hatch.tsx";
import { contactDrawings } from "./contact/index.ts";
import { glyph } from "./glyphs/index.ts";
import { standaloneSvg } from "./standalone.tsx";

const HATCH = "hatch-";

/** The names of all drawing files: a glyph for each given slug, the linings of the industries, the contact page's. */
export function drawingFileNames(slugs: readonly string[]): string[] {
  return [...slugs, ...hatchKinds.map((kind) => HATCH + kind), ...Object.keys(contactDrawings)];
}

/** A drawing as an SVG file, by its name without extension. */
export function drawingFile(name: string): string {
  if (name.startsWith(HATCH)) return standaloneSvg(<Hatch kind={name.slice(HATCH.length)} />);
  const Drawn = contactDrawings[name] ?? glyph(name);
  return standaloneSvg(<Drawn />);
}
