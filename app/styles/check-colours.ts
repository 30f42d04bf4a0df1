import Color from "colorjs.io";
import type { ColourSets, Token } from "./read-tokens.ts";

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

type Read = (token: Token) => Color;
const hex = (colour: Color) => colour.toString({ format: "hex" });

export const groundOf = ({ on, tint = 0 }: Pair, read: Read): Color =>
  read(on).mix(read("--signal"), tint, { space: "srgb" });
const ratioOf = (pair: Pair, read: Read) => groundOf(pair, read).contrastWCAG21(read(pair.colour));
const passes = (pair: Pair, read: Read) => ratioOf(pair, read) >= requiredContrast[pair.use];

/** The colour of the same hue, nearest in lightness, that passes, if any. */
function nearestThat(isGood: (colour: Color) => boolean, colour: Color): Color | undefined {
  const lightness = colour.oklch.l ?? 0;
  const steps = Array.from({ length: 200 }, (_, index) => (index + 1) / 200);
  return steps
    .flatMap((step) => [lightness - step, lightness + step])
    .filter((tried) => tried >= 0 && tried <= 1)
    .map((tried) => new Color(hex(colour.to("oklch").set("l", tried).to("srgb").toGamut())))
    .find(isGood);
}

/** What is wrong with the pairs of a token, and the nearest colour that passes. */
function problemOf(token: Token, ofToken: readonly Pair[], read: Read): string[] {
  const failing = ofToken.filter((pair) => !passes(pair, read));
  if (failing.length === 0) return [];
  const isGood = (value: Color) =>
    ofToken.every((pair) => passes(pair, (name) => (name === token ? value : read(name))));
  const good = nearestThat(isGood, read(token));
  const lines = failing.map((pair) => {
    const { use, colour, on, tint } = pair;
    const ground = `${tint ? `${Math.round(tint * 100)}% --signal over ` : ""}${on} ${hex(read(on))}`;
    // Rounded down: 4.496 is not 4.5.
    const ratio = Math.floor(ratioOf(pair, read) * 100) / 100;
    return `  ${colour} ${hex(read(colour))} on ${ground}: ${ratio} to 1, ${use} needs ${requiredContrast[use]}`;
  });
  const advice = good ? `The nearest ${token} that passes: ${hex(good)}` : `No lightness of ${token} passes`;
  return [...lines, `  ${advice}`];
}

/** Tokens with too little contrast. */
export function colourProblems(sets: ColourSets): string[] {
  const schemes = { "paper, light": "light", "blueprint, dark": "dark" } as const;
  return (["page", "dark sheet", "print"] as const).flatMap((set) =>
    Object.entries(schemes).flatMap(([name, scheme]) => {
      // Printers get the light scheme.
      if (set === "print" && scheme === "dark") return [];
      const read: Read = (token) => {
        const found = sets[set].get(token) ?? sets.page.get(token);
        if (!found) throw new Error(`app/styles/tokens.css: there is no colour ${token}`);
        return new Color(found[scheme]);
      };
      const here = Map.groupBy(
        pairs.filter(({ on }) => sets[set].has(on)),
        ({ change }) => change,
      );
      return [...here].flatMap(([token, ofToken]) => {
        const problem = problemOf(token, ofToken, read);
        const place = set === "page" ? name : `${set}, ${name}`;
        return problem.length > 0 ? [[`${token} (${place}):`, ...problem].join("\n")] : [];
      });
    }),
  );
}

/** Fails the build if something would be unreadable. */
export function checkColours(sets: ColourSets): void {
  const problems = colourProblems(sets);
  if (problems.length === 0) return;
  throw new Error(["app/styles/tokens.css: too little contrast (WCAG AA)", ...problems].join("\n"));
}
