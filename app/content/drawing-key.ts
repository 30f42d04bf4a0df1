import type { DrawnFigure } from "./kind.ts";

interface Drawn {
  slug: string;
  /** Replaces the drawing. */
  picture?: object | undefined;
  drawing: { icon?: string | undefined; description: string; parts?: readonly string[] | undefined };
}

/** The key of a page's drawings: its slug, or the key in the content, which survives a rename. */
export function drawingKey({ slug, drawing }: Drawn): string {
  return drawing.icon ?? slug;
}

/** The figure of the page's own drawing; none if a picture replaces it. One composed of stock parts has no file. */
export function ownFigures(entry: Drawn): DrawnFigure[] {
  if (entry.picture) return [];
  const { description, parts } = entry.drawing;
  return [{ ...(!parts && { drawing: drawingKey(entry) }), description }];
}
