import { type Document, isSeq, parseDocument } from "yaml";
import type { ListAction, NewValue, Path } from "../../app/edit/types.ts";
import { draftItem } from "../new/template.ts";
import { RefusedError } from "../page-files/refused.ts";
import { schemaAt } from "../page-files/schema-at.ts";
import { changeValue, splitYaml } from "../page-files/yaml-text.ts";
import { type ProseText, replaceText } from "./prose.ts";

/** The text in Markdown at a path such as `["prose", 4, 5]`. */
const proseAt = (file: string, [first, ...text]: Path) =>
  file.endsWith(".md") && first === "prose" ? (text as ProseText) : undefined;

/** What is below the front matter. */
export function proseOf(text: string): { above: string; lines: string[] } {
  const { open, yaml, rest } = splitYaml(text);
  const [fence = ""] = /^---[ \t]*\r?\n?/.exec(rest) ?? [];
  return {
    above: open + yaml + fence,
    lines: rest.slice(fence.length).split("\n"),
  };
}

/** What a file says at a path: texts as written, with the names of facts. */
export function valueAt(file: string, text: string, path: Path): unknown {
  const place = proseAt(file, path);
  if (!place)
    return (parseDocument(splitYaml(text).yaml) as Document).getIn(path, false);
  let found: string | undefined;
  replaceText(proseOf(text).lines, place, (words) => {
    found = words.replace(/\s*\n\s*/g, " ");
    return words;
  });
  return found;
}

/** Everything that the YAML of a file says. */
export const valuesOf = (text: string): unknown =>
  parseDocument(splitYaml(text).yaml).toJS();

/**
 * The file with another value at a path. An empty text takes the field away,
 * which the check refuses if it is needed.
 */
export function setValue(
  file: string,
  text: string,
  path: Path,
  value: string | number | boolean,
): string {
  if ((valueAt(file, text, path) ?? "") === value) return text;
  const place = proseAt(file, path);
  if (place) {
    const { above, lines } = proseOf(text);
    return above + replaceText(lines, place, () => String(value)).join("\n");
  }
  if (value === "")
    return changeValue(text, path.slice(0, -1), (document) =>
      document.deleteIn(path),
    );
  return changeValue(text, path, (document) => document.setIn(path, value));
}

/** The file with another picture at a path. */
export const setPicture = (
  text: string,
  path: Path,
  picture: { file: string; alt: string },
): string =>
  changeValue(text, path, (document) => {
    for (const [name, value] of Object.entries(picture))
      document.setIn([...path, name], value);
    document.deleteIn([...path, "decoration"]);
  });

/** The file with an item of a list removed, or moved by one place. */
export function changeList(
  text: string,
  path: Path,
  { index, action }: { index: number; action: ListAction },
): string {
  return changeValue(text, path, (document) => {
    const { items } = document.getIn(path, true) as { items: unknown[] };
    const to = action === "up" ? index - 1 : index + 1;
    if (!(index in items) || (action !== "remove" && !(to in items)))
      throw new RefusedError("There is no such place in the list.");
    if (action === "remove") items.splice(index, 1);
    else items.splice(to, 0, ...items.splice(index, 1));
  });
}

/** What a group, or an item of a list, says before its owner has a say. */
export function draftAt(file: string, path: Path): unknown {
  const schema = schemaAt(file, path);
  if (!schema) throw new RefusedError(`${file} takes no such fields.`);
  return draftItem(schema, path);
}

/**
 * The file with a group of fields that it may have, or an item of a list. What
 * has no value yet is marked as to be written.
 */
export function addValues(
  file: string,
  text: string,
  path: Path,
  values: readonly NewValue[],
): string {
  const draft = draftAt(file, path);
  const list = path.slice(0, -1);
  const isItem = typeof path.at(-1) === "number";
  return changeValue(text, isItem ? list : path, (document) => {
    const made = document.createNode(draft);
    const items: unknown = document.getIn(list, true);
    if (isItem && isSeq(items))
      items.items.splice(Number(path.at(-1)), 0, made);
    else document.setIn(path, made);
    for (const { path: at, value } of values) document.setIn(at, value);
  });
}
