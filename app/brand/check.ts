import {
  failingPairs,
  hex,
  pairs,
  passes,
  type Read,
  ratioOf,
  reader,
  requiredContrast,
} from "./contrast.ts";
import { nearestThat } from "./palette.ts";
import type { ColourSets, Scheme, Token } from "./read-tokens.ts";

/** The failing pairs of a token, and the nearest colour that passes. */
function problemsOf(token: Token, place: string, read: Read, set: ColourSets["page"]): string[] {
  const failing = failingPairs(token, read, set);
  if (failing.length === 0) return [];
  const good = nearestThat((colour) => passes(token, colour, read, set), read(token));
  const advice = good ? `The nearest ${token} that passes: ${hex(good)}` : `No lightness of ${token} passes`;
  return failing.map((pair) => {
    const { use, colour, on, tint } = pair;
    const ground = `${tint ? `${tint * 100}% --signal over ` : ""}${on} ${hex(read(on))}`;
    // Rounded down: 4.496 is not 4.5.
    const ratio = Math.floor(ratioOf(pair, read) * 100) / 100;
    return `${place}: ${colour} ${hex(read(colour))} on ${ground}: ${ratio} to 1, ${use} needs ${requiredContrast[use]}. ${advice}`;
  });
}

const tokens = [...new Set(pairs.map(({ change }) => change))];

/** Every pair with too little contrast: one line each. */
export function colourProblems(sets: ColourSets): string[] {
  // Printers get the light scheme.
  const schemes: Record<keyof ColourSets, readonly Scheme[]> = {
    page: ["light", "dark"],
    "dark sheet": ["light", "dark"],
    print: ["light"],
  };
  return (["page", "dark sheet", "print"] as const).flatMap((set) =>
    schemes[set].flatMap((scheme) => {
      const read = reader(sets, set, scheme);
      return tokens.flatMap((token) => problemsOf(token, `${set} ${scheme}`, read, sets[set]));
    }),
  );
}

/** Fails the build if something would be unreadable. */
export function checkColours(sets: ColourSets): void {
  const problems = colourProblems(sets);
  if (problems.length === 0) return;
  const where = "app/styles/tokens.css, or brand in content/site.yaml: too little contrast (WCAG AA)";
  throw new Error([where, ...problems].join("\n"));
}
