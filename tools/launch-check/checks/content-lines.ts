import {
  isMap,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type YAMLMap,
} from "yaml";
import { TO_BE_WRITTEN } from "../../../app/content/to-be-written.ts";
import { type Finding, findLines, type SourceFile } from "../finding.ts";

const REVIEW_AFTER_MONTHS = 12;

/** Marks in the content, and what they say of what they stand in. */
const marks = [
  {
    field: "sample",
    severity: "blocks",
    message: "is sample content: replace it, then remove sample",
  },
  {
    field: "confirm",
    severity: "blocks",
    message: "is not confirmed: check that it is true, then remove confirm",
  },
  {
    field: "placeholder",
    severity: "review",
    message: "is a placeholder that visitors see",
  },
] as const;

/** The objects whose field is true, at the line of that field. */
function objectsWith(
  { file, lines }: SourceFile,
  field: string,
): { node: YAMLMap; line: number }[] {
  const lineCounter = new LineCounter();
  // Front matter is YAML between two lines of ---; the parser counts the first
  // of them.
  const end = file.endsWith(".md") ? lines.indexOf("---", 1) : lines.length;
  const found: { node: YAMLMap; line: number }[] = [];
  visit(parseDocument(lines.slice(0, end).join("\n"), { lineCounter }), {
    Map(_, node) {
      const mark = node.get(field, true);
      if (isScalar(mark) && mark.value === true)
        found.push({
          node,
          line: lineCounter.linePos(mark.range?.[0] ?? 0).line,
        });
    },
  });
  return found.sort((a, b) => a.line - b.line);
}

/** The name of an object: its own name, title, heading, label or city. */
function nameOf(node: YAMLMap): string {
  const names = ["name", "title", "heading", "label", "city"].map((field) =>
    node.get(field),
  );
  return String(
    names.find((name) => name !== undefined && !isMap(name)) ?? "an entry",
  );
}

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

/**
 * Text that a scaffold wrote. A file with draft: true is not published, so it
 * is skipped.
 */
export function findDrafts(source: SourceFile): Finding[] {
  if (source.lines.includes("draft: true")) return [];
  return findLines(
    source,
    new RegExp(`\\b${TO_BE_WRITTEN}\\b`, "i"),
    "drafts",
    (line) => line.trim(),
  );
}

/** Addresses on the reserved domain in sentences and links. */
export function findExampleAddresses(source: SourceFile): Finding[] {
  const message = (line: string) =>
    `an address on the reserved .example domain: ${line.trim()}`;
  return findLines(source, /[\w-]\.example\b/, "addresses", message);
}

/** Policies dated more than a year ago: someone must read them again. */
export function findOldDates(
  { file, lines }: SourceFile,
  now: Date,
): Finding[] {
  return lines.flatMap((line, index): Finding[] => {
    const [, year, month] = /^lastUpdated: "?(\d{4})-(\d\d)/.exec(line) ?? [];
    const age =
      (now.getFullYear() - Number(year)) * 12 +
      now.getMonth() +
      1 -
      Number(month);
    if (!(age > REVIEW_AFTER_MONTHS)) return [];
    const message = `${line.trim()}: ${age} months old; review the policy and update the date`;
    return [
      { check: "dates", severity: "review", file, line: index + 1, message },
    ];
  });
}
