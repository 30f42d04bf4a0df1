/** A place of a layout that a picture may stand in. */
export interface PicturePlace {
  /** Width to height, to which the picture is cropped around its centre; without it, its own. */
  ratio?: number;
  /** The widths it is offered in, in pixels. */
  widths: readonly number[];
  /** The narrowest original that looks sharp there. */
  least: number;
  /** How wide it is shown, as the `sizes` of an image. */
  sizes: string;
  /** In shades of one ink, the darkest of them black: pale and bright ones side by side look alike. */
  oneInk?: true;
}

/** Every place, by the name that the layouts give it. */
export const picturePlaces = {
  portrait: { ratio: 4 / 5, widths: [280, 560], least: 560, sizes: "17rem" },
  face: { ratio: 1, widths: [64, 128, 192], least: 128, sizes: "4rem" },
  logo: { widths: [160, 320], least: 160, sizes: "10rem", oneInk: true },
  office: { ratio: 3 / 2, widths: [400, 800], least: 800, sizes: "(min-width: 64rem) 24vw, 92vw" },
  gallery: { widths: [400, 800, 1200], least: 800, sizes: "(min-width: 64rem) 45vw, 92vw" },
  /** Over the whole sheet. */
  sheet: { widths: [400, 800, 1200, 1800], least: 1200, sizes: "92vw" },
  /** In place of a page's drawing. */
  hero: { ratio: 4 / 3, widths: [480, 800, 1200], least: 1200, sizes: "(min-width: 64rem) 55vw, 92vw" },
  /** Among the paragraphs of an article. */
  prose: { widths: [400, 800, 1200], least: 800, sizes: "(min-width: 64rem) 44rem, 92vw" },
} as const satisfies Record<string, PicturePlace>;

export type PicturePlaceName = keyof typeof picturePlaces;
