import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import {
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type YAMLError,
} from "yaml";
import { fieldName, type Mistake } from "./parse.ts";

/** The bundle is in a folder of the project, too. */
function rootAbove(folder: string): string {
  return existsSync(path.join(folder, "package.json"))
    ? folder
    : rootAbove(path.dirname(folder));
}

function readAll(root: string) {
  const named = (pattern: string) =>
    globSync(pattern, { cwd: root })
      .map((file) => file.split(path.sep).join("/"))
      .sort();
  const texts = named("content/**/*.{yaml,yml,md,YAML,YML,MD}").map(
    (file) => [file, readFileSync(path.join(root, file), "utf8")] as const,
  );
  return {
    root,
    texts: new Map(texts),
    pictures: named("content/pictures/*.*").map((file) => path.basename(file)),
  };
}

const projectRoot = rootAbove(import.meta.dirname);
let read = readAll(projectRoot);

/**
 * Every file of content/ as written, by its path from the project's root:
 * `content/home.yaml`.
 */
export const contentTexts = (): ReadonlyMap<string, string> => read.texts;

/** The names of the files in content/pictures/. */
export const pictureNames = (): readonly string[] => read.pictures;

/**
 * A file of the project that is not content, such as the colours of the design.
 */
export const projectFile = (file: string): string =>
  readFileSync(path.join(projectRoot, file), "utf8");

/** A drawing under content/; undefined if there is no such file. */
export function contentDrawing(file: string): string | undefined {
  const found = path.join(read.root, file);
  return existsSync(found) ? readFileSync(found, "utf8") : undefined;
}

/**
 * Reads content/ again, for programs that change it. The settings in
 * content/site.yaml stay.
 */
export function readContentAgain(root: string): void {
  read = readAll(root);
}

/**
 * Checks the content as it would be with changed texts (null for a file that is
 * gone). They stay if the check does not
 * throw: the caller writes them.
 */
export function withChanges(
  changed: ReadonlyMap<string, string | null>,
  check: () => void,
): void {
  const before = read;
  const texts = [...new Map([...before.texts, ...changed])].filter(
    (entry) => entry[1] !== null,
  );
  read = {
    ...before,
    texts: new Map(
      texts.sort(([a], [b]) => (a < b ? -1 : 1)) as [string, string][],
    ),
  };
  try {
    check();
  } catch (error) {
    read = before;
    throw error;
  }
}

/**
 * Calls the function once for the content as it was read last, on first use.
 */
export function once<Value>(make: () => Value): () => Value {
  let result: { value: Value; of: typeof read } | undefined;
  return () => {
    if (result?.of !== read) result = { value: make(), of: read };
    return result.value;
  };
}

/** The same for each of several things. */
export function onceEach<Key, Value>(
  make: (key: Key) => Value,
): (key: Key) => Value {
  const results = once(() => new Map<Key, Value>());
  return (key) => {
    const known = results();
    const value = known.has(key) ? (known.get(key) as Value) : make(key);
    known.set(key, value);
    return value;
  };
}

/** What the parser of YAML finds, in the words of an author. */
const yamlMessages: Partial<Record<YAMLError["code"], string>> = {
  BAD_INDENT:
    "is indented differently from the lines around it: use the same number of spaces",
  BLOCK_AS_IMPLICIT_KEY:
    "has a second colon: put a text with a colon into quotes",
  BAD_SCALAR_START:
    "starts with a character that means something in YAML: put the text into quotes",
  DUPLICATE_KEY: "is written twice: keep one of them",
  MISSING_CHAR:
    "misses something: is a quote or a bracket not closed, or a colon left out?",
  MULTILINE_IMPLICIT_KEY:
    "has no colon, or is not indented below the field that it belongs to",
  TAB_AS_INDENT: "is indented by a tab: use spaces",
  BAD_DQ_ESCAPE: "has a backslash in double quotes: use single quotes",
  UNEXPECTED_TOKEN:
    "has text where none can be: check quotes, brackets and indentation",
};

const tooDeep =
  "is followed by a line that is indented too far: fields of one group start in the same column";

type YamlDocument = ReturnType<typeof parseDocument>;

/**
 * Where a quote begins that is not closed; the parser reports where it stopped
 * looking for its end.
 */
function openQuote(document: YamlDocument, end: number): number | undefined {
  const starts: number[] = [];
  visit(document, {
    Scalar: (_, { type, range }) => {
      if (type?.startsWith("QUOTE") && range?.[1] === end)
        starts.push(range[0]);
    },
  });
  return starts[0];
}

/**
 * The first mistake of form, since others may follow from it: a tab before any;
 * or every field that is there twice.
 */
function formMistakes(
  yaml: string,
  document: YamlDocument,
): Omit<Mistake & { line: number }, "file">[] {
  const { errors } = document;
  const first =
    errors.find(({ code }) => code === "TAB_AS_INDENT") ?? errors[0];
  const alike = errors.filter(({ code }) => code === first?.code);
  return (first?.code === "DUPLICATE_KEY" ? alike : alike.slice(0, 1)).map(
    ({ code, pos, linePos }) => {
      const quote =
        code === "MISSING_CHAR" ? openQuote(document, pos[0]) : undefined;
      if (quote !== undefined)
        return {
          line: yaml.slice(0, quote).split("\n").length,
          message: "has a quote that is not closed",
        };
      const line = linePos?.[0].line ?? 1;
      const written = yaml.split("\n")[line - 1] ?? "";
      const isAlone = !/:\s.*:\s/.test(written);
      const field =
        code === "DUPLICATE_KEY" ? written.split(":")[0]?.trim() : "";
      const message =
        code === "BLOCK_AS_IMPLICIT_KEY" && isAlone
          ? tooDeep
          : yamlMessages[code];
      return {
        line,
        ...(field && { field }),
        message: message ?? "cannot be read as YAML",
      };
    },
  );
}

/** A content file, parsed. */
interface ContentFile {
  /**
   * What it says: YAML, or the front matter of Markdown and the text below it
   * as `prose`.
   */
  value: unknown;
  /** Of its form, before any schema. If there is one, there is no value. */
  mistakes: Mistake[];
  /** The line of a field, or of what is there of its path. */
  lineOf(path: readonly PropertyKey[]): number;
}

const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** The line on which the key of a field, or the entry of a list, begins. */
function fieldLine(
  document: YamlDocument,
  counter: LineCounter,
  at: readonly PropertyKey[],
) {
  for (let length = at.length; length > 0; length -= 1) {
    const parent =
      length > 1
        ? document.getIn(at.slice(0, length - 1), true)
        : document.contents;
    const key = at[length - 1];
    const pair =
      isMap(parent) &&
      parent.items.find((item) => isScalar(item.key) && item.key.value === key);
    const node = pair ? pair.key : isSeq(parent) && parent.items[Number(key)];
    if (isNode(node) && node.range) return counter.linePos(node.range[0]).line;
  }
  return 1;
}

function parseFile(file: string, text: string): ContentFile {
  const broken = (mistakes: Mistake[]): ContentFile => ({
    value: undefined,
    mistakes,
    lineOf: () => 1,
  });
  const isMarkdown = file.endsWith(".md");
  const [above = "", yaml = ""] = isMarkdown
    ? (frontMatter.exec(text) ?? [])
    : ["", text];
  if (isMarkdown && !above)
    return broken([
      {
        file,
        line: 1,
        message: "must start with front matter between two lines of ---",
      },
    ]);
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter });
  const offset = isMarkdown ? 1 : 0;
  const mistakes = formMistakes(yaml, document);
  if (mistakes.length > 0)
    return broken(
      mistakes.map((mistake) => ({
        ...mistake,
        file,
        line: mistake.line + offset,
      })),
    );
  const fields: unknown = document.toJS();
  if (!isMarkdown)
    return {
      value: fields,
      mistakes: [],
      lineOf: (path) => fieldLine(document, counter, path),
    };
  if (typeof fields !== "object" || fields === null) {
    const message =
      "must have fields between the two lines of ---, such as name: Asha Rao";
    return broken([{ file, line: 2, message }]);
  }
  const firstLine = above.split("\n").length;
  return {
    value: { ...fields, prose: text.slice(above.length) },
    mistakes: [],
    lineOf: (path) =>
      path[0] === "prose"
        ? firstLine + Number(path[1] ?? 0)
        : fieldLine(document, counter, path) + offset,
  };
}

/** By file: a change of one file leaves the others as they were parsed. */
const parsed = new Map<string, { text: string; content: ContentFile }>();

/** A file of content/ by its path; undefined if there is none. */
export function contentFile(file: string): ContentFile | undefined {
  const text = read.texts.get(file);
  if (text === undefined) return undefined;
  const known = parsed.get(file);
  if (known?.text === text) return known.content;
  const content = parseFile(file, text);
  parsed.set(file, { text, content });
  return content;
}

/** Where a value is, for the mistake in it. Lines of prose have no field. */
export const placeOf = ({
  file,
  path,
}: {
  file: string;
  path: readonly PropertyKey[];
}) => ({
  file,
  line: contentFile(file)?.lineOf(path) ?? 1,
  field: path[0] === "prose" ? "" : fieldName(path),
});
