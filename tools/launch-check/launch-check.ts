import type { Site } from "../../app/content/schema/site.ts";
import { loadSiteContent, type SiteContent } from "../../publish/site-content.ts";
import { findBrokenContent } from "./checks/broken-content.ts";
import { findDrafts, findExampleAddresses, findOldDates, findSampleEntries } from "./checks/content-lines.ts";
import { findBrokenLinks, type GetStatus } from "./checks/external-links.ts";
import { findBareFigures } from "./checks/figures.ts";
import {
  findMissingAnalyticsChoice,
  findMissingDelivery,
  findPlaceholderAddresses,
} from "./checks/site-config.ts";
import { findMisspeltContent } from "./checks/spelling.ts";
import type { Finding, Report } from "./finding.ts";
import { contentFiles, readSource } from "./source-files.ts";

interface LaunchCheckOptions {
  root: string;
  environment: Readonly<Record<string, string | undefined>>;
  now: Date;
  /** Whether to request external URLs; `required` reports a missing network as an error. */
  network: "off" | "optional" | "required";
  status: GetStatus;
}

/** All content, or its errors. */
async function loadOrExplain(root: string): Promise<{ content?: SiteContent; findings: Finding[] }> {
  try {
    return { content: await loadSiteContent(root), findings: [] };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { findings: findBrokenContent(error.message, root) };
  }
}

/** The configuration alone, which can be read while a page is broken. */
async function loadSite(): Promise<Site | undefined> {
  const loaded = import("../../app/content/site.ts");
  return loaded.then(({ site }) => site).catch(() => undefined);
}

function order(a: Finding, b: Finding): number {
  return a.check.localeCompare(b.check) || a.file.localeCompare(b.file) || a.line - b.line;
}

/** Everything that must change before the site can go live. */
export async function launchCheck(options: LaunchCheckOptions): Promise<Report> {
  const { root, environment, now, network, status } = options;
  const config = readSource(root, "content/site.yaml");
  const files = contentFiles(root);
  const { content, findings: broken } = await loadOrExplain(root);
  const site = content?.site ?? (await loadSite());
  const links =
    network === "off"
      ? { findings: [] }
      : await findBrokenLinks([config, ...files], status, network === "required");

  const findings = [
    ...broken,
    ...(site
      ? [
          ...findPlaceholderAddresses(site, config),
          ...findMissingAnalyticsChoice(site, config),
          ...findMissingDelivery(site, config, environment),
        ]
      : []),
    ...files.flatMap(findSampleEntries),
    ...files.flatMap(findDrafts),
    ...files.flatMap(findExampleAddresses),
    ...files.flatMap((file) => findOldDates(file, now)),
    ...(content ? findBareFigures(content.pages, root) : []),
    ...findMisspeltContent(root, content?.people ?? []),
    ...links.findings,
  ].sort(order);
  const notes = [
    ...(content
      ? []
      : [
          "The content does not pass its schema: figures were not looked at, and names may be listed as misspelt",
        ]),
    ...(links.note ? [links.note] : []),
  ];
  return { mayLaunch: findings.every(({ severity }) => severity !== "blocks"), findings, notes };
}
