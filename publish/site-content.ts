import path from "node:path";

type BuildApi = typeof import("../app/build-api.ts");

/** What the later steps need to know of the app: its content, checked, and what they draw with. */
export interface SiteContent {
  site: BuildApi["site"];
  pages: ReturnType<BuildApi["sitePages"]>;
  offices: ReturnType<BuildApi["getOffices"]>;
  redirects: Record<string, string>;
  /** What the content has and the pages do not show, in sentences for its author. */
  leftOut: string[];
  /** The slugs of the menu's groups of services, in order. */
  serviceGroups: string[];
  /** Rendered like pages, but no pages. */
  contactFailedPath: string;
  notFoundPath: string;
  /** Where content names a picture, by file and field. */
  pictureFields: BuildApi["pictureFields"];
  /** Why visitors do not see a page, by its front matter. */
  unpublished: BuildApi["unpublished"];
  /** How many items each collection has, by its name. */
  items: Readonly<Record<string, number>>;
  /** The names of people, which no dictionary has. */
  people: string[];
  draw: Pick<BuildApi, "colour" | "inScheme" | "penRules" | "placedMark" | "schemeIcon" | "tileIcon">;
}

/** Reads and checks all content. A broken file throws an error that names the file and the field. */
export function checkedContent(app: BuildApi): SiteContent {
  const { leftOut } = app.checkContent();
  return {
    leftOut,
    site: app.site,
    pages: app.sitePages(),
    offices: app.getOffices(),
    redirects: app.getRedirects(),
    serviceGroups: app.getNavigation().services.groups.map(({ slug }) => slug),
    contactFailedPath: app.contactFailedPath,
    notFoundPath: app.notFoundPath,
    pictureFields: app.pictureFields,
    unpublished: app.unpublished,
    items: app.countItems(),
    people: app.namedPeople(),
    draw: app,
  };
}

/** The content without a bundle of the app, for tools. */
export async function loadSiteContent(root: string): Promise<SiteContent> {
  const { runnerImport } = await import("vite");
  const options = { root, configFile: false, logLevel: "error" } as const;
  const { module: app } = await runnerImport<BuildApi>(path.join(root, "app/build-api.ts"), options);
  return checkedContent(app);
}
