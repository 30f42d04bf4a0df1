import { type Finding, lineWhere, type SourceFile } from "../finding.ts";
import { readSource } from "../source-files.ts";

/**
 * The line of a field such as `faq[2].answer`: searches for each name below the previous one. Approximate, but close
 * enough to open the file at.
 */
function lineOfField({ lines }: SourceFile, field: string): number {
  let at = 0;
  let skip = 0;
  for (const part of field.match(/[\w-]+|\[\d+\]/g) ?? []) {
    const index = /^\[(\d+)\]$/.exec(part);
    if (index) {
      skip = Number(index[1]);
      continue;
    }
    const name = new RegExp(`(^|[\\s{"'])${part}["']?:`);
    for (let seen = -1; seen < skip; seen += 1) {
      const next = lines.findIndex((line, number) => number >= at && name.test(line));
      if (next < 0) return Math.max(1, at);
      at = next + 1;
    }
    skip = 0;
  }
  return Math.max(1, at);
}

/** The errors of the schemas and of the content check, by line. */
export function findBrokenContent(message: string, root: string): Finding[] {
  return message.split("\n").flatMap((problem): Finding[] => {
    const [, file, field = "", words = ""] =
      /^((?:content|site)[\w./-]+): ([^:]+): (.+)$/.exec(problem) ?? [];
    if (!file) return [{ check: "content", severity: "blocks", file: "content", line: 1, message: problem }];
    const source = readSource(root, file);
    const line = file.endsWith(".md")
      ? lineWhere(source, (text) => text.startsWith(`${field}:`) || text.includes(field))
      : lineOfField(source, field);
    return [{ check: "content", severity: "blocks", file, line, message: `${field}: ${words}` }];
  });
}
