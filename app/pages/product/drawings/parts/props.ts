/** What every product's drawing is given: its six balloon labels and its text alternative. */
export interface ProductDrawingProps {
  labels: readonly string[];
  description?: string | undefined;
}

export interface DeploymentDrawingProps {
  description?: string | undefined;
}
