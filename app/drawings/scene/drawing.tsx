import { createContext, type ReactNode, use } from "react";

/** The id of its content, for a drawing that the page repeats. */
export const DrawingId = createContext<string | undefined>(undefined);

interface DrawingProps {
  viewBox?: string | undefined;
  height?: number | undefined;
  /** The text alternative. Without it the drawing is decorative and hidden from assistive technology. */
  description?: string | undefined;
  className?: string | undefined;
  /** The `preserveAspectRatio` attribute. */
  fit?: string | undefined;
  /** It has labels, whose size depends on that of the canvas. */
  lettered?: boolean;
  children: ReactNode;
}

/** Style sheets need the number of units to compute their size on screen (canvas-sizes.ts). */
function sizeClass(viewBox: string): string {
  const [, , width, height] = viewBox.split(" ").map(Number);
  return `lettered s${width}x${height}`;
}

/** The svg element of every drawing. */
export function Drawing(props: DrawingProps) {
  const { viewBox, height, description, className, fit, lettered, children } = props;
  const classes = ["dwg", lettered && viewBox && sizeClass(viewBox), className];
  return (
    <svg
      id={use(DrawingId)}
      className={classes.filter(Boolean).join(" ")}
      viewBox={viewBox}
      height={height}
      preserveAspectRatio={fit}
      {...(description ? { role: "img", "aria-label": description } : { "aria-hidden": true })}
    >
      {children}
    </svg>
  );
}
