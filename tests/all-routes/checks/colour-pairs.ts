import type { Page } from "@playwright/test";
import type Color from "colorjs.io";
import { colourSets } from "../../../app/brand/colours.ts";
import { groundOf, pairs, reader } from "../../../app/brand/contrast.ts";

/**
 * The whole page in one viewport, so that elementsFromPoint works for every
 * text.
 */
const viewport = { width: 1440, height: 16_000 };

const shown = ({ coords }: Color) =>
  coords.map((part) => Math.round((part ?? 0) * 255)).join(" ");

/**
 * The pairs of text and background that the build checks, as rendered colours.
 */
function declaredPairs(scheme: "light" | "dark"): Set<string> {
  const declared = new Set<string>();
  for (const set of ["page", "dark sheet"] as const) {
    const read = reader(colourSets, set, scheme);
    for (const pair of pairs) {
      if (pair.use === "text")
        declared.add(
          `${shown(read(pair.colour))} on ${shown(groundOf(pair, read))}`,
        );
    }
  }
  return declared;
}

/** Runs in the page: every visible text with its colour and background. */
function readPairs(): { pair: string; text: string }[] {
  const canvas = document
    .createElement("canvas")
    .getContext("2d", { willReadFrequently: true });
  if (!canvas) throw new Error("no canvas");
  const paint = (layers: string[]) => {
    canvas.clearRect(0, 0, 1, 1);
    for (const layer of layers) {
      canvas.fillStyle = layer;
      canvas.fillRect(0, 0, 1, 1);
    }
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const layerOf = (element: Element) => {
    const { backgroundColor, fill } = getComputedStyle(element);
    return element instanceof SVGGeometryElement ? fill : backgroundColor;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const found: { pair: string; text: string }[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim();
    if (
      !text ||
      !parent?.checkVisibility({
        visibilityProperty: true,
        opacityProperty: true,
      })
    )
      continue;
    range.selectNodeContents(node);
    const box = range.getClientRects()[0];
    if (!box || box.width < 2 || box.height < 2) continue;
    const below = document.elementsFromPoint(
      box.left + box.width / 2,
      box.top + box.height / 2,
    );
    // Covered or clipped.
    if (
      !below.some((element) => element === parent || parent.contains(element))
    )
      continue;
    const layers = [...below, document.documentElement]
      .filter((element) => !(element instanceof SVGTextContentElement))
      .map(layerOf)
      // A hatching is thin lines on the background below it.
      .filter((layer) => layer !== "none" && !layer.startsWith("url("));
    const opaque = layers.findIndex((layer) => paint([layer])[3] === 255);
    const ground = paint(layers.slice(0, opaque + 1).reverse());
    const { color, fill } = getComputedStyle(parent);
    const ink = paint([parent instanceof SVGElement ? fill : color]);
    found.push({
      pair: `${ink.slice(0, 3).join(" ")} on ${ground.slice(0, 3).join(" ")}`,
      text,
    });
  }
  return found;
}

/**
 * Texts on a background that app/brand/contrast.ts does not list, so that the
 * build does not check the pair.
 */
export async function findUnnamedPairs(
  page: Page,
  scheme: "light" | "dark",
): Promise<string[]> {
  const declared = declaredPairs(scheme);
  const before = page.viewportSize();
  await page.setViewportSize(viewport);
  const pairs = await page.evaluate(readPairs);
  if (before) await page.setViewportSize(before);
  if (pairs.length <= 10) return [`only ${pairs.length} texts were found`];
  return pairs
    .filter(({ pair }) => !declared.has(pair))
    .map(({ pair, text }) => `${pair}: "${text}"`);
}
