import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { create, type Font as OpenFont } from "fontkitten";
import { type Font, type FontRole, fontRoles } from "../../app/styles/fonts.ts";

export type Fonts = Record<FontRole, Font>;

/**
 * One subset of a family's characters: in all weights for a variable family, in
 * one for a static one.
 */
export interface FontFile {
  role: FontRole;
  font: Font;
  /** From the metadata.json of its Fontsource package. */
  family: { id: string; family: string; category: string };
  subset: string;
  /** Whether its subset has the English letters, which every page loads. */
  isFirst: boolean;
  file: string;
  data: Buffer;
  /** Its characters; in a build those that the site uses. */
  has: ReadonlySet<string>;
  axes: OpenFont["variationAxes"];
  /** Of a static font. */
  weight: number | undefined;
  /** Whether most text of the role uses it. */
  isRegular: boolean;
}

/** Fontsource has no collections of fonts. */
export const openFont = (data: Buffer) => create(data) as OpenFont;

/** The files of a role's family, English letters first. */
async function openFamily(
  root: string,
  role: FontRole,
  font: Font,
): Promise<FontFile[]> {
  const folder = path.join(root, "node_modules", font.package);
  const metadata = await readFile(
    path.join(folder, "metadata.json"),
    "utf8",
  ).catch(() => {
    throw new Error(
      `app/styles/fonts.ts: ${role}: ${font.package} is not an installed Fontsource package. Run npm install --save-dev ${font.package}`,
    );
  });
  const family = JSON.parse(metadata);
  const nearest = (wanted: number) =>
    family.weights.toSorted(
      (a: number, b: number) => Math.abs(a - wanted) - Math.abs(b - wanted),
    )[0];
  // The metadata of a static package also describes the variable one.
  const isVariable = font.package.startsWith("@fontsource-variable/");
  const weights = isVariable
    ? [undefined]
    : new Set([font.weight, ...font.weights].map(nearest));
  // The "standard" file has the width axis; the others have fewer or more axes
  // than the styles use.
  const kinds =
    family.variable?.wdth && font.width
      ? ["standard", "wdth", "wght"]
      : ["wght", "standard", "full"];
  const files: FontFile[] = [];
  for (const subset of new Set<string>([family.defSubset, ...family.subsets])) {
    for (const weight of weights) {
      const file = (weight === undefined ? kinds : [weight])
        .map((kind) =>
          path.join(
            folder,
            "files",
            `${family.id}-${subset}-${kind}-normal.woff2`,
          ),
        )
        .find(existsSync);
      if (!file) continue;
      const data = await readFile(file);
      const { characterSet, variationAxes: axes } = openFont(data);
      const has = new Set(
        characterSet.map((code) => String.fromCodePoint(code)),
      );
      const isRegular = isVariable || weight === nearest(font.weight);
      const isFirst = subset === family.defSubset;
      files.push({
        role,
        font,
        family,
        subset,
        isFirst,
        file,
        data,
        has,
        axes,
        weight,
        isRegular,
      });
    }
  }
  return files;
}

export async function openFonts(
  root: string,
  fonts: Fonts,
): Promise<FontFile[]> {
  return (
    await Promise.all(
      fontRoles.map((role) => openFamily(root, role, fonts[role])),
    )
  ).flat();
}

export type AxisSettings = Record<
  string,
  number | { min: number; max: number }
>;

/**
 * The axes of a file as subset-font expects them: all weights and widths that
 * the styles use, or those of most text.
 */
export function axisSettings(
  { axes, font }: FontFile,
  which: "all" | "regular",
): AxisSettings {
  const { weight, weights, width = 100, widths = [width] } = font;
  const used = {
    all: { wght: weights, wdth: widths },
    regular: { wght: [weight], wdth: [width] },
  }[which];
  const settings: AxisSettings = {};
  for (const [tag, axis] of Object.entries(axes)) {
    if (!axis) continue;
    const values =
      tag in used ? used[tag as keyof typeof used] : [axis.default];
    const [min = 0, max = min] = values.map((value) =>
      Math.min(axis.max, Math.max(axis.min, value)),
    );
    settings[tag] = min === max ? min : { min, max };
  }
  return settings;
}
