import type { ReactNode } from "react";
import { coordinate } from "./format.ts";
import type { Point2 } from "./iso.ts";

export interface LabelProps {
  at: Point2;
  anchor?: "start" | "middle" | "end";
  /** strong: ink and bold; signal: the highlighted part; onFill: paper on a dark or signal face. */
  tone?: "strong" | "signal" | "onFill";
  /** Hidden if the drawing is too small for it. */
  wideOnly?: boolean;
  rotate?: number;
  children: ReactNode;
}

const tones = { strong: "b", signal: "b sg", onFill: "b on" } as const;

/** A mono annotation. */
export function Label({ at: [x, y], anchor, tone, wideOnly, rotate, children }: LabelProps) {
  const className = [tone && tones[tone], wideOnly && "lg"].filter(Boolean).join(" ") || undefined;
  return (
    <text
      x={coordinate(x)}
      y={coordinate(y)}
      className={className}
      textAnchor={anchor === "start" ? undefined : anchor}
      transform={rotate === undefined ? undefined : `rotate(${rotate} ${coordinate(x)} ${coordinate(y)})`}
    >
      {children}
    </text>
  );
}
