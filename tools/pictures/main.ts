/** Takes the pictures in docs/ from the last build, and writes the tables of docs/sections.md that show them. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { browserArguments, ensureBrowser } from "../../tests/tools/browser.ts";
import { fontsShown } from "../../tests/tools/fonts.ts";
import { serveSite } from "../../tests/tools/site.ts";
import { catalogue, type PicturedPage, pictureName, withTables } from "./catalogue.ts";
import { buildSamples, type Sample, samples } from "./samples.ts";

const VIEW = { width: 1440, height: 900 };
/** Small enough for a repository, large enough to recognise a section. */
const PICTURE_WIDTH = 560;
const TALLEST = 1600;

const docs = path.resolve(import.meta.dirname, "../../docs");
const folder = path.join(docs, "pictures");

/** Without the navigation bar, which would cover a section. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: "load" });
  await page.addStyleTag({ content: "body > header, body > nav { display: none !important }" });
  // Loads lazy drawings.
  await page.evaluate(() => {
    for (const image of document.querySelectorAll("img")) image.loading = "eager";
  });
  await page.waitForLoadState("networkidle");
  await fontsShown(page);
}

const placesOf = (page: Page) =>
  page
    .locator("main > section, main > header")
    .evaluateAll((elements) =>
      elements.map((element) => element.getBoundingClientRect()).map(({ y, height }) => [y, height] as const),
    );

async function save(page: Page, name: string, y: number, height: number, width = PICTURE_WIDTH) {
  const clip = { x: 0, y, width: VIEW.width, height: Math.min(height, TALLEST) };
  const shot = await page.screenshot({ fullPage: true, clip });
  await sharp(shot).resize(width).webp({ quality: 60, effort: 6 }).toFile(path.join(folder, name));
}

async function picture(page: Page, shown: PicturedPage): Promise<void> {
  const places = await placesOf(page);
  if (places.length < shown.sections.length) {
    throw new Error(`${shown.path} has ${places.length} sections, the catalogue ${shown.sections.length}`);
  }
  for (const [index, section] of shown.sections.entries()) {
    const [y = 0, height = 0] = places[index] ?? [];
    await save(page, pictureName(shown, index, section), y, height);
  }
}

async function pictureSample(page: Page, { file, from, to }: Sample): Promise<void> {
  const places = await placesOf(page);
  const [start = 0] = places[from] ?? [];
  const [last = 0, height = 0] = places[to] ?? [];
  await save(page, file, start, last + height - start, PICTURE_WIDTH * 1.5);
}

async function onServer(overrides: Record<string, string>, visit: (origin: string) => Promise<void>) {
  const server = await serveSite(overrides);
  try {
    await visit(`http://127.0.0.1:${(server.server.address() as AddressInfo).port}`);
  } finally {
    await server.close();
  }
}

const copy = await buildSamples();
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments });
try {
  const page = await browser.newPage({ viewport: VIEW, reducedMotion: "reduce", bypassCSP: true });
  // Those of docs/drawings.md are drawn by hand.
  for (const name of readdirSync(folder).filter((name) => !name.endsWith(".svg")))
    rmSync(path.join(folder, name));
  await onServer({}, async (origin) => {
    await page.goto(origin, { waitUntil: "networkidle" });
    await fontsShown(page);
    const home = await page.screenshot();
    await sharp(home).png({ palette: true, colours: 64, effort: 10 }).toFile(path.join(folder, "home.png"));
    for (const shown of catalogue) {
      await open(page, origin + shown.path);
      await picture(page, shown);
    }
  });
  await onServer({ BUILD_DIR: path.join(copy.folder, "build") }, async (origin) => {
    for (const sample of samples) {
      await open(page, origin + sample.path);
      await pictureSample(page, sample);
    }
  });
  const guide = path.join(docs, "sections.md");
  writeFileSync(guide, withTables(readFileSync(guide, "utf8")));
  console.log(`${readdirSync(folder).length} pictures in docs/pictures, and the tables of docs/sections.md`);
} finally {
  copy.remove();
  await browser.close();
}
