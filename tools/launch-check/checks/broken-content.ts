import { type Finding, lineWhere } from "../finding.ts";
import { readSource } from "../source-files.ts";
import { lineOfField } from "../yaml-lines.ts";

/** The errors of the schemas and of the content check, by line. */
export function findBrokenContent(message: string, root: string): Finding[] {
  return message.split("\n").flatMap((problem): Finding[] => {
    const [, file, field = "", words = ""] = /^(content[\w./-]+): ([^:]+): (.+)$/.exec(problem) ?? [];
    if (!file) return [{ check: "content", severity: "blocks", file: "content", line: 1, message: problem }];
    const source = readSource(root, file);
    const line = file.endsWith(".md")
      ? lineWhere(source, (text) => text.startsWith(`${field}:`) || text.includes(field))
      : lineOfField(source, field);
    return [{ check: "content", severity: "blocks", file, line, message: `${field}: ${words}` }];
  });
}
