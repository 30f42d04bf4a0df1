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

/**
 * The props of every stock part. It stands on a floor of 92 by 92 units, its
 * front to the lower left.
 */
export interface StockPartProps {
  /**
   * Whether it is the highlighted part: one of its faces is in the signal
   * colour.
   */
  signal: boolean;
}
