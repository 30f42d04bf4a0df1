import type { Font } from "satori";
import sharp from "sharp";
import { cardSize } from "../../app/seo/page-meta.ts";
import type { FontRole } from "../../app/styles/fonts.ts";
import { openSvg } from "../open-svg.ts";
import type { CardLayout } from "./card.ts";
import { figure } from "./figure.ts";
import { familiesOf, loadFonts } from "./fonts.ts";
import { type CardWords, letter } from "./lettering.ts";

let fonts: Promise<Font[]> | undefined;

/** A card as PNG: paper, the page's drawing, the title block and the text. */
export async function drawCard(
  words: CardWords,
  drawing: string | null,
  layout: CardLayout,
): Promise<Uint8Array> {
  fonts ??= loadFonts(layout.fonts);
  const families = (role: FontRole) => familiesOf(role, layout.fonts);
  const lettering = await letter(words, layout.inks, await fonts, families);
  const picture = drawing
    ? figure(drawing, layout.frame, layout.pens)
    : layout.largeMark;
  const parts = [layout.paper, picture, layout.titleBlock, lettering];
  const { width, height } = cardSize;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${parts.join("")}</svg>`;
  const { pixels } = openSvg(svg).render();
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ palette: true, dither: 0, effort: 1 })
    .toBuffer();
}
