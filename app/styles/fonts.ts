export type FontRole = "display" | "text" | "mono";

export interface Font {
  /** A package of Fontsource: a variable family (@fontsource-variable/…), or a static one (@fontsource/…). */
  package: string;
  /** How most of its texts are set. Headings read it as --display-weight and --display-width. */
  weight: number;
  /** In percent of the normal width. A family without a width axis has one width and ignores it. */
  width?: number;
  /** The lightest and the heaviest that the styles set; a family that has less gives its nearest. */
  weights: readonly [number, number];
  /** The narrowest and the widest that the styles set, where that is not one width. */
  widths?: readonly [number, number];
}

/**
 * The fonts of the site. For another one install its package and name it here: font files, fallback metrics, titles,
 * social cards and licences follow.
 */
export const fonts: Record<FontRole, Font> = {
  display: {
    package: "@fontsource-variable/anybody",
    weight: 440,
    width: 80,
    weights: [430, 560],
    widths: [76, 86],
  },
  text: { package: "@fontsource-variable/instrument-sans", weight: 400, weights: [400, 600] },
  mono: { package: "@fontsource-variable/martian-mono", weight: 400, width: 85, weights: [400, 600] },
};

export const fontRoles = Object.keys(fonts) as FontRole[];
