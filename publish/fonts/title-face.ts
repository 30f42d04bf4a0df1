import type { Cached } from "../cache.ts";
import { type Files, mapHtmlAsync } from "../output.ts";
import { readableText } from "../readable-text.ts";
import { inWorker } from "../workers/in-worker.ts";
import { regularSetting } from "./axes.ts";
import type { ChosenFile, Fonts } from "./choose-files.ts";
import { rangeOf } from "./font-styles.ts";

const title = /<h1[^>]*>([\s\S]*?)<\/h1>/;

/** What a file has for titles: the display font all, others what they lend. */
const offeredBy = ({ role, characters, lent }: ChosenFile) => (role === "display" ? characters + lent : lent);

/**
 * Writes the letters of each page's title into its styles, as a font of their own: the title is painted as it stays,
 * one to two kilobytes a page. The display font itself comes after the first paint (app/runtime/fetch-late.ts).
 */
export async function addTitleFaces(
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
      const face = await cached(["title face", data, letters, JSON.stringify(setting)], () =>
        inWorker("cutTitleFace", data, letters, setting),
      );
      const url = `data:font/woff2;base64,${face.toString("base64")}`;
      // Without the link Chromium decodes the face only after it has painted the title in another.
      links += `<link rel="preload" as="font" type="font/woff2" crossorigin="" href="${url}"/>`;
      const range = rules ? `;unicode-range:${rangeOf(letters)}` : "";
      rules += `@font-face{font-family:Title;src:url(${url})${range}}`;
    }
    return html.replace("<style>", () => `${links}<style>${rules}`);
  });
}
