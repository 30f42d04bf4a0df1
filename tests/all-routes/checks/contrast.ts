import type { Page } from "@playwright/test";
import Color from "colorjs.io";
import sharp from "sharp";
import { requiredContrast } from "../../../app/brand/contrast.ts";
import { withOpenAnswers } from "./open-answers.ts";
import { hideLetters, readTexts, type Text } from "./read-texts.ts";

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Picture {
  /** Of its corner on the page, in CSS pixels. */
  left: number;
  top: number;
  /** Image pixels per CSS pixel. */
  scale: number;
  data: Buffer;
  width: number;
  height: number;
}

/**
 * On a desktop, letters are still legible at half the size, which takes half
 * the time.
 */
const scaleFor = (width: number) => (width < 640 ? 1 : 0.5);

/**
 * The share of a text's pixels that may be on a line of a drawing or the grid.
 */
const TOLERATED = 0.2;

/**
 * Texts with too little contrast, by comparing the pixels of the page with and
 * without its letters. A text that changes no pixel is covered, which is a
 * fault too.
 */
export const findFaintWords = (
  page: Page,
  within = "body",
): Promise<string[]> => withOpenAnswers(page, () => findFaintNow(page, within));

/**
 * The same for one element in the state that it is in, such as below the
 * pointer.
 */
export async function findFaintNow(
  page: Page,
  within: string,
): Promise<string[]> {
  const texts = await page.evaluate(readTexts, within);
  if (texts.length === 0) return [`no text in ${within}`];
  const box = await page.evaluate(boxOf, within);
  const shown = await takePicture(page, box);
  await page.evaluate(hideLetters);
  const ground = await takePicture(page, box);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return texts.flatMap((text) => judge(text, shown, ground));
}

/**
 * Runs in the page: the whole page, or an element with some room for what
 * overflows it.
 */
function boxOf(within: string): Box {
  const page = {
    left: 0,
    top: 0,
    width: innerWidth,
    height: document.documentElement.scrollHeight,
  };
  if (within === "body") return page;
  const box =
    document.querySelector(within)?.getBoundingClientRect() ?? new DOMRect();
  const room = 20;
  const top = Math.max(0, Math.floor(box.top + scrollY - room));
  return { ...page, top, height: Math.ceil(box.height + 2 * room) };
}

/** A screenshot over CDP, which has a faster encoder. */
async function takePicture(
  page: Page,
  { left, top, width, height }: Box,
): Promise<Picture> {
  const scale = scaleFor(width);
  const browser = await page.context().newCDPSession(page);
  const { data: png } = await browser.send("Page.captureScreenshot", {
    clip: { x: left, y: top, width, height, scale },
    // Otherwise the browser lays out the page for a viewport of its size.
    captureBeyondViewport: height > (page.viewportSize()?.height ?? 0),
    optimizeForSpeed: true,
  });
  await browser.detach();
  const { data, info } = await sharp(Buffer.from(png, "base64"), {
    limitInputPixels: false,
  })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { left, top, scale, data, width: info.width, height: info.height };
}

function judge(
  { words, lines, colour }: Text,
  shown: Picture,
  ground: Picture,
): string[] {
  const ratios = new Map<number, number>();
  const ink = new Color("srgb", [colour.r, colour.g, colour.b]);
  const ratioOn = (rgb: number) => {
    const known = ratios.get(rgb);
    if (known !== undefined) return known;
    const ground = rgbOf(rgb);
    const ratio = ground.contrastWCAG21(
      ground.mix(ink, colour.alpha, { space: "srgb" }),
    );
    ratios.set(rgb, ratio);
    return ratio;
  };
  let letters = 0;
  let faint = 0;
  let lowest = Number.POSITIVE_INFINITY;
  const pixelX = (x: number) => Math.max(0, (x - shown.left) * shown.scale);
  const pixelY = (y: number) => Math.max(0, (y - shown.top) * shown.scale);
  for (const { left, top, right, bottom } of lines) {
    for (
      let y = Math.floor(pixelY(top));
      y < Math.min(shown.height, pixelY(bottom));
      y++
    ) {
      for (
        let x = Math.floor(pixelX(left));
        x < Math.min(shown.width, pixelX(right));
        x++
      ) {
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
  return faint / letters > TOLERATED
    ? [`"${words}" has a contrast of ${lowest.toFixed(2)}`]
    : [];
}

function rgbOf(pixel: number): Color {
  const part = (shift: number) => ((pixel >> shift) & 255) / 255;
  return new Color("srgb", [part(16), part(8), part(0)]);
}
