import { element } from "./element.ts";
import { onSheet, type Place } from "./frame.ts";
import { inkLabel } from "./ink.ts";
import type { Point2 } from "./iso.ts";
import { hull } from "./outline.ts";
import { polygonal } from "./shape.ts";

interface CalloutProps {
  /** What it points at. */
  at: Place;
  /** The corners of its leader, on the sheet, from the thing to the text. */
  via: readonly Point2[];
  tone?: "strong" | "signal";
  anchor?: "start" | "middle" | "end";
  /** The position of the text, from the end of the leader. */
  text?: Point2;
  children: string;
}

/** A short text on a leader, for a part that no list names. */
export const Callout = element<CalloutProps>(
  "Callout",
  ({ at, via, tone = "strong", anchor, text = [0, -8], children }, sheet) => {
    const points = [onSheet(sheet.frame, at), ...via];
    const [x, y] = points.at(-1) ?? [0, 0];
    const line = polygonal(points, { grid: sheet.scene.grid, closed: false });
    sheet.items.push({ pen: undefined, ...line, outline: hull(points) });
    inkLabel(sheet, { at: [x + text[0], y + text[1]], tone, children, ...(anchor && { anchor }) });
  },
);
