import { drawingPath } from "./drawings/drawing-path.ts";
import { contactFailedPath, notFoundPath } from "./pages/answers.ts";
import { drawingFileNames } from "./pages/drawing-file/files.tsx";
import { sitePages } from "./site/pages.ts";

/** Everything the build renders: pages, drawings in files, and templates for the server. */
export function renderedPaths(): string[] {
  return [
    ...sitePages().map(({ path }) => path),
    ...drawingFileNames().map(drawingPath),
    contactFailedPath,
    notFoundPath,
  ];
}
