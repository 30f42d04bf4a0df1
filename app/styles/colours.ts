import drawingCss from "./drawing.css?raw";
import { type Colour, readColours, type Token } from "./read-tokens.ts";
import tokensCss from "./tokens.css?raw";
import { topLevelRules } from "./top-level-rules.ts";

export type { Colour } from "./read-tokens.ts";

export const colourSheets = readColours(tokensCss);
const colours = colourSheets.page;

const drawingRules = topLevelRules(drawingCss.replace(/\/\*.*?\*\//gs, ""));
const baseLayer = drawingRules.find((rule) => rule.trim().startsWith("@layer base {")) ?? "";

/** The pens of the drawings, as declarations: `s` → `stroke: var(--signal);`. */
export const penRules: ReadonlyMap<string, string> = new Map(
  topLevelRules(baseLayer.slice(baseLayer.indexOf("{") + 1, -1)).flatMap((rule) => {
    const [, name, body = ""] = /^\s*\.([a-z]\w*) \{([^{}]*)\}$/.exec(rule) ?? [];
    return name ? [[name, body.replace(/\s+/g, " ").trim()] as const] : [];
  }),
);

/** A colour of the style sheet in both schemes, for places without custom properties. */
export function colour(token: Token): Colour {
  const found = colours.get(token);
  if (!found) throw new Error(`app/styles/tokens.css: there is no colour ${token}`);
  return found;
}

export const isColour = (token: string): token is Token => colours.has(token as Token);

/** The rules with each custom property replaced by its colour in one scheme, or by its fallback. */
export function inScheme(scheme: keyof Colour, css: string): string {
  return css
    .replace(/var\((--[\w-]+)\)/g, (whole, token: string) =>
      isColour(token) ? colour(token)[scheme] : whole,
    )
    .replace(/var\(--[\w-]+, ([^()]+)\)/g, "$1");
}
