import { messageNames } from "../server/site/words.ts";

type BuildApi = typeof import("../app/build-api.ts");
type ContentApi = typeof import("../app/content-api.ts");

/**
 * Reads and validates all content. Throws an error with the file and the field.
 */
export function checkedContent(app: ContentApi) {
  app.checkContent();
  app.checkLabels(messageNames);
  return {
    site: app.site,
    /** What an author should look at, and may leave as it is. */
    warnings: app.contentWarnings(),
    pages: app.sitePages(),
    assistants: app.getAssistants(),
    offices: app.getOffices(),
    redirects: app.getRedirects(),
    replyPromise: app.replyPromise(),
    serverWords: app.serverWords(),
    /** The slugs of the service groups in the menu, in order. */
    serviceGroups: app.getNavigation().services.groups.map(({ slug }) => slug),
    /** Rendered like pages, but not routable. */
    contactFailedPath: app.contactFailedPath,
    contactSentPath: app.contactSentPath,
    notFoundPath: app.notFoundPath,
    /** Where the content uses a picture, by file, line and field. */
    pictureFields: app.pictureFields,
    /** Where a file says the words that an id is made of. */
    wordsOfId: app.wordsOfId,
    /** Why visitors do not see a page, by its front matter. */
    unpublished: app.unpublished,
  };
}

/** The validated content. */
export type SiteContent = ReturnType<typeof checkedContent>;

/**
 * What later steps of a build need from the app: its content, and what they
 * draw with.
 */
export interface BuildContent extends SiteContent {
  draw: Pick<
    BuildApi,
    | "colour"
    | "inScheme"
    | "penRules"
    | "placedMark"
    | "schemeIcon"
    | "tileIcon"
  >;
}

/** The content without a build of the site, for tools. */
export async function loadSiteContent(root: string): Promise<SiteContent> {
  const app = await import("../app/content-api.ts");
  app.readContentAgain(root);
  return checkedContent(app);
}
