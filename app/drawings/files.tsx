import { Hatch, hatchKinds } from "./common/hatch.tsx";
import { glyph } from "./glyphs/index.ts";
import { standaloneSvg } from "./standalone.tsx";

const HATCH = "hatch-";

/** The names of all drawing files: a glyph for each given slug, and the linings of the industries. */
export function drawingFileNames(slugs: readonly string[]): string[] {
  return [...slugs, ...hatchKinds.map((kind) => HATCH + kind)];
}

/** A small drawing of the menus as an SVG file, by its name without extension. */
export function drawingFile(name: string): string {
  if (name.startsWith(HATCH)) return standaloneSvg(<Hatch kind={name.slice(HATCH.length)} />);
  const Glyph = glyph(name);
  return standaloneSvg(<Glyph />);
}
