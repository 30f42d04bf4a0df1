import { mediaFrom } from "../styles/breakpoints.ts";

/** A place in a layout for a picture. */
export interface PicturePlace {
  /** The aspect ratio to crop it to, around its centre; by default its own. */
  ratio?: number;
  /** The widths of its files, in pixels. */
  widths: readonly number[];
  /** The minimum width of the original. */
  least: number;
  /** The `sizes` attribute. */
  sizes: string;
  /**
   * Shades: in greyscale, the darkest of them black, so that pale and bright
   * logos look alike. Hatching: as a line drawing.
   */
  ink?: "shades" | "hatching";
}

const onDesk = mediaFrom("desk");

/** Every place, by name. */
export const picturePlaces = {
  portrait: { ratio: 4 / 5, widths: [280, 560], least: 560, sizes: "17rem" },
  hatched: {
    ratio: 4 / 5,
    widths: [280, 560],
    least: 560,
    sizes: "17rem",
    ink: "hatching",
  },
  face: { ratio: 1, widths: [64, 128, 192], least: 128, sizes: "4rem" },
  logo: { widths: [160, 320], least: 160, sizes: "10rem", ink: "shades" },
  office: {
    ratio: 3 / 2,
    widths: [400, 800],
    least: 800,
    sizes: `${onDesk} 24vw, 92vw`,
  },
  gallery: {
    widths: [400, 800, 1200],
    least: 800,
    sizes: `${onDesk} 45vw, 92vw`,
  },
  /** As wide as the sheet. */
  sheet: { widths: [400, 800, 1200, 1800], least: 1200, sizes: "92vw" },
  /** Instead of a page's drawing. */
  hero: {
    ratio: 4 / 3,
    widths: [480, 800, 1200],
    least: 1200,
    sizes: `${onDesk} 55vw, 92vw`,
  },
  /** Among the paragraphs of an article. */
  prose: {
    widths: [400, 800, 1200],
    least: 800,
    sizes: `${onDesk} 44rem, 92vw`,
  },
} as const satisfies Record<string, PicturePlace>;

export type PicturePlaceName = keyof typeof picturePlaces;
