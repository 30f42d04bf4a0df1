import type { Cached } from "./cache.ts";
import { readFirstView } from "./first-view.ts";
import { type Files, mapHtmlAsync, textReader } from "./output.ts";
import { scriptsOf } from "./scripts.ts";
import { splitStyles } from "./split-styles.ts";
import { namesOn, type PageNames } from "./used-rules.ts";
import { inWorker } from "./workers/in-worker.ts";

/** The sheets of a page; those that an island brings carry a bare # after their address. */
const stylesheet = /<link rel="stylesheet" href="\/([^"#]+)#?"\/>/g;
const sheetInScript = /"assets\/[\w.-]+\.css"/g;

/**
 * Before an island is imported, the bundler's loader fetches the sheets on its list; here they are in the
 * page already. The list is read by position, so each sheet's place is taken by the script itself.
 */
function forgetSheetsInScripts(files: Files): void {
  for (const [name, data] of files) {
    if (!name.endsWith(".js")) continue;
    const source = data.toString();
    if (source.search(sheetInScript) < 0) continue;
    files.set(name, Buffer.from(source.replace(sheetInScript, JSON.stringify(name))));
  }
}

/**
 * The rules of the first view stand in the head, the others after it. HTML has no style element outside the head, SVG
 * has, and its rules apply to the whole document.
 */
function writeStyles(html: string, css: string): string {
  const { end, classes } = readFirstView(html);
  const { first, rest } = splitStyles(css, classes);
  const later = rest && `<svg hidden="" aria-hidden="true"><style>${rest}</style></svg>`;
  const firstView = html.slice(0, end).replace("</head>", () => `<style>${first}</style></head>`);
  return firstView + later + html.slice(end);
}

/** The same for all pages on which a sheet finds the same. */
function namesAsText({ classes, elements, scriptWords, properties, codes }: PageNames): string {
  const lists = [classes, elements, scriptWords, properties].map((names) => [...names].sort());
  return JSON.stringify([...lists, codes.toSorted((a, b) => a - b)]);
}

/** Puts each page's own rules into the page, so that nothing more is needed to paint it. */
export async function inlineStyles(files: Files, fontStyles: string, cached: Cached): Promise<void> {
  const inlined = new Set<string>();
  const sheet = (name: string) => {
    const data = files.get(name);
    if (!data) throw new Error(`A page asks for the style sheet ${name}, which the build did not write`);
    inlined.add(name);
    return data.toString();
  };
  const read = textReader(files);
  await mapHtmlAsync(files, async (html) => {
    const ownSheets = [...html.matchAll(stylesheet)].map(([, name]) => sheet(name ?? ""));
    const sheets = [fontStyles, ...ownSheets].join("\n");
    const names = namesOn(html, scriptsOf(html, read).map(read).join("\n"));
    const css = await cached(["styles", sheets, namesAsText(names)], async () =>
      Buffer.from(await inWorker("usedRules", sheets, names)),
    );
    return writeStyles(html.replace(stylesheet, ""), css.toString());
  });
  for (const name of inlined) files.delete(name);
  forgetSheetsInScripts(files);
}
