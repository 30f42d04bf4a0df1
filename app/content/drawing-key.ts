import type { DrawnFigure } from "./kind.ts";

interface Drawn {
  slug: string;
  drawing: { icon?: string | undefined; description: string };
}

/** The key of a page's drawings: its slug, unless the content names one, which survives a new slug. */
export function drawingKey({ slug, drawing }: Drawn): string {
  return drawing.icon ?? slug;
}

/** The figure of the page's own drawing. */
export function ownFigure(entry: Drawn): DrawnFigure {
  return { drawing: drawingKey(entry), description: entry.drawing.description };
}
