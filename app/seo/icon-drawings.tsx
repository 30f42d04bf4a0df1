import { renderToStaticMarkup } from "react-dom/server";
import { colour, inScheme, isColour } from "../brand/colours.ts";
import { logoPaths } from "../brand/logo.ts";
import type { Scheme } from "../brand/read-tokens.ts";
import { Logo } from "../ui/logo.tsx";

/** The logo in colours that are custom properties. */
const mark = renderToStaticMarkup(<Logo own={logoPaths()} />)
  .replace(' aria-hidden="true"', "")
  .replace('class="s"', 'stroke="var(--signal)"');

/**
 * The icon of a browser tab: no background, in the ink of the visitor's colour
 * scheme.
 */
export function schemeIcon(): string {
  const used = [...new Set(mark.match(/--[\w-]+/g))].filter(isColour);
  const rules = (scheme: Scheme) => {
    const tokens = used.map((token) => `${token}:${colour(token)[scheme]}`);
    return `svg{${[`color:${colour("--ink")[scheme]}`, ...tokens].join(";")}}`;
  };
  const style = `<style>${rules("light")}@media(prefers-color-scheme:dark){${rules("dark")}}</style>`;
  return mark.replace(
    /^<svg (.*?)>/,
    `<svg xmlns="http://www.w3.org/2000/svg" $1>${style}`,
  );
}

/**
 * The logo in light colours, as part of a larger picture; a drawn one also with
 * a thinner pen.
 */
export function placedMark(
  x: number,
  y: number,
  side: number,
  pen?: number,
): string {
  const place = `<svg x="${x}" y="${y}" width="${side}" height="${side}" color="${colour("--ink").light}" `;
  const placed = inScheme("light", mark).replace("<svg ", place);
  return pen
    ? placed.replace(/^(<svg [^>]*stroke-width=")[\d.]+/, `$1${pen}`)
    : placed;
}

/**
 * The icon of a home screen: the logo on paper, scaled to a share of the tile's
 * side.
 */
export function tileIcon(share: number): string {
  const inset = (1 - share) * 50;
  const ground = `<rect width="100" height="100" fill="${colour("--paper").light}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${ground}${placedMark(inset, inset, share * 100)}</svg>`;
}
