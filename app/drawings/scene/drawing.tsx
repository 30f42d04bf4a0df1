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
  children: ReactNode;
}

/** The sheet that every drawing is made on. */
export function Drawing({ viewBox, height, description, className, fit, children }: DrawingProps) {
  return (
    <svg
      id={use(DrawingId)}
      className={className ? `dwg ${className}` : "dwg"}
      viewBox={viewBox}
      height={height}
      preserveAspectRatio={fit}
      {...(description ? { role: "img", "aria-label": description } : { "aria-hidden": true })}
    >
      {children}
    </svg>
  );
}
