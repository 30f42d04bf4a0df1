import {
  Document,
  isCollection,
  isNode,
  isPair,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  Scalar,
  visit,
  type YAMLSeq,
} from "yaml";

type Path = readonly PropertyKey[];

const WIDTH = 100;

/**
 * As the files of content/ are written. In front matter a brace needs a space
 * after it, or it would be that of a fact.
 */
const formatDocument = (document: Document, isFrontMatter = false): string =>
  document.toString({
    lineWidth: WIDTH,
    flowCollectionPadding: isFrontMatter,
    minContentWidth: 40,
  });

/** The YAML of a content file, and what is around it in Markdown. */
export function splitYaml(text: string): {
  open: string;
  yaml: string;
  rest: string;
} {
  const [, open = "", yaml = text, rest = ""] =
    /^(---\r?\n)([\s\S]*?\n)(---[\s\S]*)$/.exec(text) ?? [];
  return { open, yaml, rest };
}

/** Changes what a content file says; its comments and order stay. */
export function editYaml(
  text: string,
  change: (document: Document) => void,
): string {
  const { open, yaml, rest } = splitYaml(text);
  const document = parseDocument(yaml) as Document;
  change(document);
  return open + formatDocument(document, open !== "") + rest;
}

/** The part of the source that says a value. */
function sourceOf(
  yaml: string,
  path: Path,
): [from: number, to: number] | undefined {
  const node: unknown =
    path.length > 0
      ? (parseDocument(yaml) as Document).getIn(path, true)
      : undefined;
  if (!isNode(node) || !node.range) return undefined;
  const [from, to] = node.range;
  // A block ends with its line.
  return [from, from + yaml.slice(from, to).trimEnd().length];
}

/** A long sentence that stands on one line becomes a folded block. */
function foldLong(node: unknown, column: number): void {
  if (!isScalar(node) || typeof node.value !== "string") return;
  const isBlock =
    node.type === Scalar.BLOCK_FOLDED || node.type === Scalar.BLOCK_LITERAL;
  if (!isBlock && column + node.value.length > WIDTH)
    node.type = Scalar.BLOCK_FOLDED;
}

/**
 * Changes the value at a path of a content file. Only the lines of that value
 * differ: comments, order and the style of everything else stay.
 */
export function changeValue(
  text: string,
  path: Path,
  change: (document: Document) => void,
): string {
  const edited = editYaml(text, (document) => {
    change(document);
    foldLong(
      document.getIn(path, true),
      2 * path.length + String(path.at(-1)).length,
    );
  });
  const { open, yaml, rest } = splitYaml(text);
  const after = splitYaml(edited).yaml;
  const old = sourceOf(yaml, path);
  const made = sourceOf(after, path);
  if (!old || !made) return edited;
  return (
    open +
    yaml.slice(0, old[0]) +
    after.slice(...made) +
    yaml.slice(old[1]) +
    rest
  );
}

type Ancestors = readonly (Document | Node | Pair)[];

/** The column at which a value begins. */
function columnOf(ancestors: Ancestors): number {
  const parent = ancestors.at(-1);
  const key =
    isPair(parent) && isScalar(parent.key)
      ? String(parent.key.value).length + 2
      : 2;
  return (ancestors.filter(isCollection).length - 1) * 2 + key;
}

const isWord = (item: unknown) =>
  isScalar(item) && /^[\w:.-]+$/.test(String(item.value));

/** Long sentences become folded blocks, and lists of single words one line. */
export function yamlText(value: unknown): string {
  const document = new Document(value, { aliasDuplicateObjects: false });
  visit(document, {
    Scalar(key, node, ancestors) {
      if (key !== "key") foldLong(node, columnOf(ancestors));
    },
    Seq(_, node: YAMLSeq, ancestors) {
      const length = columnOf(ancestors) + node.items.join(", ").length + 2;
      node.flow =
        node.items.length > 0 && node.items.every(isWord) && length <= WIDTH;
    },
  });
  return formatDocument(document);
}

/**
 * The new value of a string in a content file; undefined removes it from its
 * list.
 */
export type StringChange = (value: string, path: Path) => string | undefined;

function pathOf(
  key: number | "key" | "value" | null,
  ancestors: Ancestors,
): Path {
  const names = ancestors.flatMap((node, index): PropertyKey[] => {
    if (isPair(node)) return [isScalar(node.key) ? String(node.key.value) : ""];
    const child = ancestors[index + 1];
    return isSeq(node) && child !== undefined
      ? [node.items.indexOf(child)]
      : [];
  });
  return typeof key === "number" ? [...names, key] : names;
}

/**
 * Changes the strings of a content file, the prose of Markdown too. A text
 * without a change stays as it is.
 */
export function mapStrings(text: string, change: StringChange): string {
  let changed = false;
  const edited = editYaml(text, (document) => {
    visit(document, {
      Scalar(key, node, ancestors) {
        if (key === "key" || typeof node.value !== "string") return;
        const value = change(node.value, pathOf(key, ancestors));
        if (value === node.value) return;
        changed = true;
        if (value === undefined) return visit.REMOVE;
        node.value = value;
      },
    });
  });
  const whole = changed ? edited : text;
  const { rest } = splitYaml(whole);
  return (
    whole.slice(0, whole.length - rest.length) +
    (rest && change(rest, ["prose"]))
  );
}

/** The strings of a content file. */
export function stringsOf(text: string): { value: string; path: Path }[] {
  const strings: { value: string; path: Path }[] = [];
  mapStrings(text, (value, path) => {
    strings.push({ value, path });
    return value;
  });
  return strings;
}
