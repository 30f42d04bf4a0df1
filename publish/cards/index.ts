import path from "node:path";
import { renderAsync } from "@resvg/resvg-js";
import sharp from "sharp";
import { absolute, cardPath } from "../../app/seo/addresses.ts";
import { addressOf } from "../addresses.ts";
import { createCache } from "../cache.ts";
import { hashedName } from "../fingerprint.ts";
import { type Files, htmlFiles, mapHtml } from "../output.ts";
import type { SiteContent } from "../site-content.ts";
import { card } from "./card.ts";
import { facesFor } from "./faces.ts";
import { firstDrawing } from "./figure.ts";
import { type CardWords, letter } from "./lettering.ts";

type Page = SiteContent["pages"][number];

function wordsOf({ kind, name, title, subtitle, path: address }: Page, site: SiteContent["site"]): CardWords {
  const { host } = new URL(site.url);
  return {
    title,
    subtitle,
    brand: site.name,
    kind: kind.card ?? name,
    address: address === "/" ? host : host + address,
  };
}

/** A card takes 3 MB while it is drawn: thousands at once would need more memory than there is. */
const AT_ONCE = 8;

/** Few colours, so few bytes: a card is ink on paper. */
async function png(svg: string): Promise<Buffer> {
  const { pixels, width, height } = await renderAsync(svg, { font: { loadSystemFonts: false } });
  const picture = sharp(pixels, { raw: { width, height, channels: 4 } });
  return picture.png({ palette: true, colours: 40, effort: 4, compressionLevel: 9 }).toBuffer();
}

/** A picture of each page for where its link is shared, drawn from the page's own words and drawing. */
export async function addCards(
  files: Files,
  { pages, site, draw }: SiteContent,
  root: string,
): Promise<void> {
  const htmlOf = new Map(htmlFiles(files).map(([name, html]) => [addressOf(name), html]));
  const all = pages.map((page) => ({ page, words: wordsOf(page, site) }));
  const fonts = await facesFor(all.flatMap(({ words }) => Object.values(words)).join(""));
  const inks = {
    ink: draw.colour("--ink").light,
    muted: draw.colour("--muted").light,
    line: draw.colour("--line-strong").light,
  };
  const cached = createCache(path.join(root, ".cache", "cards"));
  const renamed = new Map<string, string>();
  const addCard = async ({ page, words }: (typeof all)[number]) => {
    const lettering = await letter(words, inks, fonts);
    const svg = card(lettering, firstDrawing(htmlOf.get(page.path) ?? ""), draw);
    const picture = await cached(svg, () => png(svg));
    const plain = cardPath(page.path);
    const name = hashedName(`card-${path.posix.basename(plain)}`, picture);
    files.set(name, picture);
    renamed.set(absolute(plain), absolute(`/${name}`));
  };
  for (let first = 0; first < all.length; first += AT_ONCE) {
    await Promise.all(all.slice(first, first + AT_ONCE).map(addCard));
  }
  const mention = new RegExp(`${absolute("/cards/")}[\\w-]+\\.png`, "g");
  mapHtml(files, (html) => html.replace(mention, (address) => renamed.get(address) ?? address));
}
