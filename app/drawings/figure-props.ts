export interface FigureProps {
  description?: string | undefined;
  className?: string | undefined;
}
