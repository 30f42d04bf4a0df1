import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseDocument } from "yaml";
import type { FileSource } from "./kind.ts";
import { ContentError, parseContent } from "./parse.ts";

/** The bundle is in a folder of the project, too. */
function rootAbove(folder: string): string {
  return existsSync(path.join(folder, "package.json")) ? folder : rootAbove(path.dirname(folder));
}

function readTexts(root: string): ReadonlyMap<string, string> {
  const files = globSync("content/**/*.{yaml,md}", { cwd: root }).map((file) =>
    file.split(path.sep).join("/"),
  );
  return new Map(files.sort().map((file) => [file, readFileSync(path.join(root, file), "utf8")]));
}

let texts = readTexts(rootAbove(import.meta.dirname));

/** Every file of content/ as written, by its path from the project's root: `content/home.yaml`. */
export const contentTexts = (): ReadonlyMap<string, string> => texts;

/** Reads content/ again, for programs that change it. The settings in content/site.yaml stay. */
export function readContentAgain(root: string): void {
  texts = readTexts(root);
}

export const filesWith = (extension: ".yaml" | ".md"): string[] =>
  [...texts.keys()].filter((file) => file.endsWith(extension));

/** Calls the function once for the content as it was read last, on first use. */
export function once<Value>(read: () => Value): () => Value {
  let result: { value: Value; of: typeof texts } | undefined;
  return () => {
    if (result?.of !== texts) result = { value: read(), of: texts };
    return result.value;
  };
}

/** The same for each of several things. */
export function onceEach<Key extends object, Value>(read: (key: Key) => Value): (key: Key) => Value {
  const results = once(() => new Map<Key, Value>());
  return (key) => {
    const known = results();
    const value = known.has(key) ? (known.get(key) as Value) : read(key);
    known.set(key, value);
    return value;
  };
}

/** What a YAML text says; `above` is the number of lines before it in its file. */
export function parseYaml(file: string, text: string, above = 0): unknown {
  const document = parseDocument(text);
  const [error] = document.errors;
  if (!error) return document.toJS();
  const line = (error.linePos?.[0].line ?? 1) + above;
  throw new ContentError(`${file}: line ${line}: ${error.message.split(" at line ")[0]}`);
}

const parsed = once(() => new Map<string, unknown>());

/** What a YAML file says, parsed once; undefined if there is none. */
export function readYaml(file: string): unknown {
  const text = texts.get(file);
  if (text !== undefined && !parsed().has(file)) parsed().set(file, parseYaml(file, text));
  return parsed().get(file);
}

/** Reads a file that facts are derived from. It cannot quote facts itself. */
export function sourceReader<Content>({ file, schema }: FileSource<Content>): () => Content {
  return once(() => parseContent(schema, `content/${file}.yaml`, readYaml(`content/${file}.yaml`)));
}
