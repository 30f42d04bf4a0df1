import { type Files, mapHtml } from "./output.ts";
import { scriptsOf } from "./scripts.ts";

/** How vite.config.ts has class names of CSS modules written. */
const moduleClass = /\bm_[\w-]{6}_\w+/g;
const customProperty = /--[a-zA-Z][\w-]*/g;
const inlineStyle = /(<style>)([\s\S]*?)(<\/style>)/;

const alphabet = "abcdefghijklmnopqrstuvwxyz";

function* shortNames(): Generator<string> {
  for (const first of alphabet) yield first;
  for (const first of alphabet) for (const second of alphabet) yield first + second;
  for (const first of alphabet)
    for (const second of alphabet) for (const third of alphabet) yield first + second + third;
}

/** A short name for each, the shortest for the most frequent, none of them taken already. */
export function assignNames(uses: string[], taken: ReadonlySet<string>): Map<string, string> {
  const counts = new Map<string, number>();
  for (const name of uses) counts.set(name, (counts.get(name) ?? 0) + 1);
  const free = shortNames().filter((name) => !taken.has(name));
  return new Map(
    [...counts].sort(([, a], [, b]) => b - a).map(([name]) => [name, free.next().value as string]),
  );
}

/** Class names and custom properties are for those who write them; a page carries its own styles, so it may rename them. */
export function shortenPageNames(html: string, scripts: string): string {
  const css = inlineStyle.exec(html)?.[2] ?? "";
  const inScripts = (name: string) => scripts.includes(name);
  const classesInMarkup = [...html.matchAll(/class="([^"]+)"/g)].flatMap(([, names = ""]) =>
    names.split(" "),
  );
  // Of classes that a script may yet give, only the styles know.
  const classesInStyles = [...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = ""]) => name);
  const classes = assignNames(
    [...html.matchAll(moduleClass)].map(([name]) => name).filter((name) => !inScripts(name)),
    new Set([...classesInMarkup, ...classesInStyles]),
  );
  const propertiesInStyles = [...css.matchAll(customProperty)].map(([name]) => name);
  const properties = assignNames(
    propertiesInStyles.filter((name) => !inScripts(name)),
    new Set(propertiesInStyles.filter(inScripts).map((name) => name.slice(2))),
  );
  return html
    .replace(inlineStyle, (_, open: string, style: string, close: string) => {
      const renamed = style.replace(customProperty, (name) =>
        properties.has(name) ? `--${properties.get(name)}` : name,
      );
      return open + renamed + close;
    })
    .replace(moduleClass, (name) => classes.get(name) ?? name);
}

export function shortenNames(files: Files): void {
  const read = (name: string) => files.get(name)?.toString();
  mapHtml(files, (html) => shortenPageNames(html, scriptsOf(html, read).map(read).join("\n")));
}
