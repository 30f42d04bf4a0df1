import type { ComponentType } from "react";
import { drawingByKey } from "./drawing-by-key.ts";
import type { GlyphProps } from "./glyph-canvas.tsx";

/**
 * The small drawing of a service or product by its key; an unknown key gets a
 * plain block.
 */
export const glyph = drawingByKey(
  import.meta.glob<ComponentType<GlyphProps>>("./glyphs/*.tsx", {
    eager: true,
    import: "default",
  }),
);
