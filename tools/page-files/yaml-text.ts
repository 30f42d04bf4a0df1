import {
  Document,
  isCollection,
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

const WIDTH = 100;

/** How the files of content/ are written. */
const format = { lineWidth: WIDTH, flowCollectionPadding: false, minContentWidth: 40 } as const;

export const formatDocument = (document: Document): string => document.toString(format);

type Ancestors = readonly (Document | Node | Pair)[];

/** The column at which a value begins. */
function columnOf(ancestors: Ancestors): number {
  const parent = ancestors.at(-1);
  const key = isPair(parent) && isScalar(parent.key) ? String(parent.key.value).length + 2 : 2;
  return (ancestors.filter(isCollection).length - 1) * 2 + key;
}

const isWord = (item: unknown) => isScalar(item) && /^[\w:.-]+$/.test(String(item.value));

/** Long sentences become folded blocks, and lists of single words one line. */
export function yamlText(value: unknown): string {
  const document = new Document(value, { aliasDuplicateObjects: false });
  visit(document, {
    Scalar(key, node, ancestors) {
      if (key === "key" || typeof node.value !== "string") return;
      if (columnOf(ancestors) + node.value.length > WIDTH) node.type = Scalar.BLOCK_FOLDED;
    },
    Seq(_, node: YAMLSeq, ancestors) {
      const length = columnOf(ancestors) + node.items.join(", ").length + 2;
      node.flow = node.items.length > 0 && node.items.every(isWord) && length <= WIDTH;
    },
  });
  return formatDocument(document);
}

type Path = readonly PropertyKey[];

/** The new value of a string in a content file; undefined removes it from its list. */
export type StringChange = (value: string, path: Path) => string | undefined;

function pathOf(key: number | "key" | "value" | null, ancestors: Ancestors): Path {
  const names = ancestors.flatMap((node, index): PropertyKey[] => {
    if (isPair(node)) return [isScalar(node.key) ? String(node.key.value) : ""];
    const child = ancestors[index + 1];
    return isSeq(node) && child !== undefined ? [node.items.indexOf(child)] : [];
  });
  return typeof key === "number" ? [...names, key] : names;
}

/** Changes the strings of a YAML text. Comments and order stay; a text without a change stays as it is. */
function mapYaml(text: string, change: StringChange): string {
  const document = parseDocument(text);
  let changed = false;
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
  return changed ? formatDocument(document) : text;
}

/** Changes the strings of a content file: those of its YAML, and the prose below the front matter. */
export function mapStrings(text: string, change: StringChange): string {
  const [, open = "", fields = text, close = "", prose = ""] =
    /^(---\r?\n)([\s\S]*?\n)(---[ \t]*(?:\r?\n|$))([\s\S]*)$/.exec(text) ?? [];
  return open + mapYaml(fields, change) + close + (prose && change(prose, ["prose"]));
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
