import type { Cached } from "../cache.ts";
import { type Files, mapHtmlAsync } from "../output.ts";
import { readableText } from "../readable-text.ts";
import { regularSetting } from "./axes.ts";
import type { ChosenFile, Fonts } from "./choose-files.ts";
import { rangeOf } from "./font-styles.ts";
import { subsetTitleFont } from "./subset-title-font.ts";

const title = /<h1[^>]*>([\s\S]*?)<\/h1>/;

/** What a file provides for titles: the display font everything, others what they lend. */
const offeredBy = ({ role, characters, lent }: ChosenFile) => (role === "display" ? characters + lent : lent);

/**
 * Inlines the letters of each page's title as a font of their own (one to two kilobytes), so that the title is painted
 * in its final font. The display font itself loads after the first paint (app/runtime/fetch-late.ts).
 */
export async function addTitleFonts(
  files: Files,
  chosen: readonly ChosenFile[],
  { display }: Fonts,
  cached: Cached,
): Promise<void> {
  const regular = chosen.filter(({ isRegular }) => isRegular);
  await mapHtmlAsync(files, async (html) => {
    const words = title.exec(html)?.[1];
    if (words === undefined) return html;
    let missing = [...new Set(readableText(words))].sort();
    let links = "";
    let rules = "";
    for (const file of regular) {
      const { data, axes } = file;
      const letters = missing.filter((letter) => offeredBy(file).includes(letter)).join("");
      if (letters === "") continue;
      missing = missing.filter((letter) => !letters.includes(letter));
      const setting = regularSetting(axes, display);
      const font = await cached(["title font", data, letters, JSON.stringify(setting)], () =>
        subsetTitleFont(data, letters, setting),
      );
      const url = `data:font/woff2;base64,${font.toString("base64")}`;
      // Without this link, Chromium decodes the font only after painting the title in a fallback.
      links += `<link rel="preload" as="font" type="font/woff2" crossorigin="" href="${url}"/>`;
      const range = rules ? `;unicode-range:${rangeOf(letters)}` : "";
      rules += `@font-face{font-family:Title;src:url(${url})${range}}`;
    }
    return html.replace("<style>", () => `${links}<style>${rules}`);
  });
}
