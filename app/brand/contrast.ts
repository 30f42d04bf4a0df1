import Color from "colorjs.io";
import type { ColourSets, Scheme, Token } from "./read-tokens.ts";

/** A colour on a background, perhaps with a share of --signal over it. */
export interface Pair {
  use: keyof typeof requiredContrast;
  colour: Token;
  on: Token;
  tint?: number;
  /** The token to change if the contrast is too low. */
  change: Token;
}

/** WCAG 2.2 AA: 1.4.3 for text, 1.4.11 for graphics and focus rings. */
export const requiredContrast = { text: 4.5, graphic: 3 } as const;

const papers: Token[] = ["--paper", "--tint", "--plate", "--lit"];
const each = (use: Pair["use"], colours: Token[], grounds: Token[], tint?: number): Pair[] =>
  colours.flatMap((colour) =>
    grounds.map((on) => ({ use, colour, on, change: colour, ...(tint && { tint }) })),
  );

/**
 * Every colour of text and meaningful graphics, with its backgrounds. The build checks each pair in both schemes, on the
 * page, on the dark sheet and in print. Lines and grids are decoration and not included.
 */
export const pairs: readonly Pair[] = [
  ...each("text", ["--ink", "--muted", "--signal-text"], papers),
  // A field of the form with a mistake (form.module.css).
  ...each("text", ["--ink", "--signal-text"], ["--plate"], 0.07),
  { use: "text", colour: "--on-signal", on: "--signal-fill", change: "--signal-fill" },
  { use: "text", colour: "--paper", on: "--ink", change: "--ink" },
  ...each("graphic", ["--signal", "--signal-fill"], [...papers, "--shade"]),
];

export type Read = (token: Token) => Color;
export const hex = (colour: Color): string =>
  colour.to("srgb").toGamut().toString({ format: "hex", collapse: false });

export const groundOf = ({ on, tint = 0 }: Pair, read: Read): Color =>
  tint ? read(on).mix(read("--signal"), tint, { space: "srgb" }) : read(on);
export const ratioOf = (pair: Pair, read: Read): number =>
  groundOf(pair, read).contrastWCAG21(read(pair.colour));

/** The pairs of a token with too little contrast. */
export const failingPairs = (token: Token, read: Read, set: ColourSets["page"]): Pair[] =>
  pairs.filter(
    (pair) => pair.change === token && set.has(pair.on) && ratioOf(pair, read) < requiredContrast[pair.use],
  );

/** Whether the token, in this colour, has enough contrast in all of its pairs. */
export const passes = (token: Token, colour: Color, read: Read, set: ColourSets["page"]): boolean =>
  failingPairs(token, (name) => (name === token ? colour : read(name)), set).length === 0;

const known = new Map<string, Color>();

/** Parsed once: a search for the nearest colour reads its backgrounds a hundred times. */
function parsed(value: string): Color {
  const colour = known.get(value) ?? new Color(value);
  known.set(value, colour);
  return colour;
}

/** Reads the colours of a set in one scheme; what it does not override is the page's. */
export const reader =
  (sets: ColourSets, set: keyof ColourSets, scheme: Scheme): Read =>
  (token) => {
    const found = sets[set].get(token) ?? sets.page.get(token);
    if (!found) throw new Error(`app/styles/tokens.css: there is no colour ${token}`);
    return parsed(found[scheme]);
  };
