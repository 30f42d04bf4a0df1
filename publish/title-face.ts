import path from "node:path";
import subsetFont from "subset-font";
import { createCache } from "./cache.ts";
import { originalFace } from "./fonts.ts";
import { type Files, htmlFiles } from "./output.ts";
import { readableText } from "./readable-text.ts";

/** The display face as app/styles/base.css sets an h1 in it. */
const cut = { wght: 440, wdth: 80 };
/** What a browser can do without for one line of text. */
const unneededTables = ["GDEF", "GSUB", "STAT", "gasp"];

const title = /<h1[^>]*>([\s\S]*?)<\/h1>/;

/**
 * Writes the letters of each page's title into its styles, as a face of their own: the title is painted as it stays,
 * one to two kilobytes a page. The display face itself comes after the first paint (app/runtime/fetch-late.ts).
 */
export async function addTitleFaces(files: Files, root: string): Promise<void> {
  const [source, displayFace] = originalFace(files, "display");
  const cached = createCache(path.join(root, ".cache", "title-faces"));
  for (const [name, html] of htmlFiles(files)) {
    const words = title.exec(html)?.[1];
    if (words === undefined) continue;
    const letters = [...new Set(readableText(words))].sort().join("");
    const face = await cached(JSON.stringify([source, cut, unneededTables, letters]), () =>
      subsetFont(displayFace, letters, {
        targetFormat: "woff2",
        variationAxes: cut,
        noHinting: true,
        dropTables: unneededTables,
      }),
    );
    const url = `data:font/woff2;base64,${face.toString("base64")}`;
    // Without the link Chromium decodes the face only after it has painted the title in another.
    const link = `<link rel="preload" as="font" type="font/woff2" crossorigin="" href="${url}"/>`;
    const rule = `@font-face{font-family:Title;src:url(${url})}`;
    files.set(name, Buffer.from(html.replace("<style>", () => `${link}<style>${rule}`)));
  }
}
