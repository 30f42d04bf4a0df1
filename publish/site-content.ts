import path from "node:path";
import { runnerImport } from "vite";

/** What the later steps need to know of the content, loaded the way the app loads it. */
export interface SiteContent {
  site: typeof import("../site.config.ts").site;
  redirects: Record<string, string>;
  /** Rendered like pages, but no pages. */
  contactFailedPath: string;
  notFoundPath: string;
}

/** Reads and checks all content. A broken file throws an error that names the file and the field. */
export async function loadSiteContent(root: string): Promise<SiteContent> {
  const load = async <Module>(file: string) => {
    const options = { root, configFile: false, logLevel: "error" } as const;
    return (await runnerImport<Module>(path.join(root, file), options)).module;
  };
  const { site } = await load<typeof import("../site.config.ts")>("site.config.ts");
  const { checkContent } = await load<typeof import("../app/content/check.ts")>("app/content/check.ts");
  checkContent();
  const { getRedirects } = await load<typeof import("../app/content/pages.ts")>("app/content/pages.ts");
  const { contactFailedPath, notFoundPath } =
    await load<typeof import("../app/content/paths.ts")>("app/content/paths.ts");
  return { site, redirects: getRedirects(), contactFailedPath, notFoundPath };
}
