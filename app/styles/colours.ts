import postcss, { type AtRule } from "postcss";
import drawingCss from "./drawing.css?raw";
import { type Colour, readColours, type Token } from "./read-tokens.ts";
import tokensCss from "./tokens.css?raw";

export type { Colour } from "./read-tokens.ts";

export const colourSets = readColours(tokensCss);

/** The pens of the drawings, as declarations: `s` → `stroke: var(--signal);`. */
export const penRules = new Map<string, string>();
postcss.parse(drawingCss).walkRules(/^\.[a-z]\w*$/, ({ selector, nodes, parent }) => {
  const isPen = (parent as AtRule).params === "base" && nodes.every(({ type }) => type === "decl");
  if (isPen) penRules.set(selector.slice(1), nodes.map((node) => `${node};`).join(" "));
});

/** A colour of the style sheet in both schemes, for places without custom properties. */
export function colour(token: Token): Colour {
  const found = colourSets.page.get(token);
  if (!found) throw new Error(`app/styles/tokens.css: there is no colour ${token}`);
  return found;
}

export const isColour = (token: string): token is Token => colourSets.page.has(token as Token);

/** The rules with each custom property replaced by its colour in one scheme, or by its fallback. */
export function inScheme(scheme: keyof Colour, css: string): string {
  return css
    .replace(/var\((--[\w-]+)\)/g, (whole, token: string) =>
      isColour(token) ? colour(token)[scheme] : whole,
    )
    .replace(/var\(--[\w-]+, ([^()]+)\)/g, "$1");
}
