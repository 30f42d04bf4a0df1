import subsetFont from "subset-font";
import type { Cached } from "../cache.ts";
import { regularSetting } from "./axes.ts";
import type { ChosenFile } from "./choose-files.ts";
import { advanceOf, lineBoxOf } from "./font-tables.ts";

/** A sample of the site's English, with typical frequencies of letters, capitals, digits and stops. */
export const sample =
  "The quick brown fox jumps over the lazy dog. We measure, draw and build software that people rely on every day: orders, invoices, 24 reports and 365 nights of service, with one team from first sketch to last release.";

interface SystemFont {
  sources: readonly string[];
  generic: string;
  /** The width of the sample in ems, in the first two sources. */
  advance: number;
}

/** System fonts of Windows and macOS, Linux and Android. Liberation fonts have the widths of the first by design. */
const systemFonts = {
  sans: { sources: ["Arial", "Liberation Sans", "Roboto"], generic: "sans-serif", advance: 95.158 },
  serif: {
    sources: ["Times New Roman", "Liberation Serif", "Noto Serif"],
    generic: "serif",
    advance: 86.474,
  },
  mono: {
    sources: ["Courier New", "Liberation Mono", "Droid Sans Mono"],
    generic: "ui-monospace, monospace",
    advance: 129.621,
  },
} satisfies Record<string, SystemFont>;

function systemFontFor(category: string): SystemFont {
  if (category === "monospace") return systemFonts.mono;
  return category === "serif" ? systemFonts.serif : systemFonts.sans;
}

export interface Fallback {
  sources: readonly string[];
  generic: string;
  /** In percent. */
  sizeAdjust: number;
  ascent: number;
  descent: number;
}

/** The system font shown until the real font arrives, adjusted to the same width and height. */
export async function fallbackFor(chosen: ChosenFile, cached: Cached): Promise<Fallback> {
  const { data, axes, font, family } = chosen;
  const setting = regularSetting(axes, font);
  const sfnt = await cached(["measured font", data, JSON.stringify(setting)], () =>
    subsetFont(data, sample, { targetFormat: "sfnt", variationAxes: setting }),
  );
  const { sources, generic, advance } = systemFontFor(family.category);
  const size = advanceOf(sfnt, sample) / advance;
  const { ascent, descent } = lineBoxOf(sfnt);
  return {
    sources,
    generic,
    sizeAdjust: size * 100,
    ascent: (ascent / size) * 100,
    descent: (descent / size) * 100,
  };
}
