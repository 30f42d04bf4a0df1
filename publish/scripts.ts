import { type Files, htmlFiles, mapHtml, textReader } from "./output.ts";

/** The modules of an island (app/runtime/island.tsx), loaded on intent. */
const moduleList = / data-modules="\/([^"]+)/g;
const importedFile = /(?:from|import\(?)\s*["'`]\.\/([\w.-]+\.js)["'`]/g;

export const loadsModules = (html: string): boolean =>
  html.search(moduleList) >= 0;

/** The text of a file of the output; undefined if there is none. */
type ReadFile = (name: string) => string | undefined;

/** The scripts that a page's island loads, with all their imports. */
export function scriptsOf(html: string, read: ReadFile): string[] {
  const lists = [...html.matchAll(moduleList)].map(([, list = ""]) => list);
  const found = new Set(lists.flatMap((list) => list.split(" /")));
  for (const name of found) {
    for (const [, imported = ""] of read(name)?.matchAll(importedFile) ?? []) {
      if (read(`assets/${imported}`) !== undefined)
        found.add(`assets/${imported}`);
    }
  }
  return [...found];
}

/**
 * Makes an island load all its modules in parallel instead of one after
 * another.
 */
export function listModules(files: Files): void {
  const read = textReader(files);
  mapHtml(files, (html) =>
    html.replace(
      moduleList,
      () => ` data-modules="/${scriptsOf(html, read).join(" /")}`,
    ),
  );
}

/** Drops the route modules of a client router: no page loads them. */
export function dropUnreachedScripts(files: Files): void {
  const read = textReader(files);
  const reached = new Set(
    htmlFiles(files).flatMap(([, html]) => scriptsOf(html, read)),
  );
  for (const name of [...files.keys()]) {
    if (/^assets\/.*\.js$/.test(name) && !reached.has(name)) files.delete(name);
  }
}
