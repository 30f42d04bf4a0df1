export interface FigureProps {
  /** The text alternative. Without it the drawing is decorative. */
  description?: string | undefined;
  className?: string | undefined;
}

/** A drawing with balloons. */
export interface KeyedDrawingProps {
  /** One short name a balloon, in the order of the list beside the drawing. */
  labels: readonly string[];
  description?: string | undefined;
}
