export type FontRole = "display" | "text" | "mono";

export interface Font {
  /**
   * A package of Fontsource: a variable family (@fontsource-variable/…), or a
   * static one (@fontsource/…).
   */
  package: string;
  /**
   * The weight of most of its text. Headings use --display-weight and
   * --display-width.
   */
  weight: number;
  /**
   * In percent of the normal width. A family without a width axis has one width
   * and ignores it.
   */
  width?: number;
  /**
   * The lightest and the heaviest weight that the styles use; a family with
   * fewer uses the nearest.
   */
  weights: readonly [number, number];
  /**
   * The narrowest and the widest that the styles use, if there are several
   * widths.
   */
  widths?: readonly [number, number];
}

/**
 * The fonts of the site. For another one install its package and name it here:
 * font files, fallback metrics, titles, social cards and licences follow.
 */
export const fonts: Record<FontRole, Font> = {
  display: {
    package: "@fontsource-variable/anybody",
    weight: 440,
    width: 80,
    weights: [430, 560],
    widths: [76, 86],
  },
  text: {
    package: "@fontsource-variable/instrument-sans",
    weight: 400,
    weights: [400, 600],
  },
  mono: {
    package: "@fontsource-variable/martian-mono",
    weight: 400,
    width: 85,
    weights: [400, 600],
  },
};

export const fontRoles = Object.keys(fonts) as FontRole[];
