import path from "node:path";
import { absolute, cardPath } from "../../app/seo/addresses.ts";
import type { Cached } from "../cache.ts";
import { hashedName } from "../fingerprint.ts";
import type { FontFile } from "../fonts/family.ts";
import {
  eachAtOnce,
  type Files,
  fileNameOf,
  mainOf,
  mapHtml,
} from "../output.ts";
import type { BuildContent } from "../site-content.ts";
import { cardLayout } from "./card.ts";
import { drawCard } from "./draw-card.ts";
import { firstDrawing } from "./figure.ts";
import type { CardWords } from "./lettering.ts";

type Page = BuildContent["pages"][number];

/** The text of a page's card. */
export function wordsOf(
  { kind, name, title, subtitle, path: address }: Page,
  site: BuildContent["site"],
): CardWords {
  const { host } = new URL(site.url);
  return {
    title,
    subtitle,
    brand: site.name,
    kind: kind.card ?? name,
    address: address === "/" ? host : host + address,
  };
}

/** All text of the cards, by page. */
export function cardTexts({
  pages,
  site,
}: BuildContent): { path: string; text: string }[] {
  return pages.map((page) => ({
    path: page.path,
    text: Object.values(wordsOf(page, site)).join(" "),
  }));
}

/** A social card for each page, drawn from the page's own text and drawing. */
export async function addCards(
  files: Files,
  { pages, site, draw }: BuildContent,
  chosen: readonly FontFile[],
  cached: Cached,
): Promise<void> {
  const layout = cardLayout(draw, chosen);
  // Without its folder: a copy of the project finds the cards too.
  const fonts = layout.fonts.map(({ file, ...font }) => ({
    ...font,
    file: path.basename(file),
  }));
  const renamed = new Map<string, string>();
  const addCard = async (page: Page) => {
    const words = wordsOf(page, site);
    const drawing = firstDrawing(
      mainOf(files.get(fileNameOf(page.path))?.toString() ?? ""),
    );
    const key = JSON.stringify([words, drawing, { ...layout, fonts }]);
    const picture = await cached(["card", key], () =>
      drawCard(words, drawing, layout),
    );
    const plain = cardPath(page.path);
    const name = hashedName(`card-${path.posix.basename(plain)}`, picture);
    files.set(name, picture);
    renamed.set(absolute(plain), absolute(`/${name}`));
  };
  await eachAtOnce(pages, addCard);
  const mention = new RegExp(`${absolute("/cards/")}[\\w-]+\\.png`, "g");
  mapHtml(files, (html) =>
    html.replace(mention, (address) => renamed.get(address) ?? address),
  );
}
