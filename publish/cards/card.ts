import { drawingClass } from "../../app/drawings/drawing-classes.ts";
import { cardSize } from "../../app/seo/page-meta.ts";
import type { FontFile } from "../fonts/family.ts";
import type { BuildContent } from "../site-content.ts";
import type { Frame } from "./figure.ts";
import { cardFonts } from "./fonts.ts";
import { layout } from "./lettering.ts";

const GRID = 30;
const MARK = 52;
const { width, height } = cardSize;

/** The squared paper of the site. */
function paper({ colour }: BuildContent["draw"]): string {
  const count = (length: number) =>
    Array.from(
      { length: Math.ceil(length / GRID) },
      (_, index) => index * GRID,
    );
  const lines = [
    ...count(width).map((x) => `M${x} 0V${height}`),
    ...count(height).map((y) => `M0 ${y}H${width}`),
  ];
  return `<rect width="${width}" height="${height}" fill="${colour("--paper").light}"/><path d="${lines.join("")}" stroke="${colour("--grid").light}"/>`;
}

/** For a page without a drawing: the logo, as large as a drawing. */
function largeMark(
  { placedMark }: BuildContent["draw"],
  { x, y, width, height }: Frame,
): string {
  const side = Math.min(width, height);
  return placedMark(x + (width - side) / 2, y + (height - side) / 2, side, 0.3);
}

/** The CSS of a drawing's strokes and fills in the light scheme. */
export function pensOf({
  penRules,
  inScheme,
}: Pick<BuildContent["draw"], "penRules" | "inScheme">): string {
  const rules = [...penRules].map(([name, body]) => `.${name}{${body}}`);
  const css = [
    `.${drawingClass}{fill:none;stroke:var(--ink);stroke-width:0.8;stroke-linejoin:round}`,
    ...rules,
  ].join("");
  return inScheme("light", css);
}

/** The plate at the foot of a card, its rules and the logo. */
function titleBlock({ colour, placedMark }: BuildContent["draw"]): string {
  const { margin, block, cells } = layout;
  const top = height - block;
  const rules = [
    `M0 ${top - 1}h${width}v1H0z`,
    ...Object.values(cells).map((x) => `M${x} ${top}h1v${block}h-1z`),
  ];
  return [
    `<rect y="${top}" width="${width}" height="${block}" fill="${colour("--plate").light}"/>`,
    `<path d="${rules.join("")}" fill="${colour("--line-strong").light}"/>`,
    placedMark(margin - 6, height - (block + MARK) / 2, MARK),
  ].join("");
}

/** What all cards share. */
export type CardLayout = ReturnType<typeof cardLayout>;

export function cardLayout(
  draw: BuildContent["draw"],
  chosen: readonly FontFile[],
) {
  const { margin, words, gap, block } = layout;
  const { colour } = draw;
  const frame = {
    x: words + gap,
    y: 2 * GRID,
    width: width - words - gap - margin,
    height: height - block - 4 * GRID,
  };
  return {
    frame,
    inks: { ink: colour("--ink").light, muted: colour("--muted").light },
    fonts: cardFonts(chosen),
    pens: pensOf(draw),
    // The layers of the picture, bottom first.
    paper: paper(draw),
    largeMark: largeMark(draw, frame),
    titleBlock: titleBlock(draw),
  };
}
