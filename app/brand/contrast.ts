import Color from "colorjs.io";
import type { ColourSets, Scheme, Token } from "./read-tokens.ts";

/** A colour on a background, perhaps with a share of --signal over it. */
interface Pair {
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
const each = (
  use: Pair["use"],
  colours: Token[],
  grounds: Token[],
  tint?: number,
): Pair[] =>
  colours.flatMap((colour) =>
    grounds.map((on) => ({
      use,
      colour,
      on,
      change: colour,
      ...(tint && { tint }),
    })),
  );

/**
 * Every colour of text and meaningful graphics, with its backgrounds. The build
 * checks each pair in both schemes, on the page, on the dark sheet and in
 * print. Lines and grids are decoration and not included.
 */
export const pairs: readonly Pair[] = [
  ...each("text", ["--ink", "--muted", "--signal-text"], papers),
  // A field of the form with a mistake (form.module.css).
  ...each("text", ["--ink", "--signal-text"], ["--plate"], 0.07),
  {
    use: "text",
    colour: "--on-signal",
    on: "--signal-fill",
    change: "--signal-fill",
  },
  { use: "text", colour: "--paper", on: "--ink", change: "--ink" },
  ...each("graphic", ["--signal", "--signal-fill"], [...papers, "--shade"]),
];

export type Read = (token: Token) => Color;
export const hex = (colour: Color): string =>
  colour.to("srgb").toGamut().toString({ format: "hex", collapse: false });

export const groundOf = ({ on, tint = 0 }: Pair, read: Read): Color =>
  tint ? read(on).mix(read("--signal"), tint, { space: "srgb" }) : read(on);
const ratioOf = (pair: Pair, read: Read): number =>
  groundOf(pair, read).contrastWCAG21(read(pair.colour));

/** The pairs of a token, in this colour, with too little contrast. */
export function failingPairs(
  token: Token,
  read: Read,
  set: ColourSets["page"],
  colour = read(token),
): Pair[] {
  const tried: Read = (name) => (name === token ? colour : read(name));
  return pairs.filter(
    (pair) =>
      pair.change === token &&
      set.has(pair.on) &&
      ratioOf(pair, tried) < requiredContrast[pair.use],
  );
}

/** A yellow that is darkened turns to gold, not to olive. */
export function withLightness(colour: Color, lightness: number): Color {
  const { l = 0, h = 0 } = colour.oklch as { l?: number; h?: number };
  const isYellow = h > 70 && h < 125 && lightness < l;
  const turned = isYellow ? Math.max(75, h - (l - lightness) * 65) : h;
  return new Color(
    hex(colour.to("oklch").set({ "oklch.l": lightness, "oklch.h": turned })),
  );
}

/**
 * The colour itself, or of the same hue the one nearest in lightness that has
 * enough contrast as this token, if any.
 */
export function nearestLegible(
  token: Token,
  read: Read,
  set: ColourSets["page"],
  colour = read(token),
): Color | undefined {
  const isLegible = (tried: Color) =>
    failingPairs(token, read, set, tried).length === 0;
  if (isLegible(colour)) return colour;
  const lightness = colour.oklch.l ?? 0;
  const steps = Array.from({ length: 100 }, (_, index) => (index + 1) / 100);
  return steps
    .values()
    .flatMap((step) => [lightness - step, lightness + step])
    .filter((tried) => tried >= 0 && tried <= 1)
    .map((tried) => withLightness(colour, tried))
    .find(isLegible);
}

const known = new Map<string, Color>();

/**
 * Parsed once: a search for the nearest colour reads its backgrounds a hundred
 * times.
 */
function parsed(value: string): Color {
  const colour = known.get(value) ?? new Color(value);
  known.set(value, colour);
  return colour;
}

/**
 * Reads the colours of a set in one scheme; what it does not override is the
 * page's.
 */
export const reader =
  (sets: ColourSets, set: keyof ColourSets, scheme: Scheme): Read =>
  (token) => {
    const found = sets[set].get(token) ?? sets.page.get(token);
    if (!found)
      throw new Error(`app/styles/tokens.css: there is no colour ${token}`);
    return parsed(found[scheme]);
  };

/** The failing pairs of a token, and the nearest colour that passes. */
function problemsOf(
  token: Token,
  place: string,
  read: Read,
  set: ColourSets["page"],
): string[] {
  const failing = failingPairs(token, read, set);
  if (failing.length === 0) return [];
  const good = nearestLegible(token, read, set);
  const advice = good
    ? `The nearest ${token} that passes: ${hex(good)}`
    : `No lightness of ${token} passes`;
  return failing.map((pair) => {
    const { use, colour, on, tint } = pair;
    const ground = `${tint ? `${tint * 100}% --signal over ` : ""}${on} ${hex(read(on))}`;
    // Rounded down: 4.496 is not 4.5.
    const ratio = Math.floor(ratioOf(pair, read) * 100) / 100;
    return `${place}: ${colour} ${hex(read(colour))} on ${ground}: ${ratio} to 1, ${use} needs ${requiredContrast[use]}. ${advice}`;
  });
}

const tokens = [...new Set(pairs.map(({ change }) => change))];

/** Printers get the light scheme. */
const schemes = {
  page: ["light", "dark"],
  "dark sheet": ["light", "dark"],
  print: ["light"],
} as const;

/** Every pair with too little contrast: one line each. */
export const colourProblems = (sets: ColourSets): string[] =>
  (["page", "dark sheet", "print"] as const).flatMap((set) =>
    schemes[set].flatMap((scheme) =>
      tokens.flatMap((token) =>
        problemsOf(
          token,
          `${set} ${scheme}`,
          reader(sets, set, scheme),
          sets[set],
        ),
      ),
    ),
  );

/** Fails the build if something would be unreadable. */
export function checkColours(sets: ColourSets): void {
  const problems = colourProblems(sets);
  if (problems.length === 0) return;
  const where =
    "app/styles/tokens.css, or brand in content/site.yaml: too little contrast (WCAG AA)";
  throw new Error([where, ...problems].join("\n"));
}
