/**
 * The content, for publish/ and the tools. Node runs it without a bundle, so it
 * imports no components.
 */

export { readContentAgain } from "./content/content-files.ts";
export { getOffices } from "./content/offices.ts";
export { unpublished } from "./content/publication.ts";
export { site } from "./content/site.ts";
export { checkLabels } from "./content/words.ts";
export {
  pictureFields,
  refuseUnwritten,
  wordsOfId,
} from "./content/written.ts";
export {
  contactFailedPath,
  contactSentPath,
  notFoundPath,
} from "./pages/answers.ts";
export { replyPromise, serverWords } from "./pages/contact/for-server.ts";
export { getAssistants } from "./site/assistants.ts";
export { checkContent, contentWarnings } from "./site/check.ts";
export { getNavigation } from "./site/navigation.ts";
export { sitePages } from "./site/pages.ts";
export { getRedirects } from "./site/redirects.ts";
