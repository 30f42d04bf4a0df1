import { readFile } from "node:fs/promises";
import type { Font } from "satori";
import subsetFont from "subset-font";
import type { FontRole } from "../../app/styles/fonts.ts";
import {
  type AxisSettings,
  axisSettings,
  type FontFile,
} from "../fonts/family.ts";

/**
 * A static font file at one setting: satori does not support variable fonts.
 */
export interface CardFont {
  role: FontRole;
  name: string;
  file: string;
  setting: AxisSettings;
}

/** The fonts of the cards. */
export function cardFonts(chosen: readonly FontFile[]): CardFont[] {
  return chosen
    .filter(({ isRegular }) => isRegular)
    .map((font) => ({
      role: font.role,
      name: `${font.role} ${font.subset}`,
      file: font.file,
      setting: axisSettings(font, "regular"),
    }));
}

/** The families of a role: its own first, then those it borrows from. */
export function familiesOf(role: FontRole, fonts: readonly CardFont[]): string {
  const own = fonts.filter((font) => font.role === role);
  return [...own, ...fonts.filter((font) => font.role !== role)]
    .map(({ name }) => name)
    .join(", ");
}

/** All characters that the files may have. */
const characters = String.fromCodePoint(
  ...Array.from({ length: 0x3000 - 0x20 }, (_, index) => 0x20 + index),
);

export function loadFonts(fonts: readonly CardFont[]): Promise<Font[]> {
  return Promise.all(
    fonts.map(async ({ name, file, setting }) => {
      const source = await readFile(file);
      const data = await subsetFont(source, characters, {
        targetFormat: "sfnt",
        variationAxes: setting,
      });
      return { name, data, weight: 400, style: "normal" } as const;
    }),
  );
}
