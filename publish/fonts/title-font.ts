import subsetFont from "subset-font";
import type { Cached } from "../cache.ts";
import { type Files, mapHtmlAsync, readableText } from "../output.ts";
import { regularSetting } from "./family.ts";
import { rangeOf } from "./font-styles.ts";
import type { ChosenFile } from "./index.ts";

const title = /<h1[^>]*>([\s\S]*?)<\/h1>/;

/** Without the layout features that one line of text does not need. */
const options: Parameters<typeof subsetFont>[2] = {
  targetFormat: "woff2",
  noHinting: true,
  dropTables: ["GDEF", "GSUB", "STAT", "gasp"],
};

/**
 * Inlines the letters of each page's title as a font of their own (one to two kilobytes), so that the title is painted
 * in its final font. The display font itself loads after the first paint (app/runtime/fetch-late.ts).
 */
export async function addTitleFonts(
  files: Files,
  chosen: readonly ChosenFile[],
  cached: Cached,
): Promise<void> {
  const displayed = chosen.filter(({ role, isRegular }) => role === "display" && isRegular);
  await mapHtmlAsync(files, async (html) => {
    const letters = [...new Set(readableText(title.exec(html)?.[1] ?? ""))].sort();
    let links = "";
    let rules = "";
    for (const file of displayed) {
      const text = letters.filter((letter) => file.characters.includes(letter)).join("");
      if (text === "") continue;
      const font = await cached(["title font", file.data, text, JSON.stringify(file.font)], () =>
        subsetFont(file.data, text, { ...options, variationAxes: regularSetting(file) }),
      );
      const url = `data:font/woff2;base64,${font.toString("base64")}`;
      // Without this link, Chromium decodes the font only after painting the title in a fallback.
      links += `<link rel="preload" as="font" type="font/woff2" crossorigin="" href="${url}"/>`;
      const range = rules ? `;unicode-range:${rangeOf(text)}` : "";
      rules += `@font-face{font-family:Title;src:url(${url})${range}}`;
    }
    return html.replace("<style>", () => `${links}<style>${rules}`);
  });
}
