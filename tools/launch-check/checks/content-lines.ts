import { type Finding, findLines, type SourceFile } from "../finding.ts";
import { TO_BE_WRITTEN } from "../to-be-written.ts";
import { nameOf, objectsWith } from "../yaml-lines.ts";

const REVIEW_AFTER_MONTHS = 12;

/** Marks in the content, and what they say of what they stand in. */
const marks = [
  { field: "sample", severity: "blocks", message: "is sample content: replace it, then remove sample" },
  {
    field: "confirm",
    severity: "blocks",
    message: "is not confirmed: check that it is true, then remove confirm",
  },
  { field: "placeholder", severity: "review", message: "is a placeholder that visitors see" },
] as const;

export function findSampleEntries(source: SourceFile): Finding[] {
  return marks.flatMap(({ field, severity, message }) =>
    objectsWith(source, field).map(({ node, line }) => ({
      check: "samples",
      severity,
      file: source.file,
      line,
      message: `“${nameOf(node)}” ${message}`,
    })),
  );
}

/** Text that a scaffold wrote. A file with draft: true is not published, so it is skipped. */
export function findDrafts(source: SourceFile): Finding[] {
  if (source.lines.includes("draft: true")) return [];
  return findLines(source, new RegExp(`\\b${TO_BE_WRITTEN}\\b`, "i"), (line) => ({
    check: "drafts",
    severity: "blocks",
    message: line.trim(),
  }));
}

/** Addresses on the reserved domain in sentences and links. */
export function findExampleAddresses(source: SourceFile): Finding[] {
  return findLines(source, /[\w-]\.example\b/, (line) => ({
    check: "addresses",
    severity: "blocks",
    message: `an address on the reserved .example domain: ${line.trim()}`,
  }));
}

/** Policies dated more than a year ago: someone must read them again. */
export function findOldDates(source: SourceFile, now: Date): Finding[] {
  const age = (line: string) => {
    const [, year, month] = /^lastUpdated: "?(\d{4})-(\d\d)/.exec(line) ?? [];
    return (now.getFullYear() - Number(year)) * 12 + now.getMonth() + 1 - Number(month);
  };
  return findLines(source, /^lastUpdated:/, (line) => ({
    check: "dates",
    severity: "review",
    message: `${line.trim()}: ${age(line)} months old; review the policy and update the date`,
  })).filter(({ line }) => age(source.lines[line - 1] ?? "") > REVIEW_AFTER_MONTHS);
}
