/**
 * What publish/ uses of the app: one module, so that content is loaded once.
 */

import { drawingPath } from "./drawings/drawing-path.ts";
import { contactFailedPath, notFoundPath } from "./pages/answers.ts";
import { drawingFileNames } from "./pages/drawing-file/files.tsx";
import { sitePages } from "./site/pages.ts";

export { colour, colourSets, inScheme } from "./brand/colours.ts";
export { checkColours } from "./brand/contrast.ts";
export * from "./content-api.ts";
export { placedMark, schemeIcon, tileIcon } from "./seo/icon-drawings.tsx";
export { penRules } from "./styles/pens.ts";

/**
 * Everything the build renders: pages, drawings in files, and templates for the
 * server.
 */
export function renderedPaths(): string[] {
  return [
    ...sitePages().map(({ path }) => path),
    ...drawingFileNames().map(drawingPath),
    contactFailedPath,
    notFoundPath,
  ];
}
