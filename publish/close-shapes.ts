import { type Files, mapHtml } from "./output.ts";

const emptyShape = /<(circle|ellipse|line|path|polygon|polyline|rect|use)( [^>]*)?><\/\1>/g;

/** `<path d="…"></path>` → `<path d="…"/>`, which HTML allows inside SVG: a drawing has a hundred of them. */
export function closeShapes(html: string): string {
  return html.replace(emptyShape, "<$1$2/>");
}

export function closeAllShapes(files: Files): void {
  mapHtml(files, closeShapes);
}
