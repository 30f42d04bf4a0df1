import { createContext, type ReactNode, use } from "react";

/** The id of the drawing within, where the page draws it a second time. */
export const DrawingId = createContext<string | undefined>(undefined);

interface DrawingProps {
  viewBox?: string | undefined;
  height?: number | undefined;
  /** What the drawing shows, for those who cannot see it. Without it the drawing is decoration and hidden from them. */
  description?: string | undefined;
  className?: string | undefined;
  /** How the sheet fits a frame of another format, as `preserveAspectRatio` has it. */
  fit?: string | undefined;
  /** It has words, whose size depends on that of the sheet. */
  lettered?: boolean;
  children: ReactNode;
}

/** The number of units tells style sheets how large one comes out (sheet-sizes.ts). */
function sizeClass(viewBox: string): string {
  const [, , width, height] = viewBox.split(" ").map(Number);
  return `lettered s${width}x${height}`;
}

/** The sheet that every drawing is made on. */
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
