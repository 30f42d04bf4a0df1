import type { DrawnFigure } from "./kind.ts";

interface Drawn {
  slug: string;
  /** Shown in place of the drawing. */
  picture?: object | undefined;
  drawing: { icon?: string | undefined; description: string; parts?: readonly string[] | undefined };
}

/** The key of a page's drawings: its slug, unless the content names one, which survives a new slug. */
export function drawingKey({ slug, drawing }: Drawn): string {
  return drawing.icon ?? slug;
}

/** The figure of the page's own drawing; none where a picture takes its place. One of stock parts has no file. */
export function ownFigures(entry: Drawn): DrawnFigure[] {
  if (entry.picture) return [];
  const { description, parts } = entry.drawing;
  return [{ ...(!parts && { drawing: drawingKey(entry) }), description }];
}
