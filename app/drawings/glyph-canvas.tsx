import type { ReactNode } from "react";
import type { FigureProps } from "./figure-props.ts";
import { type Point2, Scene } from "./scene.ts";

export type GlyphProps = FigureProps;

interface GlyphCanvasProps extends GlyphProps {
  centre: Point2;
  width: number;
  /** The prefix of the ids of repeated groups; unique among the drawings. */
  id?: string;
  children: ReactNode;
}

/** All glyphs share one angle and one format, so that they match in a list. */
const ANGLE = 26;
const FORMAT = 5 / 4;

/** The canvas of a glyph: small, and decorative beside the service's name. */
export function GlyphCanvas({
  centre: [x, y],
  width,
  children,
  ...scene
}: GlyphCanvasProps) {
  const height = width / FORMAT;
  return (
    <Scene
      viewBox={`${x - width / 2} ${y - height / 2} ${width} ${height}`}
      angle={ANGLE}
      {...scene}
    >
      {children}
    </Scene>
  );
}
