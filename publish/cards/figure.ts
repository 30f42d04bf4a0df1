import { DomUtils, parseDocument } from "htmlparser2";
import {
  balloonClass,
  drawingClass,
} from "../../app/drawings/drawing-classes.ts";
import { openSvg } from "../open-svg.ts";

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How much heavier than on the page: cards are mostly seen at half size. */
const WEIGHT = 1.6;

/** Parsed as SVG, because HTML parsing would lower-case tags and attributes. */
const asSvg = { xmlMode: true, decodeEntities: false };

/** The source of a drawing, from its start tag to its end tag. */
function drawingAt(html: string, start: number): string {
  let depth = 0;
  for (const { 0: tag, index } of html
    .slice(start)
    .matchAll(/<svg\b|<\/svg>/g)) {
    depth += tag === "</svg>" ? -1 : 1;
    if (depth === 0) return html.slice(start, start + index + tag.length);
  }
  throw new Error("A drawing of the page has no end tag");
}

/**
 * The first drawing in a page's main element, with everything it references
 * from other drawings.
 */
export function firstDrawing(main: string): string | null {
  const drawing = new RegExp(`<svg (?:[^>]* )?class="${drawingClass}\\b`);
  const start = main.search(drawing);
  if (start < 0) return null;
  const svg = DomUtils.getOuterHTML(
    parseDocument(drawingAt(main, start), asSvg),
    asSvg,
  );
  const repeated = [...svg.matchAll(/href="#([^"]+)"/g)].map(
    ([, id = ""]) => id,
  );
  const elsewhere = [...new Set(repeated)].filter(
    (id) => !svg.includes(` id="${id}"`),
  );
  if (elsewhere.length === 0) return svg;
  const page = parseDocument(main, asSvg).children;
  const parts = elsewhere.flatMap(
    (id) => DomUtils.getElementById(id, page) ?? [],
  );
  const definitions = parts
    .map((part) => DomUtils.getOuterHTML(part, asSvg))
    .join("");
  return definitions
    ? svg.replace("</svg>", `<defs>${definitions}</defs></svg>`)
    : svg;
}

/**
 * The pens for a scaled drawing. On the page, strokes keep their width at any
 * size; here they shrink with the drawing, so they are widened first.
 */
function raised(pens: string, scale: number): string {
  const raise = (values: string) =>
    values.replace(/[\d.]+/g, (value) =>
      ((Number(value) * WEIGHT) / scale).toFixed(2),
    );
  return pens.replace(
    /(stroke-width|stroke-dasharray): ?([\d. ]+)/g,
    (_, name: string, values: string) => `${name}:${raise(values)}`,
  );
}

/**
 * The drawing without its text, which would be unreadable at the size of a
 * card.
 */
function unlettered(drawing: string, viewBox: string, css: string): string {
  const letters = `.${drawingClass} text,.${balloonClass}`;
  const style = `<style>${css}${letters}{display:none}</style>`;
  return drawing.replace(
    /^<svg [^>]*>/,
    `<svg xmlns="http://www.w3.org/2000/svg" class="${drawingClass}" viewBox="${viewBox}">${style}`,
  );
}

/** The drawing without its text, as large as the frame allows. */
export function figure(drawing: string, frame: Frame, pens: string): string {
  const whole = /viewBox="([^"]+)"/.exec(drawing)?.[1] ?? "";
  // The view box leaves room for labels; only the bounds of the strokes count
  // here.
  const box = openSvg(unlettered(drawing, whole, raised(pens, 1))).getBBox();
  if (!box) return "";
  const scale = Math.min(frame.width / box.width, frame.height / box.height);
  const viewBox = [box.x, box.y, box.width, box.height]
    .map((value) => value.toFixed(1))
    .join(" ");
  const place = `x="${frame.x}" y="${frame.y}" width="${frame.width}" height="${frame.height}"`;
  // Strokes are wider on the card, so the outermost ones may exceed the box.
  return unlettered(drawing, viewBox, raised(pens, scale)).replace(
    "<svg ",
    `<svg ${place} overflow="visible" `,
  );
}
