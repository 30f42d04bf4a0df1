import type { Cached } from "./cache.ts";
import { originalFace } from "./fonts.ts";
import { type Files, mapHtmlAsync } from "./output.ts";
import { readableText } from "./readable-text.ts";
import { inWorker } from "./workers/in-worker.ts";

const title = /<h1[^>]*>([\s\S]*?)<\/h1>/;

/**
 * Writes the letters of each page's title into its styles, as a face of their own: the title is painted as it stays,
 * one to two kilobytes a page. The display face itself comes after the first paint (app/runtime/fetch-late.ts).
 */
export async function addTitleFaces(files: Files, cached: Cached): Promise<void> {
  const [, displayFace] = originalFace(files, "display");
  await mapHtmlAsync(files, async (html) => {
    const words = title.exec(html)?.[1];
    if (words === undefined) return html;
    const letters = [...new Set(readableText(words))].sort().join("");
    const face = await cached(["title face", displayFace, letters], () =>
      inWorker("cutTitleFace", displayFace, letters),
    );
    const url = `data:font/woff2;base64,${face.toString("base64")}`;
    // Without the link Chromium decodes the face only after it has painted the title in another.
    const link = `<link rel="preload" as="font" type="font/woff2" crossorigin="" href="${url}"/>`;
    return html.replace("<style>", () => `${link}<style>@font-face{font-family:Title;src:url(${url})}`);
  });
}
