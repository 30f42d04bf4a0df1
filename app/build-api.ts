/** What publish/ and the tools use of the app: one module, so that content is loaded once. */
export { countItems } from "./content/entries.ts";
export { getOffices } from "./content/offices.ts";
export { namedPictures, pictureFields } from "./content/picture-fields.ts";
export { unpublished } from "./content/publication.ts";
export { site } from "./content/site.ts";
export { contactFailedPath, notFoundPath } from "./pages/answers.ts";
export { replyPromise } from "./pages/contact/reply-promise.ts";
export { renderedPaths } from "./rendered-paths.ts";
export { placedMark, schemeIcon, tileIcon } from "./seo/icon-drawings.tsx";
export { checkContent } from "./site/check.ts";
export { getNavigation } from "./site/navigation.ts";
export { sitePages } from "./site/pages.ts";
export { namedPeople } from "./site/people.ts";
export { getRedirects } from "./site/redirects.ts";
export { checkColours } from "./styles/check-colours.ts";
export { colour, colourSheets, inScheme, penRules } from "./styles/colours.ts";
