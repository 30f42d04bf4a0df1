import subsetFont from "subset-font";
import { type FontRole, fontRoles } from "../../app/styles/fonts.ts";
import type { Cached } from "../cache.ts";
import { axisSettings, type FontFile, openFont } from "./family.ts";

/**
 * A sample of the site's English, with typical frequencies of letters,
 * capitals, digits and stops.
 */
const sample =
  "The quick brown fox jumps over the lazy dog. We measure, draw and build software that people rely on every day: orders, invoices, 24 reports and 365 nights of service, with one team from first sketch to last release.";

/**
 * By generic family: system fonts of Windows and macOS, Linux and Android, with
 * the width of the sample in ems. Liberation fonts have the widths of the first
 * by design.
 */
const systemFonts = {
  "sans-serif": {
    names: ["Arial", "Liberation Sans", "Roboto"],
    width: 95.158,
  },
  serif: {
    names: ["Times New Roman", "Liberation Serif", "Noto Serif"],
    width: 86.474,
  },
  "ui-monospace, monospace": {
    names: ["Courier New", "Liberation Mono", "Droid Sans Mono"],
    width: 129.621,
  },
};

function genericOf({
  family: { category },
}: FontFile): keyof typeof systemFonts {
  if (category === "monospace") return "ui-monospace, monospace";
  return category === "serif" ? "serif" : "sans-serif";
}

const roleNames = { display: "Display", text: "Text", mono: "Mono" } as const;
const fallbackName = (role: FontRole) => `"${roleNames[role]} Fallback"`;
const percent = (share: number) => `${Number((share * 100).toFixed(1))}%`;

/** `₹` → `U+20b9`. */
export function rangeOf(characters: Iterable<string>): string {
  return Array.from(
    characters,
    (character) => `U+${character.codePointAt(0)?.toString(16)}`,
  ).join(", ");
}

/**
 * The rule that loads a file: for all characters, or only for its own if it is
 * not the first of its family.
 */
export function fontRule(
  { role, weight, axes, font, isFirst, has }: FontFile,
  url: string,
): string {
  // All weights that the styles use: browsers would fake those beyond a font's
  // range.
  const weights = weight ?? "400 700";
  const { width = 100, widths = [width] } = font;
  const stretch = axes.wdth
    ? `; font-stretch: ${widths.map((value) => `${value}%`).join(" ")}`
    : "";
  const ranges = isFirst ? "" : `; unicode-range: ${rangeOf(has)}`;
  return `@font-face { font-family: ${roleNames[role]}; src: url("${url}"); font-weight: ${weights}${stretch}; font-display: swap${ranges} }`;
}

/**
 * The system font shown until the real font arrives, adjusted to the same width
 * and height.
 */
async function fallbackRule(file: FontFile, cached: Cached): Promise<string> {
  const variationAxes = axisSettings(file, "regular");
  const instance = await cached(
    ["measured font", file.data, JSON.stringify(variationAxes)],
    () =>
      subsetFont(file.data, sample, { targetFormat: "sfnt", variationAxes }),
  );
  const font = openFont(instance);
  const { names, width } = systemFonts[genericOf(file)];
  const units = font
    .glyphsForString(sample)
    .reduce((sum, glyph) => sum + glyph.advanceWidth, 0);
  const size = units / font.unitsPerEm / width;
  const height = (above: number) => percent(above / font.unitsPerEm / size);
  const sources = names.map((name) => `local("${name}")`).join(", ");
  return `@font-face { font-family: ${fallbackName(file.role)}; src: ${sources}; size-adjust: ${percent(size)}; ascent-override: ${height(font.ascent)}; descent-override: ${height(-font.descent)} }`;
}

/**
 * The CSS of all fonts: the rules of their files, fallbacks and the family
 * lists of the roles.
 */
export async function fontStyles(
  rules: readonly string[],
  files: readonly FontFile[],
  cached: Cached,
): Promise<string> {
  const regular = files.filter(
    ({ isFirst, isRegular }) => isFirst && isRegular,
  );
  const fallbacks = await Promise.all(
    regular.map((file) => fallbackRule(file, cached)),
  );
  const tokens = (own: (role: FontRole) => string) =>
    regular
      .map(
        (file) =>
          `--${file.role}: ${own(file.role)}${fallbackName(file.role)}, ${genericOf(file)};`,
      )
      .join(" ");
  // A character that one family lacks is shown in another.
  const late = tokens((role) =>
    [...new Set([role, ...fontRoles])]
      .map((name) => `${roleNames[name]}, `)
      .join(""),
  );
  const { weight, width = 100 } = regular.find(({ role }) => role === "display")
    ?.font ?? { weight: 400 };
  return [
    ...rules,
    ...fallbacks,
    `:root { --display-weight: ${weight}; --display-width: ${width}%; ${tokens(() => "")} }`,
    // app/runtime/fetch-late.ts marks part after part: a change on the root
    // would restyle the whole page in one task.
    `[data-laid-out] { ${late} }`,
    // In the first layer, so that any other rule has priority.
    "@layer fonts { [data-laid-out] { font-family: var(--text) } }",
    `:root:not([data-scripts]) { ${late} }`,
  ].join("\n");
}
