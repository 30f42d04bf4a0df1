import { renderToStaticMarkup } from "react-dom/server";
import { type Colour, colour } from "../styles/colours.ts";
import { Logo } from "../ui/logo.tsx";

const SIDE = 28;

/** The mark without its frame: what stands between the tags of the logo's own drawing. */
const mark = renderToStaticMarkup(<Logo />).replace(/^<svg[^>]*>|<\/svg>$/g, "");
const pen = 'fill="none" stroke="currentColor" stroke-width="1.7"';

const rules = (scheme: keyof Colour) =>
  `svg{color:${colour("--ink")[scheme]}}.s{stroke:${colour("--signal")[scheme]}}`;

/** The icon of a browser's tab: no ground, in the ink of the visitor's colour scheme. */
export function schemeIcon(): string {
  const style = `${rules("light")}@media(prefers-color-scheme:dark){${rules("dark")}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" ${pen}><style>${style}</style>${mark}</svg>`;
}

/** The icon of a home screen: the mark on paper, taking up the given share of the tile's side. */
export function tileIcon(share: number): string {
  const side = SIDE / share;
  const inset = (side - SIDE) / 2;
  const paper = colour("--paper").light;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" ${pen}><style>${rules("light")}</style><rect width="100%" height="100%" fill="${paper}" stroke="none"/><g transform="translate(${inset} ${inset})">${mark}</g></svg>`;
}
