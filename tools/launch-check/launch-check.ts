import { readEntries } from "../../app/content/entries.ts";
import { ContentError, type Mistake } from "../../app/content/parse.ts";
import { settings, site } from "../../app/content/site.ts";
import { dayOf } from "../../app/content/site-date.ts";
import {
  loadSiteContent,
  type SiteContent,
} from "../../publish/site-content.ts";
import {
  findDrafts,
  findExampleAddresses,
  findOldDates,
  findSampleEntries,
} from "./checks/content-lines.ts";
import { findBrokenLinks } from "./checks/external-links.ts";
import { findBareEngagements, findBareFigures } from "./checks/figures.ts";
import { findGoneNames, goneWords } from "./checks/gone-names.ts";
import {
  findMissingAnalyticsChoice,
  findMissingDelivery,
  findPlaceholderAddresses,
} from "./checks/site-config.ts";
import {
  findEmptySlots,
  findOverDates,
  findUndecidedFacts,
} from "./checks/slots.ts";
import { findMisspeltContent, namedPeople } from "./checks/spelling.ts";
import type { Finding, Report } from "./finding.ts";
import { contentFiles, readSource } from "./source-files.ts";

interface LaunchCheckOptions {
  root: string;
  environment: Readonly<Record<string, string | undefined>>;
  now: Date;
  /** Requests no external URLs. */
  offline: boolean;
}

const findingOf = (
  { file, line = 1, field, message }: Mistake,
  severity: Finding["severity"] = "blocks",
): Finding => ({
  check: "content",
  severity,
  file,
  line,
  message: [field, message].filter(Boolean).join(": "),
});

/** All content, or its mistakes. */
async function loadOrExplain(
  root: string,
): Promise<{ content?: SiteContent; findings: Finding[] }> {
  try {
    return { content: await loadSiteContent(root), findings: [] };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { findings: error.mistakes.map((mistake) => findingOf(mistake)) };
  }
}

function order(a: Finding, b: Finding): number {
  return (
    a.check.localeCompare(b.check) ||
    a.file.localeCompare(b.file) ||
    a.line - b.line
  );
}

/** Everything that must change before the site can go live. */
export async function launchCheck(
  options: LaunchCheckOptions,
): Promise<Report> {
  const { root, environment, now, offline } = options;
  const config = readSource(root, "content/site.yaml");
  const files = contentFiles(root);
  const { content, findings: broken } = await loadOrExplain(root);
  const gone = goneWords(readSource(root, "words.txt"));
  // It can be read while a page is broken.
  const checked = readEntries(settings).mistakes.length > 0 ? undefined : site;
  const links = offline
    ? { findings: [] }
    : await findBrokenLinks([config, ...files]);

  const findings = [
    ...broken,
    ...(content?.warnings ?? []).map((warning) => findingOf(warning, "review")),
    ...(checked
      ? [
          ...findPlaceholderAddresses(checked, config),
          ...findMissingAnalyticsChoice(checked, config),
          ...findMissingDelivery(checked, config, environment),
        ]
      : []),
    ...files.flatMap(findSampleEntries),
    ...files.flatMap(findDrafts),
    ...files.flatMap(findExampleAddresses),
    ...files.flatMap((file) => findOldDates(file, now)),
    ...findBareFigures(content?.pages ?? [], root),
    ...findBareEngagements(content?.pages ?? [], root),
    ...files.flatMap((file) => findGoneNames(file, gone)),
    ...findMisspeltContent(root, files.flatMap(namedPeople)),
    ...findEmptySlots(),
    ...findOverDates(dayOf(now)),
    ...findUndecidedFacts(),
    ...links.findings,
  ].sort(order);
  const notes = [
    ...(content
      ? []
      : ["The content has mistakes: figures were not looked at"]),
    ...(links.note ? [links.note] : []),
  ];
  return {
    mayLaunch: findings.every(({ severity }) => severity !== "blocks"),
    findings,
    notes,
  };
}
