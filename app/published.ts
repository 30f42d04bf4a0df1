/** What the steps of publish/ read of the app: one module, so that the content is loaded once. */

export { checkContent } from "./content/check.ts";
export { getOffices, getRedirects } from "./content/pages.ts";
export { contactFailedPath, notFoundPath } from "./content/paths.ts";
export { site } from "./content/site.ts";
export { sitePages } from "./content/site-pages.ts";
export { placedMark, schemeIcon, tileIcon } from "./seo/icon-drawings.tsx";
export { colour, inScheme, penRules } from "./styles/colours.ts";
