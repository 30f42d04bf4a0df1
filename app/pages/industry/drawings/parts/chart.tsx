import type { ReactNode } from "react";
import { Scene, State } from "../../../../drawings/scene.ts";

export interface StoryFigureProps {
  description?: string | undefined;
  /** What is read off it before and after, in the page's words. */
  before?: string;
  after?: string;
}

/**
 * The canvas of a story's figure: small, so that its labels stay legible on a
 * phone.
 */
export function Chart({
  description,
  children,
}: Omit<StoryFigureProps, "before" | "after"> & { children: ReactNode }) {
  return (
    <Scene viewBox="0 0 480 360" description={description}>
      {children}
    </Scene>
  );
}

/** What is drawn of the time before. */
export const Before = ({ children }: { children: ReactNode }) => (
  <State number={1}>{children}</State>
);
/** What is drawn of the time after. */
export const After = ({ children }: { children: ReactNode }) => (
  <State number={2}>{children}</State>
);

/**
 * A scale from values to places on the canvas, to a tenth of a unit: more
 * digits are bytes that nobody sees.
 */
export function scale(
  from: number,
  to: number,
  start: number,
  end: number,
): (value: number) => number {
  return (value) =>
    Math.round((start + ((value - from) / (to - from)) * (end - start)) * 10) /
    10;
}

/** A line that keeps its level until the next reading, as a meter's does. */
export function stepped(
  points: readonly (readonly [x: number, y: number])[],
): (readonly [number, number])[] {
  return points.flatMap(([x, y], index) => {
    const previous = points[index - 1];
    return previous
      ? [[x, previous[1]] as const, [x, y] as const]
      : [[x, y] as const];
  });
}
