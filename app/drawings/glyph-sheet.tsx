import type { ReactNode } from "react";
import { Drawing } from "./kit/drawing.tsx";
import { Iso, type Point2 } from "./kit/iso.ts";

export interface GlyphProps {
  className?: string | undefined;
  /** What it shows, where it stands by itself. */
  description?: string | undefined;
}

interface GlyphSheetProps extends GlyphProps {
  centre: Point2;
  width: number;
  children: ReactNode;
}

/** All glyphs share one angle and one format, so that they stand together in a list. */
export const glyphIso = new Iso(26);
const FORMAT = 5 / 4;

/** The sheet of a glyph: small, and decorative beside the service's name. */
export function GlyphSheet({ centre: [x, y], width, className, description, children }: GlyphSheetProps) {
  const height = width / FORMAT;
  return (
    <Drawing
      viewBox={`${x - width / 2} ${y - height / 2} ${width} ${height}`}
      className={className}
      description={description}
    >
      {children}
    </Drawing>
  );
}
