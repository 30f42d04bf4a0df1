import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { Parser } from "htmlparser2";
import { listFiles } from "../server/site/resources.ts";

/**
 * The output while it is built: file names relative to the site's root, and
 * their contents.
 */
export type Files = Map<string, Buffer>;

export async function readFiles(folder: string): Promise<Files> {
  const names = (await listFiles(folder)).sort();
  return new Map(
    await Promise.all(
      names.map(
        async (name) =>
          [name, await readFile(path.join(folder, name))] as const,
      ),
    ),
  );
}

/** Writes files into a folder, by name. */
export async function writeFiles(
  folder: string,
  files: Iterable<[name: string, data: Buffer | string]>,
) {
  for (const [name, data] of files) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, data);
  }
}

/** Enough to keep the processors busy without using too much memory. */
const AT_ONCE = 8;

/** Processes a list, a few items concurrently. */
export async function eachAtOnce<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  atOnce = AT_ONCE,
): Promise<void> {
  const waiting = items.values();
  const workOn = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, workOn));
}

/**
 * `/services/web-frontend` → `services/web-frontend.html`: hosts with clean
 * URLs then need no slash.
 */
export function fileNameOf(address: string): string {
  return address === "/" ? "index.html" : `${address.slice(1)}.html`;
}

/**
 * `services/web-frontend.html` → `/services/web-frontend`, `index.html` → `/`.
 */
export function addressOf(name: string): string {
  return name === "index.html" ? "/" : `/${name.replace(/\.html$/, "")}`;
}

export const htmlNames = (files: Files): string[] =>
  [...files.keys()].filter((name) => name.endsWith(".html"));

/**
 * The HTML files as text, one after the other: all at once they take much
 * memory.
 */
export function* htmlFiles(
  files: Files,
): Generator<[name: string, html: string]> {
  for (const name of htmlNames(files))
    yield [name, files.get(name)?.toString() ?? ""];
}

/** The main content of a page, without its bar and footer. */
export function mainOf(html: string): string {
  return html.slice(
    html.indexOf("<main"),
    html.indexOf("</main>") + "</main>".length,
  );
}

/**
 * The text that a visitor can read on a page: text, title and control labels.
 */
export function readableText(html: string): string {
  const words: string[] = [];
  const labels: string[] = [];
  let isCode = false;
  const separate = (tag: string) => {
    // Part of the words around it (app/typeset.ts).
    if (tag !== "n-b") words.push(" ");
  };
  const parser = new Parser({
    onopentag(tag, { placeholder, value, alt, title }) {
      isCode = tag === "script" || tag === "style";
      separate(tag);
      for (const label of [placeholder, value, alt, title])
        if (label) labels.push(label);
    },
    ontext(text) {
      if (!isCode) words.push(text);
    },
    onclosetag(tag) {
      isCode = false;
      separate(tag);
    },
  });
  parser.end(html);
  return [words.join(""), ...labels].join(" ");
}

/** Reads the text of a file by its name; undefined if there is none. */
export function textReader(files: Files): (name: string) => string | undefined {
  return (name) => files.get(name)?.toString();
}

/** Rewrites each page. */
export function mapHtml(
  files: Files,
  rewrite: (html: string, name: string) => string,
): void {
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
    files.set(
      name,
      Buffer.from(await rewrite(files.get(name)?.toString() ?? "", name)),
    );
  });
}
