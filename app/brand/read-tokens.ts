import postcss, { type AtRule, type Declaration, type Rule } from "postcss";

export type Token = `--${string}`;
export type Scheme = "light" | "dark";
export type Colour = Record<Scheme, string>;

/**
 * The colours of the page, and those that a dark sheet or a medium overrides.
 */
export type ColourSets = Record<
  "page" | "dark sheet" | "print",
  Map<Token, Colour>
>;

const written =
  /^(?:light-dark\(\s*(#[\da-f]+)\s*,\s*(#[\da-f]+)\s*\)|(#[\da-f]+))$/;

const places: Readonly<Record<string, keyof ColourSets>> = {
  "everywhere :root": "page",
  "screen .dark-sheet": "dark sheet",
  "print :root": "print",
};

/** Calls the function for each colour of tokens.css. */
export function eachColour(
  css: string,
  visit: (
    set: keyof ColourSets,
    token: Token,
    colour: Colour,
    declaration: Declaration,
  ) => void,
): postcss.Root {
  const root = postcss.parse(css);
  root.walkDecls(/^--/, (declaration) => {
    const { prop, value, parent } = declaration;
    const rule = parent as Rule;
    const set =
      places[
        `${(rule.parent as AtRule).params ?? "everywhere"} ${rule.selector}`
      ];
    const [, light, dark, both = ""] =
      written.exec(value.trim().toLowerCase()) ?? [];
    if (set && (light ?? both))
      visit(
        set,
        prop as Token,
        { light: light ?? both, dark: dark ?? both },
        declaration,
      );
    else if (set && value.startsWith("light-dark("))
      throw new Error(
        `app/styles/tokens.css: ${prop}: write the colour as #rrggbb or #rrggbbaa`,
      );
  });
  return root;
}

/** Parses the colours of tokens.css. */
export function readColours(css: string): ColourSets {
  const sets: ColourSets = {
    page: new Map(),
    "dark sheet": new Map(),
    print: new Map(),
  };
  eachColour(css, (set, token, colour) => sets[set].set(token, colour));
  return sets;
}
