export interface FigureProps {
  description?: string;
  className?: string;
}
