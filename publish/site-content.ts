type BuildApi = typeof import("../app/build-api.ts");
type ContentApi = typeof import("../app/content-api.ts");

/** The validated content. */
export interface SiteContent {
  site: BuildApi["site"];
  /** What an author should look at, and may leave as it is. */
  warnings: ReturnType<BuildApi["contentWarnings"]>;
  pages: ReturnType<BuildApi["sitePages"]>;
  offices: ReturnType<BuildApi["getOffices"]>;
  redirects: Record<string, string>;
  replyPromise: string;
  serverWords: ReturnType<BuildApi["serverWords"]>;
  /** The slugs of the service groups in the menu, in order. */
  serviceGroups: string[];
  /** Rendered like pages, but not routable. */
  contactFailedPath: string;
  notFoundPath: string;
  /** Where the content uses a picture, by file, line and field. */
  pictureFields: BuildApi["pictureFields"];
  /** Why visitors do not see a page, by its front matter. */
  unpublished: BuildApi["unpublished"];
}

/** What later steps of a build need from the app: its content, and what they draw with. */
export interface BuildContent extends SiteContent {
  draw: Pick<BuildApi, "colour" | "inScheme" | "penRules" | "placedMark" | "schemeIcon" | "tileIcon">;
}

/** Reads and validates all content. Throws an error with the file and the field. */
export function checkedContent(app: ContentApi): SiteContent {
  app.checkContent();
  return {
    site: app.site,
    warnings: app.contentWarnings(),
    pages: app.sitePages(),
    offices: app.getOffices(),
    redirects: app.getRedirects(),
    replyPromise: app.replyPromise(),
    serverWords: app.serverWords(),
    serviceGroups: app.getNavigation().services.groups.map(({ slug }) => slug),
    contactFailedPath: app.contactFailedPath,
    notFoundPath: app.notFoundPath,
    pictureFields: app.pictureFields,
    unpublished: app.unpublished,
  };
}

/** The content without a build of the site, for tools. */
export async function loadSiteContent(root: string): Promise<SiteContent> {
  const app = await import("../app/content-api.ts");
  app.readContentAgain(root);
  return checkedContent(app);
}
