import { cardSize } from "../../app/seo/page-meta.ts";
import type { SiteContent } from "../site-content.ts";
import { type Frame, figure } from "./figure.ts";
import { sheet } from "./lettering.ts";

type Draw = SiteContent["draw"];

const GRID = 30;
const MARK = 52;
const { width, height } = cardSize;

/** The squared paper of the site. */
function paper({ colour }: Draw): string {
  const count = (length: number) =>
    Array.from({ length: Math.ceil(length / GRID) }, (_, index) => index * GRID);
  const lines = [
    ...count(width).map((x) => `M${x} 0V${height}`),
    ...count(height).map((y) => `M0 ${y}H${width}`),
  ];
  return `<rect width="${width}" height="${height}" fill="${colour("--paper").light}"/><path d="${lines.join("")}" stroke="${colour("--grid").light}"/>`;
}

/** What a page without a drawing of its own shows: the mark, as large as a drawing. */
function largeMark({ placedMark }: Draw, { x, y, width, height }: Frame): string {
  const side = Math.min(width, height);
  return placedMark(x + (width - side) / 2, y + (height - side) / 2, side, 0.3);
}

/** A whole card: paper, the page's drawing, the title block's ground, and the words. */
export function card(lettering: string, drawing: string | null, draw: Draw): string {
  const { margin, words, block } = sheet;
  const frame = {
    x: words + 10,
    y: 2 * GRID,
    width: width - words - 10 - margin,
    height: height - block - 4 * GRID,
  };
  const ground = `<rect y="${height - block}" width="${width}" height="${block}" fill="${draw.colour("--plate").light}"/>`;
  const picture = drawing ? figure(drawing, frame, draw) : largeMark(draw, frame);
  const mark = draw.placedMark(margin - 6, height - (block + MARK) / 2, MARK);
  const parts = [paper(draw), picture, ground, mark, lettering];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${parts.join("")}</svg>`;
}
