import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseDocument } from "yaml";
import { ContentError } from "./parse.ts";

/** The bundle is in a folder of the project, too. */
function rootAbove(folder: string): string {
  return existsSync(path.join(folder, "package.json")) ? folder : rootAbove(path.dirname(folder));
}

function readTexts(): Map<string, string> {
  const root = rootAbove(import.meta.dirname);
  const files = globSync("content/**/*.{yaml,md}", { cwd: root }).map((file) =>
    file.split(path.sep).join("/"),
  );
  return new Map(files.sort().map((file) => [file, readFileSync(path.join(root, file), "utf8")]));
}

/** Every file of content/ as written, by its path from the project's root: `content/home.yaml`. */
export const contentTexts: ReadonlyMap<string, string> = readTexts();

export const filesWith = (extension: ".yaml" | ".md"): string[] =>
  [...contentTexts.keys()].filter((file) => file.endsWith(extension));

/** What a YAML text says; `above` is the number of lines before it in its file. */
export function parseYaml(file: string, text: string, above = 0): unknown {
  const document = parseDocument(text);
  const [error] = document.errors;
  if (!error) return document.toJS();
  const line = (error.linePos?.[0].line ?? 1) + above;
  throw new ContentError(`${file}: line ${line}: ${error.message.split(" at line ")[0]}`);
}

const parsed = new Map<string, unknown>();

/** What a YAML file says, parsed once; undefined if there is none. */
export function readYaml(file: string): unknown {
  const text = contentTexts.get(file);
  if (text !== undefined && !parsed.has(file)) parsed.set(file, parseYaml(file, text));
  return parsed.get(file);
}
