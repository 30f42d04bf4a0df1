import Color from "colorjs.io";
import { once, placeOf, projectFile } from "../content/content-files.ts";
import type { Mistake } from "../content/parse.ts";
import { site } from "../content/site.ts";
import { brandTokens } from "./palette.ts";
import { type Colour, readColours, type Token } from "./read-tokens.ts";

/** The colours of the site: those of app/styles/tokens.css, or of the brand. */
export const colourSets = readColours(
  brandTokens(projectFile("app/styles/tokens.css"), site.brand),
);

/**
 * A colour of the design in both schemes, for places without custom properties.
 */
export function colour(token: Token): Colour {
  const found = colourSets.page.get(token);
  if (!found)
    throw new Error(`app/styles/tokens.css: there is no colour ${token}`);
  return found;
}

export const isColour = (token: string): token is Token =>
  colourSets.page.has(token as Token);

/**
 * The rules with each custom property replaced by its colour in one scheme, or
 * by its fallback.
 */
export function inScheme(scheme: keyof Colour, css: string): string {
  return css
    .replace(/var\((--[\w-]+)\)/g, (whole, token: string) =>
      isColour(token) ? colour(token)[scheme] : whole,
    )
    .replace(/var\(--[\w-]+, ([^()]+)\)/g, "$1");
}

/** Where the brand's colour had to be darkened or lightened to be legible. */
export const colourWarnings = once((): Mistake[] => {
  const brand = site.brand?.colour?.toLowerCase();
  if (!brand) return [];
  return (["light", "dark"] as const).flatMap((scheme) => {
    const paper = colour("--paper")[scheme];
    const text = colour("--signal-text")[scheme];
    if (text === brand) return [];
    const ratio = Math.floor(new Color(brand).contrastWCAG21(paper) * 10) / 10;
    const fault = (new Color(paper).oklch.l ?? 0) > 0.5 ? "light" : "dark";
    const message = `${brand} is too ${fault} for text in the ${scheme} scheme (${ratio} to 1 on ${paper}, 4.5 is needed): text is ${text} there, buttons ${colour("--signal-fill")[scheme]}, lines and marks ${colour("--signal")[scheme]}`;
    return [
      {
        ...placeOf({ file: "content/site.yaml", path: ["brand", "colour"] }),
        message,
      },
    ];
  });
});
