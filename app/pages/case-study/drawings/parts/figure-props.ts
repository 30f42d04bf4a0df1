export interface FigureProps {
  /** What the figure shows, for those who cannot see it. */
  description?: string | undefined;
}
