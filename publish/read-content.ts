import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const root = path.resolve(import.meta.dirname, "..");
/** By their path from the project's root, in the order of Vite's globs. */
const filesOf = (pattern: string) => globSync(pattern, { cwd: root }).sort();
const inContent = async <Value>(pattern: string, read: (file: string) => Value | Promise<Value>) =>
  Object.fromEntries(
    await Promise.all(
      filesOf(pattern).map(async (file) => [`/${file}`, await read(path.join(root, file))] as const),
    ),
  );

/** The same as app/content/content-files.ts, read from disk: a bundle imports this module instead. */
export const modules: Record<string, unknown> = await inContent(
  "content/**/*.ts",
  async (file) => (await import(pathToFileURL(file).href)).default,
);
export const texts: Record<string, string> = await inContent("content/**/*.md", (file) =>
  readFileSync(file, "utf8"),
);
