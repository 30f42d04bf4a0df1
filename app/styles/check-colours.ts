import { contrast, nearestThat, over, parseHex, type Rgb, toHex } from "./colour-maths.ts";
import { type PairGroup, pairGroups, requiredContrast, type Surface } from "./colour-pairs.ts";
import type { Colour, ColourSheets, Token } from "./read-tokens.ts";

const schemeNames = { light: "paper, light", dark: "blueprint, dark" } as const;

/** One colour of one scheme on one of its surfaces. */
interface Pair {
  use: PairGroup["use"];
  colour: Token;
  surface: Surface;
  /** The token to change if it fails. */
  token: Token;
}

type Values = (token: Token) => Rgb;

const base = (surface: Surface): Token => (typeof surface === "string" ? surface : surface.over);

function pairsOn(isNamed: (token: Token) => boolean): Pair[] {
  return pairGroups.flatMap(({ use, colours, on, change }) =>
    colours.flatMap((colour) =>
      on
        .filter((surface) => isNamed(base(surface)))
        .map((surface) => ({ use, colour, surface, token: change === "colour" ? colour : base(surface) })),
    ),
  );
}

function ratioOf({ colour, surface }: Pair, read: Values): number {
  const ground = read(base(surface));
  if (typeof surface === "string") return contrast(read(colour), ground);
  return contrast(read(colour), over({ ...read(surface.token), alpha: surface.share }, ground));
}

const nameOf = (surface: Surface) =>
  typeof surface === "string"
    ? surface
    : `${Math.round(surface.share * 100)}% ${surface.token} over ${surface.over}`;

const passes = (pair: Pair, read: Values) => ratioOf(pair, read) >= requiredContrast[pair.use];

/** The problem with a token: its failing pairs, and the nearest colour that passes. */
function problem(token: Token, pairs: readonly Pair[], read: Values, place: string): string {
  const failing = pairs.filter((pair) => !passes(pair, read));
  const withToken =
    (value: Rgb): Values =>
    (name) =>
      name === token ? value : read(name);
  const good = nearestThat((value) => pairs.every((pair) => passes(pair, withToken(value))), read(token));
  const lines = failing.map((pair) => {
    const { colour, surface, use } = pair;
    const ground = typeof surface === "string" ? ` ${toHex(read(surface))}` : "";
    // Rounded down: 4.496 is not 4.5.
    const ratio = Math.floor(ratioOf(pair, read) * 100) / 100;
    return `  ${colour} ${toHex(read(colour))} on ${nameOf(surface)}${ground}: ${ratio} to 1, ${use} needs ${requiredContrast[use]}`;
  });
  const advice = good
    ? `  The nearest ${token} that passes: ${toHex(good)}`
    : `  No lightness of ${token} passes: change what it stands on.`;
  return [`${token} (${place}):`, ...lines, advice].join("\n");
}

/** Tokens with too little contrast. */
export function colourProblems(sheets: ColourSheets): string[] {
  return Object.entries(sheets).flatMap(([sheet, own]: [string, ColourSheets["page"]]) =>
    (["light", "dark"] as const).flatMap((scheme) => {
      // Printers get the light scheme.
      if (sheet === "print" && scheme === "dark") return [];
      const read: Values = (token) => {
        const found: Colour | undefined = own.get(token) ?? sheets.page.get(token);
        if (!found) throw new Error(`app/styles/tokens.css: there is no colour ${token}`);
        return parseHex(found[scheme]);
      };
      const pairs = pairsOn((token) => own.has(token));
      const place = sheet === "page" ? schemeNames[scheme] : `${sheet}, ${schemeNames[scheme]}`;
      return Object.entries(Object.groupBy(pairs, ({ token }) => token))
        .filter(([, ofToken = []]) => ofToken.some((pair) => !passes(pair, read)))
        .map(([token, ofToken = []]) => problem(token as Token, ofToken, read, place));
    }),
  );
}

/** Fails the build if something would be unreadable. */
export function checkColours(sheets: ColourSheets): void {
  const problems = colourProblems(sheets);
  if (problems.length === 0) return;
  throw new Error(["app/styles/tokens.css: too little contrast (WCAG AA)", ...problems].join("\n"));
}
