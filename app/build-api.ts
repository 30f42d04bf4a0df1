/** What publish/ uses of the app: one module, so that content is loaded once. */

export { colour, colourSets, inScheme } from "./brand/colours.ts";
export { checkColours } from "./brand/contrast.ts";
export * from "./content-api.ts";
export { renderedPaths } from "./rendered-paths.ts";
export { placedMark, schemeIcon, tileIcon } from "./seo/icon-drawings.tsx";
export { penRules } from "./styles/pens.ts";
