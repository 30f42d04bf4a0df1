/** What every industry's drawing is given: its five balloon labels and its text alternative. */
export interface IndustryDrawingProps {
  labels: readonly string[];
  description?: string | undefined;
}
