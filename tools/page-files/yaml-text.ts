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

/** As the files of content/ are written. In front matter a brace needs a space after it, or it would be that of a fact. */
const formatDocument = (document: Document, isFrontMatter = false): string =>
  document.toString({ lineWidth: WIDTH, flowCollectionPadding: isFrontMatter, minContentWidth: 40 });

/** The YAML of a content file, and what is around it in Markdown. */
export function splitYaml(text: string): { open: string; yaml: string; rest: string } {
  const [, open = "", yaml = text, rest = ""] = /^(---\r?\n)([\s\S]*?\n)(---[\s\S]*)$/.exec(text) ?? [];
  return { open, yaml, rest };
}

/** Changes what a content file says; its comments and order stay. */
export function editYaml(text: string, change: (document: Document) => void): string {
  const { open, yaml, rest } = splitYaml(text);
  const document = parseDocument(yaml) as Document;
  change(document);
  return open + formatDocument(document, open !== "") + rest;
}

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

/** Changes the strings of a content file, the prose of Markdown too. A text without a change stays as it is. */
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
  return whole.slice(0, whole.length - rest.length) + (rest && change(rest, ["prose"]));
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
