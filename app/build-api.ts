/** What publish/ uses of the app: one module, so that content is loaded once. */

export { checkColours } from "./brand/check.ts";
export { colour, colourSets, inScheme } from "./brand/colours.ts";
export * from "./content-api.ts";
export { renderedPaths } from "./rendered-paths.ts";
export { placedMark, schemeIcon, tileIcon } from "./seo/icon-drawings.tsx";
export { penRules } from "./styles/pens.ts";
