import type { ComponentType } from "react";
import { fileOf } from "../../content/entries.ts";
import { ContentError } from "../../content/parse.ts";
import { glyph } from "../../drawings/glyph.ts";
import type { GlyphProps } from "../../drawings/glyph-canvas.tsx";
import { insight } from "./kind.ts";

/** The drawing in app/drawings/glyphs/ that an article names. */
export function namedDrawing(
  { slug }: { slug: string },
  key: string,
): ComponentType<GlyphProps> {
  const found = glyph(key);
  if (found === glyph("default") && key !== "default")
    throw new ContentError(
      `${fileOf(insight, slug)}: there is no drawing "${key}" in app/drawings/glyphs/`,
    );
  return found;
}
