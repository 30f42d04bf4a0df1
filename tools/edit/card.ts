import { colour, inScheme } from "../../app/brand/colours.ts";
import { site } from "../../app/content/site.ts";
import {
  placedMark,
  schemeIcon,
  tileIcon,
} from "../../app/seo/icon-drawings.tsx";
import { sitePages } from "../../app/site/pages.ts";
import { penRules } from "../../app/styles/pens.ts";
import { type CardLayout, cardLayout } from "../../publish/cards/card.ts";
import { drawCard } from "../../publish/cards/draw-card.ts";
import { firstDrawing } from "../../publish/cards/figure.ts";
import { wordsOf } from "../../publish/cards/index.ts";
import type { CardWords } from "../../publish/cards/lettering.ts";
import { mainOf } from "../../publish/output.ts";
import { RefusedError } from "../page-files/refused.ts";
import { siteFonts } from "./characters.ts";
import { unmarked } from "./marks.ts";

let layout: Promise<CardLayout> | undefined;

/** A page's social card as a build draws it, as an address. */
export async function drawnCard(
  root: string,
  origin: string,
  address: string,
): Promise<string> {
  const page = sitePages().find(({ path }) => path === address);
  if (!page) throw new RefusedError(`There is no page ${address}.`);
  const draw = { colour, inScheme, penRules, placedMark, schemeIcon, tileIcon };
  layout ??= siteFonts(root).then((files) => cardLayout(draw, files));
  const answer = await fetch(origin + address, {
    headers: { accept: "text/html" },
  });
  const words = Object.entries(wordsOf(page, site)).map(([name, text]) => [
    name,
    unmarked(text),
  ]);
  const drawing = firstDrawing(mainOf(unmarked(await answer.text())));
  const picture = await drawCard(
    Object.fromEntries(words) as CardWords,
    drawing,
    await layout,
  );
  return `data:image/png;base64,${Buffer.from(picture).toString("base64")}`;
}
