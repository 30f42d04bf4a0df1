import { type Document, isNode, isScalar, parseDocument, Scalar } from "yaml";
import { editYaml, splitYaml } from "../page-files/yaml-text.ts";
import { type ProseText, replaceText } from "./prose.ts";

type Path = readonly PropertyKey[];

const WIDTH = 100;

/** The text in Markdown at a path such as `["prose", 4, 5]`. */
const proseTextAt = ([, line, end, cell]: Path): ProseText => ({
  line: Number(line),
  end: Number(end),
  ...(cell !== undefined && { cell: Number(cell) }),
});

const isProse = (file: string, path: Path) => file.endsWith(".md") && path[0] === "prose";

/** What is below the front matter. */
export function proseOf(text: string): { above: string; lines: string[] } {
  const { open, yaml, rest } = splitYaml(text);
  const [fence = ""] = /^---[ \t]*\r?\n?/.exec(rest) ?? [];
  return { above: open + yaml + fence, lines: rest.slice(fence.length).split("\n") };
}

/** What a file says at a path: texts as written, with the names of facts. */
export function valueAt(file: string, text: string, path: Path): unknown {
  if (!isProse(file, path)) return (parseDocument(splitYaml(text).yaml) as Document).getIn(path, false);
  const { lines } = proseOf(text);
  let found: string | undefined;
  replaceText(lines, proseTextAt(path), (words) => {
    found = words.replace(/\s*\n\s*/g, " ");
    return words;
  });
  return found;
}

/** The part of the source that says a value. */
function sourceOf(yaml: string, path: Path): [from: number, to: number] | undefined {
  const node: unknown = path.length > 0 ? (parseDocument(yaml) as Document).getIn(path, true) : undefined;
  if (!isNode(node) || !node.range) return undefined;
  const [from, to] = node.range;
  // A block ends with its line.
  return [from, from + yaml.slice(from, to).trimEnd().length];
}

/** A long sentence that stands on one line becomes a folded block, as in the other files. */
function foldLong(document: Document, path: Path): void {
  const node: unknown = document.getIn(path, true);
  if (!isScalar(node) || typeof node.value !== "string") return;
  const isBlock = node.type === Scalar.BLOCK_FOLDED || node.type === Scalar.BLOCK_LITERAL;
  const column = 2 * path.length + String(path.at(-1)).length;
  if (!isBlock && column + node.value.length > WIDTH) node.type = Scalar.BLOCK_FOLDED;
}

/**
 * Changes the value at a path of a content file. Only the lines of the changed value differ: comments, order and the
 * style of everything else stay.
 */
export function changeYaml(text: string, path: Path, change: (document: Document) => void): string {
  const edited = editYaml(text, change);
  const { open, yaml, rest } = splitYaml(text);
  const after = splitYaml(edited).yaml;
  const [old, made] = [sourceOf(yaml, path), sourceOf(after, path)];
  if (!old || !made) return edited;
  return open + yaml.slice(0, old[0]) + after.slice(...made) + yaml.slice(old[1]) + rest;
}

/** Everything that the YAML of a file says. */
export const valuesOf = (text: string): unknown => parseDocument(splitYaml(text).yaml).toJS();

/** The file with another value at a path. An empty text takes the field away, which the check refuses if it is needed. */
export function setValue(file: string, text: string, path: Path, value: string | number | boolean): string {
  if (valueAt(file, text, path) === value) return text;
  if (typeof value === "string" && value !== "") return setText(file, text, path, value);
  return changeYaml(text, path, (document) => {
    if (value === "") document.deleteIn(path);
    else document.setIn(path, value);
  });
}

/** The file with another text at a path. */
export function setText(file: string, text: string, path: Path, value: string): string {
  if (valueAt(file, text, path) === value) return text;
  if (isProse(file, path)) {
    const { above, lines } = proseOf(text);
    return above + replaceText(lines, proseTextAt(path), () => value).join("\n");
  }
  return changeYaml(text, path, (document) => {
    document.setIn(path, value);
    foldLong(document, path);
  });
}

/** The file with another picture at a path. */
export const setPicture = (text: string, path: Path, picture: { file: string; alt: string }): string =>
  changeYaml(text, path, (document) => {
    for (const [name, value] of Object.entries(picture)) document.setIn([...path, name], value);
    document.deleteIn([...path, "decoration"]);
  });

/** The file with another list at a path. */
export function setList(
  text: string,
  path: Path,
  change: (items: unknown[], document: Document) => void,
): string {
  return changeYaml(text, path, (document) => {
    const list = document.getIn(path, true) as { items: unknown[] };
    change(list.items, document);
  });
}
