import Color from "colorjs.io";
import type { Site } from "../content/schema/site.ts";
import {
  failingPairs,
  hex,
  nearestLegible,
  type Read,
  reader,
  withLightness,
} from "./contrast.ts";
import {
  type ColourSets,
  eachColour,
  readColours,
  type Scheme,
  type Token,
} from "./read-tokens.ts";

/**
 * From pink over orange to lime: they stand out on the design's warm paper and
 * blue night.
 */
const isWarm = (hue: number) => hue > 330 || hue < 125;
/** Below this chroma a colour is a grey, and so are its papers. */
const GREY = 0.04;
const PALE = 0.65;

/**
 * A colour of the design in the brand's hue, with its own lightness, chroma and
 * alpha. A warm brand keeps the design's.
 */
function turned(value: string, brand: Color): string {
  const { c = 0, h = 0 } = brand.oklch as { c?: number; h?: number };
  const strength = Math.min(1, c / GREY);
  if (strength === 1 && isWarm(h)) return value;
  const { l, c: own } = new Color(value).oklch;
  // A pale green or violet looks stronger than the design's cream.
  const share = (l ?? 0) > 0.85 ? strength * PALE : strength;
  return (
    hex(new Color("oklch", [l ?? 0, (own ?? 0) * share, h])) + value.slice(7)
  );
}

/**
 * The brand's colour itself if it passes, otherwise as light as the design's,
 * or the nearest that passes.
 */
function legible(
  token: Token,
  read: Read,
  set: ColourSets["page"],
  brand: Color,
): Color | undefined {
  if (failingPairs(token, read, set, brand).length === 0) return brand;
  return nearestLegible(
    token,
    read,
    set,
    withLightness(brand, read(token).oklch.l ?? 0),
  );
}

/**
 * The fill of buttons with its text: light or dark, whichever lets the fill
 * stay nearer to the brand's colour.
 */
function filled(brand: Color, read: Read, set: ColourSets["page"]) {
  const isDark = (read("--paper").oklch.l ?? 0) < 0.5;
  const inks = isDark
    ? [read("--paper"), read("--ink")]
    : [new Color("#ffffff"), read("--ink")];
  const found = inks.flatMap((on) => {
    const withOn: Read = (token) =>
      token === "--on-signal" ? on : read(token);
    const fill = legible("--signal-fill", withOn, set, brand);
    return fill ? [{ fill, on }] : [];
  });
  const distance = ({ fill }: { fill: Color }) => fill.deltaE(brand, "OK");
  return found.toSorted((a, b) => distance(a) - distance(b))[0];
}

/**
 * Derives the colours of one set in one scheme, in the order in which they
 * depend on each other.
 */
function derive(
  sets: ColourSets,
  name: "page" | "dark sheet",
  scheme: Scheme,
  brand: Color,
  fixed: Set<Token>,
) {
  const set = sets[name];
  const read = reader(sets, name, scheme);
  const put = (token: Token, colour: Color | undefined) => {
    // What cannot pass, because of what the owner has chosen, stays for the
    // check to report.
    if (colour && !fixed.has(token))
      set.set(token, {
        ...(set.get(token) ?? { light: "", dark: "" }),
        [scheme]: hex(colour),
      });
  };
  for (const token of ["--ink", "--muted"] as const)
    put(token, nearestLegible(token, read, set));
  for (const token of ["--signal", "--signal-text"] as const)
    put(token, legible(token, read, set, brand));
  const button = filled(brand, read, set);
  put("--signal-fill", button?.fill);
  put("--on-signal", button?.on);
}

/**
 * The colours of the design, made those of a brand: derived from its colour,
 * except what its owner has chosen.
 */
export function brandColours(
  design: ColourSets,
  { colour, overrides = {} }: NonNullable<Site["brand"]>,
): ColourSets {
  const brand = colour && new Color(colour);
  const isSignal = (token: Token) => token.includes("signal");
  const turn = (set: ColourSets["page"]) =>
    new Map(
      [...set].map(([token, { light, dark }]) => {
        if (!brand || isSignal(token)) return [token, { light, dark }];
        return [
          token,
          { light: turned(light, brand), dark: turned(dark, brand) },
        ];
      }),
    );
  const sets: ColourSets = {
    page: turn(design.page),
    "dark sheet": turn(design["dark sheet"]),
    print: new Map(design.print),
  };
  for (const [name, own] of Object.entries(overrides)) {
    const token: Token = `--${name}`;
    const { light = "", dark = "" } = sets.page.get(token) ?? {};
    sets.page.set(token, { light: own.light ?? light, dark: own.dark ?? dark });
  }
  if (brand)
    for (const scheme of ["light", "dark"] as const) {
      const own = Object.entries(overrides).filter(
        ([, colours]) => colours?.[scheme],
      );
      const fixed = new Set(own.map(([name]): Token => `--${name}`));
      derive(sets, "page", scheme, brand, fixed);
      derive(sets, "dark sheet", scheme, brand, new Set());
    }
  const { light = "", dark = "" } = sets.page.get("--paper") ?? {};
  sets.page.set("--other-paper", { light: dark, dark: light });
  return sets;
}

/**
 * tokens.css in the colours of the brand. Without a brand in content/site.yaml,
 * as it is.
 */
export function brandTokens(css: string, brand: Site["brand"]): string {
  if (!brand?.colour && !brand?.overrides) return css;
  const sets = brandColours(readColours(css), brand);
  return eachColour(css, (set, token, _, declaration) => {
    const colour = sets[set].get(token);
    if (colour && set !== "print")
      declaration.value = `light-dark(${colour.light}, ${colour.dark})`;
  }).toString();
}
