import { renderToStaticMarkup } from "react-dom/server";
import { type Colour, colour } from "../styles/colours.ts";
import { Logo } from "../ui/logo.tsx";

const SIDE = 28;

/** The logo's content without its svg element. */
const mark = renderToStaticMarkup(<Logo />).replace(/^<svg[^>]*>|<\/svg>$/g, "");
const PEN = 1.7;
const frame = (pen: number) => `viewBox="0 0 ${SIDE} ${SIDE}" fill="none" stroke-width="${pen}"`;

/** The icon of a browser tab: no background, in the ink of the visitor's colour scheme. */
export function schemeIcon(): string {
  const rules = (scheme: keyof Colour) =>
    `svg{stroke:${colour("--ink")[scheme]}}.s{stroke:${colour("--signal")[scheme]}}`;
  const style = `${rules("light")}@media(prefers-color-scheme:dark){${rules("dark")}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${frame(PEN)}><style>${style}</style>${mark}</svg>`;
}

/** The logo in light colours, as part of a larger picture. */
export function placedMark(x: number, y: number, side: number, pen = PEN): string {
  const inked = mark.replace('class="s"', `stroke="${colour("--signal").light}"`);
  return `<svg x="${x}" y="${y}" width="${side}" height="${side}" ${frame(pen)} stroke="${colour("--ink").light}">${inked}</svg>`;
}

/** The icon of a home screen: the logo on paper, scaled to a share of the tile's side. */
export function tileIcon(share: number): string {
  const inset = (1 - share) * 50;
  const ground = `<rect width="100" height="100" fill="${colour("--paper").light}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${ground}${placedMark(inset, inset, share * 100)}</svg>`;
}
