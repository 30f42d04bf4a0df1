import { type FontRole, fontRoles } from "../../app/styles/fonts.ts";
import type { Fonts } from "./choose-files.ts";
import type { Fallback } from "./fallbacks.ts";

/** A font file as the pages load it. */
export interface FontFile {
  /** Its role, or `borrowed` for characters shared by all roles. */
  family: FontRole | "borrowed";
  url: string;
  /** Of a static font; a variable one covers all weights. */
  weight?: number | undefined;
  /** In percent, for a font with a width axis. */
  widths?: readonly [number, number] | undefined;
  /** If the file does not cover all characters of its family. */
  range?: string | undefined;
}

const familyNames = { display: "Display", text: "Text", mono: "Mono", borrowed: "Borrowed" } as const;
/** All weights that the styles use: browsers would fake those beyond a font's range. */
const ALL_WEIGHTS = "400 700";

const percent = (value: number) => `${Number(value.toFixed(1))}%`;

const rule = (descriptors: Record<string, string | undefined>) => {
  const set = Object.entries(descriptors).filter(([, value]) => value !== undefined);
  return `@font-face { ${set.map(([name, value]) => `${name}: ${value}`).join("; ")} }`;
};

function fontRule({ family, url, weight, widths, range }: FontFile): string {
  const weights = weight === undefined ? ALL_WEIGHTS : String(weight);
  return rule({
    "font-family": familyNames[family],
    src: `url("${url}")`,
    "font-weight": family === "borrowed" ? undefined : weights,
    "font-stretch": widths && [...new Set(widths)].map((width) => `${width}%`).join(" "),
    "font-display": "swap",
    "unicode-range": range,
  });
}

const fallbackName = (role: FontRole) => `"${familyNames[role]} Fallback"`;

/** The CSS of all fonts: files, fallbacks and the family lists of the roles. */
export function fontStyles(
  fontFiles: readonly FontFile[],
  fallbacks: Record<FontRole, Fallback>,
  { display }: Fonts,
): string {
  const borrows = fontFiles.some(({ family }) => family === "borrowed");
  const families = (role: FontRole, hasFonts: boolean) => [
    ...(hasFonts ? [familyNames[role], ...(borrows ? [familyNames.borrowed] : [])] : []),
    fallbackName(role),
    fallbacks[role].generic,
  ];
  const tokens = (hasFonts: boolean) =>
    fontRoles.map((role) => `--${role}: ${families(role, hasFonts).join(", ")};`).join(" ");
  const fallbackRules = fontRoles.map((role) => {
    const { sources, sizeAdjust, ascent, descent } = fallbacks[role];
    return rule({
      "font-family": fallbackName(role),
      src: sources.map((name) => `local("${name}")`).join(", "),
      "size-adjust": percent(sizeAdjust),
      "ascent-override": percent(ascent),
      "descent-override": percent(descent),
    });
  });
  return [
    ...fontFiles.map(fontRule),
    ...fallbackRules,
    `:root { --display-weight: ${display.weight}; --display-width: ${display.width ?? 100}%; ${tokens(false)} }`,
    // app/runtime/fetch-late.ts marks part after part: a change on the root would restyle the whole page in one task.
    `[data-laid-out] { ${tokens(true)} }`,
    // In the first layer, so that any other rule has priority.
    "@layer fonts { [data-laid-out] { font-family: var(--text) } }",
    `@media (scripting: none) { :root { ${tokens(true)} } }`,
  ].join("\n");
}

/** `₹` → `U+20B9`. */
export function rangeOf(characters: string): string {
  return [...characters].map((character) => `U+${character.codePointAt(0)?.toString(16)}`).join(", ");
}
