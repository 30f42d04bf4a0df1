import { type Finding, findLines, type SourceFile } from "../finding.ts";

/** How the words of a scaffold begin (tools/new/): until they are replaced, the page is a draft. */
export const draftMark = "To be written";

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

/** What an entry is called: the name, title or heading of the object that is marked, without those inside it. */
function entryName(lines: readonly string[], index: number): string {
  const indent = indentOf(lines[index] ?? "");
  const outside = (line: string) => line.trim() !== "" && indentOf(line) < indent;
  const start = lines.findLastIndex((line, at) => at < index && outside(line));
  const end = lines.findIndex((line, at) => at > index && outside(line));
  const own = lines.slice(start + 1, end < 0 ? undefined : end);
  const named = own.findIndex((line) => indentOf(line) === indent && /^\s*(name|title|heading):/.test(line));
  // A long value stands on the line after its field; in front matter it may stand without quotation marks.
  const value = /["`]([^"`]+)/.exec(own.slice(named, named + 2).join(" ")) ?? /: (.+)/.exec(own[named] ?? "");
  return value?.[1] ?? "an entry";
}

export function findSampleEntries(source: SourceFile): Finding[] {
  const named = (index: number) => entryName(source.lines, index);
  return [
    ...findLines(source, /\bsample: true\b/, (_line, index) => ({
      check: "samples",
      severity: "blocks",
      message: `“${named(index)}” is sample content: replace it, then take out sample`,
    })),
    ...findLines(source, /\bplaceholder: true\b/, (_line, index) => ({
      check: "samples",
      severity: "review",
      message: `“${named(index)}” is an empty place that visitors see`,
    })),
  ];
}

/** Words that a scaffold wrote. A file that says draft: true goes live with none of them. */
export function findDrafts(source: SourceFile): Finding[] {
  if (source.lines.includes("draft: true")) return [];
  return findLines(source, new RegExp(`\\b${draftMark}\\b`, "i"), (line) => ({
    check: "drafts",
    severity: "blocks",
    message: line.trim().replace(/,$/, ""),
  }));
}

/** Addresses on the reserved domain that a sentence or a link names itself. */
export function findExampleAddresses(source: SourceFile): Finding[] {
  return findLines(source, /[\w-]\.example\b/, (line) => ({
    check: "addresses",
    severity: "blocks",
    message: `an address on the reserved .example domain: ${line.trim()}`,
  }));
}

/** Policies whose date is more than a year old: they may still hold, but somebody must have read them. */
export function findOldDates(source: SourceFile, now: Date): Finding[] {
  const age = (line: string) => {
    const [, month = "", year = ""] = /^lastUpdated: "?([A-Z][a-z]+) (\d{4})/.exec(line) ?? [];
    return (now.getFullYear() - Number(year)) * 12 + now.getMonth() - months.indexOf(month);
  };
  return findLines(source, /^lastUpdated:/, (line) => ({
    check: "dates",
    severity: "review",
    message: `${line.trim()}: ${age(line)} months old; read the policy again and date it`,
  })).filter(({ line }) => age(source.lines[line - 1] ?? "") > REVIEW_AFTER_MONTHS);
}
