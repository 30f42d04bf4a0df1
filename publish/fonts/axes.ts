import type { Font } from "../../app/styles/fonts.ts";
import type { Axis } from "./font-tables.ts";

/** A pinned value, or the range of an axis to keep, as subset-font expects. */
export type AxisSettings = Record<string, number | { min: number; max: number }>;

const NORMAL_WIDTH = 100;

const clamp = ({ min, max }: Axis, value: number) => Math.min(max, Math.max(min, value));

function settings(
  axes: ReadonlyMap<string, Axis>,
  weights: readonly [number, number],
  widths: readonly [number, number],
): AxisSettings {
  return Object.fromEntries(
    [...axes].map(([tag, axis]) => {
      const wanted = { wght: weights, wdth: widths }[tag];
      if (!wanted) return [tag, axis.normal];
      const [min, max] = [clamp(axis, wanted[0]), clamp(axis, wanted[1])];
      return [tag, min === max ? min : { min, max }];
    }),
  );
}

/** The setting that most text of a font uses. */
export function regularSetting(axes: ReadonlyMap<string, Axis>, { weight, width = NORMAL_WIDTH }: Font) {
  return settings(axes, [weight, weight], [width, width]) as Record<string, number>;
}

/** For characters inside text of another font. */
export function lentSetting(axes: ReadonlyMap<string, Axis>, font: Font) {
  return regularSetting(axes, { ...font, width: NORMAL_WIDTH });
}

export const widthsOf = ({ width = NORMAL_WIDTH, widths = [width, width] }: Font) => widths;

/** Every value that the styles use. */
export function allSettings(axes: ReadonlyMap<string, Axis>, font: Font): AxisSettings {
  return settings(axes, font.weights, widthsOf(font));
}
