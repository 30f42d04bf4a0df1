import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { colour, isColour } from "../brand/colours.ts";
import type { Scheme } from "../brand/read-tokens.ts";
import { penRules } from "../styles/pens.ts";

/**
 * A drawing as a separate file. An <img> inherits no tokens, so the file
 * contains the rules it uses, in both colour schemes.
 */
export function standaloneSvg(drawing: ReactElement): string {
  // Without the size of its canvas, which only pages need.
  const markup = renderToStaticMarkup(drawing).replace(
    /^<style.*?<\/style>/,
    "",
  );
  const classes = new Set(
    [...markup.matchAll(/class="([^"]+)"/g)].flatMap(([, names]) =>
      (names ?? "").split(" "),
    ),
  );
  const base =
    "svg{fill:none;stroke:var(--ink);stroke-width:1;stroke-linejoin:round}path,circle{vector-effect:non-scaling-stroke}";
  const rules = [...classes]
    .flatMap((name) =>
      penRules.has(name) ? [`.${name}{${penRules.get(name)}}`] : [],
    )
    .join("");
  const body = base + rules;
  const used = [...new Set(body.match(/--[\w-]+/g))].filter(isColour);
  const tokens = (scheme: Scheme) =>
    `:root{${used.map((name) => `${name}:${colour(name)[scheme]}`).join(";")}}`;
  const dark = `@media(prefers-color-scheme:dark){${tokens("dark")}}`;
  const style = `<style>${tokens("light")}${dark}${body}</style>`;
  return markup.replace(/^<svg ([^>]*)>/, (_, attributes: string) => {
    const kept = attributes
      .replace(/ ?(class|aria-hidden|role|aria-label)="[^"]*"/g, "")
      .trim();
    return `<svg xmlns="http://www.w3.org/2000/svg" ${kept}>${style}`;
  });
}
