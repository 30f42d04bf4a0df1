import postcss, { type AtRule, type Rule } from "postcss";

export type Token = `--${string}`;
export type Colour = Record<"light" | "dark", string>;

/** The colours of the page, and those that a dark sheet or a medium overrides. */
export type ColourSets = Record<"page" | "dark sheet" | "print", ReadonlyMap<Token, Colour>>;

const written = /^(?:light-dark\(\s*(#[\da-f]+)\s*,\s*(#[\da-f]+)\s*\)|(#[\da-f]+))$/;

/** Parses the colours of tokens.css. */
export function readColours(css: string): ColourSets {
  const sets = { page: new Map(), "dark sheet": new Map(), print: new Map() };
  const places = new Map([
    ["everywhere :root", sets.page],
    ["screen .dark-sheet", sets["dark sheet"]],
    ["print :root", sets.print],
  ]);
  postcss.parse(css).walkDecls(/^--/, ({ prop, value, parent }) => {
    const rule = parent as Rule;
    const medium = (rule.parent as AtRule).params ?? "everywhere";
    const colours = places.get(`${medium} ${rule.selector}`);
    const [, light, dark, both] = written.exec(value.trim().toLowerCase()) ?? [];
    if (light ?? both) colours?.set(prop, { light: light ?? both, dark: dark ?? both });
    else if (colours && value.startsWith("light-dark("))
      throw new Error(`app/styles/tokens.css: ${prop}: write the colour as #rrggbb or #rrggbbaa`);
  });
  return sets;
}
