import { Resvg } from "@resvg/resvg-js";
import { DomUtils, parseDocument } from "htmlparser2";
import type { SiteContent } from "../site-content.ts";

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Draw = Pick<SiteContent["draw"], "penRules" | "inScheme">;

/** How much heavier than on the page: a card is mostly seen at half its size. */
const WEIGHT = 1.6;

/** As SVG, not as HTML: the names of its tags and attributes keep their capitals. */
const asSvg = { xmlMode: true, decodeEntities: false };

/** The first drawing of a page, with all it holds and all that it repeats from other drawings of the page. */
export function firstDrawing(html: string): string | null {
  const main = DomUtils.getElementsByTagName("main", parseDocument(html, asSvg));
  const isDrawing = ({ name, attribs }: { name: string; attribs: Record<string, string> }) =>
    name === "svg" && /^dwg\b/.test(attribs.class ?? "");
  const drawing = DomUtils.findOne(isDrawing, main);
  if (!drawing) return null;
  const svg = DomUtils.getOuterHTML(drawing, asSvg);
  const repeated = [...svg.matchAll(/href="#([^"]+)"/g)].map(([, id = ""]) => id);
  const elsewhere = [...new Set(repeated)].filter((id) => !svg.includes(` id="${id}"`));
  const parts = elsewhere.flatMap((id) => DomUtils.getElementById(id, main) ?? []);
  const definitions = parts.map((part) => DomUtils.getOuterHTML(part, asSvg)).join("");
  return definitions ? svg.replace("</svg>", `<defs>${definitions}</defs></svg>`) : svg;
}

/**
 * The pens for a drawing that is reduced by a scale. On the page a line keeps its weight at any size; here it is
 * reduced with the drawing, so each weight is raised by as much beforehand.
 */
function pens({ penRules, inScheme }: Draw, scale: number): string {
  const raised = (values: string) =>
    values.replace(/[\d.]+/g, (value) => ((Number(value) * WEIGHT) / scale).toFixed(2));
  const rules = [...penRules].map(([name, body]) => `.${name}{${body}}`);
  const css = [".dwg{fill:none;stroke:var(--ink);stroke-width:0.8;stroke-linejoin:round}", ...rules].join("");
  return inScheme("light", css).replace(
    /(stroke-width|stroke-dasharray): ?([\d. ]+)/g,
    (_, name: string, values: string) => `${name}:${raised(values)}`,
  );
}

/** What is left of the drawing without its lettering, which nobody could read at the size of a card. */
function unlettered(drawing: string, viewBox: string, css: string): string {
  const style = `<style>${css}.dwg text,.bl{display:none}</style>`;
  return drawing.replace(
    /^<svg [^>]*>/,
    `<svg xmlns="http://www.w3.org/2000/svg" class="dwg" viewBox="${viewBox}">${style}`,
  );
}

/** The drawing without its lettering, as large as a frame allows. */
export function figure(drawing: string, frame: Frame, draw: Draw): string {
  const sheet = /viewBox="([^"]+)"/.exec(drawing)?.[1] ?? "";
  // The sheet leaves room for labels: what counts here is what the lines take up.
  const box = new Resvg(unlettered(drawing, sheet, pens(draw, 1))).getBBox();
  if (!box) return "";
  const scale = Math.min(frame.width / box.width, frame.height / box.height);
  const viewBox = [box.x, box.y, box.width, box.height].map((value) => value.toFixed(1)).join(" ");
  const place = `x="${frame.x}" y="${frame.y}" width="${frame.width}" height="${frame.height}"`;
  // Lines are heavier on the card than in the box: the outermost may stand over.
  return unlettered(drawing, viewBox, pens(draw, scale)).replace(
    "<svg ",
    `<svg ${place} overflow="visible" `,
  );
}
