import { type Files, htmlFiles, mapHtml, textReader } from "./output.ts";

const moduleScript = /<script type="module" src="\/([^"]+)"/g;
const importedFile = /(?:from|import\(?)\s*["'`]\.\/([\w.-]+\.js)["'`]/g;
/** As the client entry names the islands, each with its file. */
const islandFile =
  /["'`]\.\/pages\/[\w-]+\/([\w-]+)\.island\.tsx["'`]:.*?import\(["'`]\.\/([\w.-]+\.js)["'`]\)/g;

export const loadsModules = (html: string): boolean => html.search(moduleScript) >= 0;

/** The text of a file of the output, undefined where there is none. */
export type ReadFile = (name: string) => string | undefined;

/** The files of the islands that an entry could load and this page does not have. */
function absentIslands(html: string, script: string): Set<string> {
  const islands = [...script.matchAll(islandFile)];
  return new Set(
    islands.filter(([, name]) => !html.includes(`data-island="${name}"`)).map(([, , file]) => file ?? ""),
  );
}

/** The scripts that a page asks for, with all they import. */
export function scriptsOf(html: string, read: ReadFile): string[] {
  const found = new Set([...html.matchAll(moduleScript)].map(([, name]) => name ?? ""));
  for (const name of found) {
    const script = read(name) ?? "";
    const absent = absentIslands(html, script);
    for (const [, imported = ""] of script.matchAll(importedFile)) {
      if (!absent.has(imported) && read(`assets/${imported}`) !== undefined) found.add(`assets/${imported}`);
    }
  }
  return [...found];
}

/** Has a page ask for all its modules at once, instead of each when the one before it has told of it. */
export function preloadModules(files: Files): void {
  const read = textReader(files);
  mapHtml(files, (html) => {
    const [, ...imported] = scriptsOf(html, read);
    const links = imported.map((name) => `<link rel="modulepreload" href="/${name}"/>`);
    return html.replace(moduleScript, (script) => links.join("") + script);
  });
}

/** Drops the route modules that a client router would have loaded: no page reaches them. */
export function dropUnreachedScripts(files: Files): void {
  const read = textReader(files);
  const reached = new Set(htmlFiles(files).flatMap(([, html]) => scriptsOf(html, read)));
  for (const name of [...files.keys()]) {
    if (/^assets\/.*\.js$/.test(name) && !reached.has(name)) files.delete(name);
  }
}
