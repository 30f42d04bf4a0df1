import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { eachAtOnce } from "./each-at-once.ts";

/** The output while it is built: file names relative to the site's root, and their contents. */
export type Files = Map<string, Buffer>;

export async function readFiles(folder: string): Promise<Files> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .sort();
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(path.join(folder, name))] as const)),
  );
}

export const htmlNames = (files: Files): string[] =>
  [...files.keys()].filter((name) => name.endsWith(".html"));

/** The HTML files as text, one after the other: all at once they take much memory. */
export function* htmlFiles(files: Files): Generator<[name: string, html: string]> {
  for (const name of htmlNames(files)) yield [name, files.get(name)?.toString() ?? ""];
}

/** The main content of a page, without its bar and footer. */
export function mainOf(html: string): string {
  return html.slice(html.indexOf("<main"), html.indexOf("</main>") + "</main>".length);
}

/** Reads the text of a file by its name; undefined if there is none. */
export function textReader(files: Files): (name: string) => string | undefined {
  return (name) => files.get(name)?.toString();
}

/** Rewrites each page. */
export function mapHtml(files: Files, rewrite: (html: string, name: string) => string): void {
  for (const [name, html] of htmlFiles(files)) {
    const rewritten = rewrite(html, name);
    // Encoding a page takes longer than most rewriting.
    if (rewritten !== html) files.set(name, Buffer.from(rewritten));
  }
}

/** Rewrites each page, a few concurrently. */
export async function mapHtmlAsync(
  files: Files,
  rewrite: (html: string, name: string) => Promise<string>,
): Promise<void> {
  await eachAtOnce(htmlNames(files), async (name) => {
    files.set(name, Buffer.from(await rewrite(files.get(name)?.toString() ?? "", name)));
  });
}
