/** What publish/ uses of the app: one module, so that content is loaded once. */
export * from "./content-api.ts";
export { renderedPaths } from "./rendered-paths.ts";
export { placedMark, schemeIcon, tileIcon } from "./seo/icon-drawings.tsx";
export { checkColours } from "./styles/check-colours.ts";
export { colour, colourSets, inScheme, penRules } from "./styles/colours.ts";
