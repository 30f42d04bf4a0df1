import { type Finding, findLines, type SourceFile } from "../finding.ts";

/** How the text of a scaffold starts (tools/new/). Until it is replaced, the page is a draft. */
const draftMark = "To be written";

const REVIEW_AFTER_MONTHS = 12;
const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

const indentOf = (line: string) => line.length - line.trimStart().length;

/** The name of an entry: the name, title or heading of the marked object, without nested ones. */
function entryName(lines: readonly string[], index: number): string {
  const indent = indentOf(lines[index] ?? "");
  const outside = (line: string) => line.trim() !== "" && indentOf(line) < indent;
  const start = lines.findLastIndex((line, at) => at < index && outside(line));
  const end = lines.findIndex((line, at) => at > index && outside(line));
  const own = lines.slice(start + 1, end < 0 ? undefined : end);
  const named = own.findIndex((line) => indentOf(line) === indent && /^\s*(name|title|heading):/.test(line));
  // A long value is on the line after its field; in front matter it may have no quotation marks.
  const value = /["`]([^"`]+)/.exec(own.slice(named, named + 2).join(" ")) ?? /: (.+)/.exec(own[named] ?? "");
  return value?.[1] ?? "an entry";
}

export function findSampleEntries(source: SourceFile): Finding[] {
  const named = (index: number) => entryName(source.lines, index);
  return [
    ...findLines(source, /\bsample: true\b/, (_line, index) => ({
      check: "samples",
      severity: "blocks",
      message: `“${named(index)}” is sample content: replace it, then remove sample`,
    })),
    ...findLines(source, /\bplaceholder: true\b/, (_line, index) => ({
      check: "samples",
      severity: "review",
      message: `“${named(index)}” is a placeholder that visitors see`,
    })),
  ];
}

/** Text that a scaffold wrote. A file with draft: true is not published, so it is skipped. */
export function findDrafts(source: SourceFile): Finding[] {
  if (source.lines.includes("draft: true")) return [];
  return findLines(source, new RegExp(`\\b${draftMark}\\b`, "i"), (line) => ({
    check: "drafts",
    severity: "blocks",
    message: line.trim().replace(/,$/, ""),
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
    const [, month = "", year = ""] = /^lastUpdated: "?([A-Z][a-z]+) (\d{4})/.exec(line) ?? [];
    return (now.getFullYear() - Number(year)) * 12 + now.getMonth() - months.indexOf(month);
  };
  return findLines(source, /^lastUpdated:/, (line) => ({
    check: "dates",
    severity: "review",
    message: `${line.trim()}: ${age(line)} months old; review the policy and update the date`,
  })).filter(({ line }) => age(source.lines[line - 1] ?? "") > REVIEW_AFTER_MONTHS);
}
