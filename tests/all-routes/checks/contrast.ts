import type { Page } from "@playwright/test";
import Color from "colorjs.io";
import sharp from "sharp";
import { requiredContrast } from "../../../app/brand/contrast.ts";
import { withOpenAnswers } from "./open-answers.ts";
import { hideLetters, readTexts, type Text } from "./read-texts.ts";

interface Picture {
  /** Image pixels per CSS pixel. */
  scale: number;
  data: Buffer;
  width: number;
  height: number;
}

/** On a desktop, letters are still legible at half the size, which takes half the time. */
const scaleFor = (width: number) => (width < 640 ? 1 : 0.5);

/** The share of a text's pixels that may be on a line of a drawing or the grid. */
const TOLERATED = 0.2;

/**
 * Texts with too little contrast, by comparing the pixels of the page with and without its letters. A text that changes
 * no pixel is covered, which is a fault too.
 */
export function findFaintWords(page: Page, within = "body"): Promise<string[]> {
  return withOpenAnswers(page, async () => {
    const texts = await page.evaluate(readTexts, within);
    const shown = await takePicture(page);
    await page.evaluate(hideLetters);
    const ground = await takePicture(page);
    await page.evaluate(() => {
      document.adoptedStyleSheets = [];
    });
    if (texts.length === 0) return [`no text in ${within}`];
    return texts.flatMap((text) => judge(text, shown, ground));
  });
}

/** A screenshot of the whole page over CDP, which has a faster encoder. */
async function takePicture(page: Page): Promise<Picture> {
  const { width, height } = await page.evaluate(() => ({
    width: innerWidth,
    height: document.documentElement.scrollHeight,
  }));
  const scale = scaleFor(width);
  const browser = await page.context().newCDPSession(page);
  const { data: png } = await browser.send("Page.captureScreenshot", {
    clip: { x: 0, y: 0, width, height, scale },
    captureBeyondViewport: true,
    optimizeForSpeed: true,
  });
  await browser.detach();
  const { data, info } = await sharp(Buffer.from(png, "base64"), { limitInputPixels: false })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { scale, data, width: info.width, height: info.height };
}

function judge({ words, lines, colour }: Text, shown: Picture, ground: Picture): string[] {
  const ratios = new Map<number, number>();
  const ink = new Color("srgb", [colour.r, colour.g, colour.b]);
  const ratioOn = (rgb: number) => {
    const known = ratios.get(rgb);
    if (known !== undefined) return known;
    const ground = rgbOf(rgb);
    const ratio = ground.contrastWCAG21(ground.mix(ink, colour.alpha, { space: "srgb" }));
    ratios.set(rgb, ratio);
    return ratio;
  };
  let letters = 0;
  let faint = 0;
  let lowest = Number.POSITIVE_INFINITY;
  const { scale } = shown;
  for (const { left, top, right, bottom } of lines) {
    for (let y = Math.floor(top * scale); y < Math.min(shown.height, bottom * scale); y++) {
      for (let x = Math.max(0, Math.floor(left * scale)); x < Math.min(shown.width, right * scale); x++) {
        const at = (y * shown.width + x) * 3;
        const behind = ground.data.readUIntBE(at, 3);
        if (shown.data.readUIntBE(at, 3) === behind) continue;
        letters++;
        const ratio = ratioOn(behind);
        if (ratio >= requiredContrast.text) continue;
        faint++;
        lowest = Math.min(lowest, ratio);
      }
    }
  }
  if (letters === 0) return [`"${words}" cannot be seen`];
  return faint / letters > TOLERATED ? [`"${words}" has a contrast of ${lowest.toFixed(2)}`] : [];
}

function rgbOf(pixel: number): Color {
  const part = (shift: number) => ((pixel >> shift) & 255) / 255;
  return new Color("srgb", [part(16), part(8), part(0)]);
}
