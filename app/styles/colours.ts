import drawingCss from "./drawing.css?raw";
import tokensCss from "./tokens.css?raw";

export interface Colour {
  light: string;
  dark: string;
}

/** Only the tokens of the page: the dark sheet, further down, names the same ones anew. */
const rootTokens = tokensCss.slice(0, tokensCss.indexOf(".dark-sheet"));

const colours = new Map(
  [...rootTokens.matchAll(/(--[\w-]+): light-dark\(([^,]+), ([^)]+)\)/g)].map(
    ([, name = "", light = "", dark = ""]) => [name, { light, dark }],
  ),
);

/** The pens of the drawings, as declarations: `s` → `stroke: var(--signal);`. */
export const penRules: ReadonlyMap<string, string> = new Map(
  [...drawingCss.matchAll(/^ {2}\.([a-z]\w*) \{([^{}&]+)\}/gm)].map(([, name = "", body = ""]) => [
    name,
    body.replace(/\s+/g, " ").trim(),
  ]),
);

/** A colour of the style sheet in both schemes, for whatever cannot read a custom property. */
export function colour(token: `--${string}`): Colour {
  const found = colours.get(token);
  if (!found) throw new Error(`app/styles/tokens.css: there is no colour ${token}`);
  return found;
}

export const isColour = (token: string): token is `--${string}` => colours.has(token);

/** The rules with each custom property replaced by its colour in one scheme, or by what it falls back to. */
export function inScheme(scheme: keyof Colour, css: string): string {
  return css
    .replace(/var\((--[\w-]+)\)/g, (whole, token: string) =>
      isColour(token) ? colour(token)[scheme] : whole,
    )
    .replace(/var\(--[\w-]+, ([^()]+)\)/g, "$1");
}
