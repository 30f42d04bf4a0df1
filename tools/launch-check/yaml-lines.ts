import {
  isMap,
  isNode,
  isPair,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  visit,
  type YAMLMap,
} from "yaml";
import type { SourceFile } from "./finding.ts";

interface Located {
  node: Node;
  line: number;
}

function read({ file, lines }: SourceFile) {
  const lineCounter = new LineCounter();
  // Front matter is YAML between two lines of ---; the parser counts the first of them.
  const end = file.endsWith(".md") ? lines.indexOf("---", 1) : lines.length;
  const document = parseDocument(lines.slice(0, end).join("\n"), { lineCounter });
  const lineOf = (node: Node) => lineCounter.linePos(node.range?.[0] ?? 0).line;
  return { document, lineOf };
}

/** The line of the string that says exactly this; 1 if none does, so that a finding always has a place. */
export function lineOfString(source: SourceFile, text: string): number {
  const { document, lineOf } = read(source);
  let line = 1;
  visit(document, {
    Scalar(key, node) {
      if (key === "key" || node.value !== text) return;
      line = lineOf(node);
      return visit.BREAK;
    },
  });
  return line;
}

/** The objects whose field is true, at the line of that field. */
export function objectsWith(source: SourceFile, field: string): (Located & { node: YAMLMap })[] {
  const { document, lineOf } = read(source);
  const found: (Located & { node: YAMLMap })[] = [];
  visit(document, {
    Map(_, node) {
      const mark = node.items.find(({ key }) => isScalar(key) && key.value === field);
      if (isPair(mark) && isNode(mark.value) && isScalar(mark.value) && mark.value.value === true)
        found.push({ node, line: lineOf(mark.value) });
    },
  });
  return found.sort((a, b) => a.line - b.line);
}

/** The name of an object: its own name, title, heading, label or city. */
export function nameOf(node: YAMLMap): string {
  const names = ["name", "title", "heading", "label", "city"].map((field) => node.get(field));
  return String(names.find((name) => name !== undefined && !isMap(name)) ?? "an entry");
}
