/** Takes the pictures in docs/ from the last build, and writes the tables of docs/authoring.md that show them. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { browserArguments, ensureBrowser } from "../../tests/tools/browser.ts";
import { fontsShown } from "../../tests/tools/fonts.ts";
import { serveSite } from "../../tests/tools/site.ts";
import { catalogue, type PicturedPage, pictureName } from "./catalogue.ts";
import { withTables } from "./tables.ts";

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

async function picture(page: Page, shown: PicturedPage): Promise<void> {
  const places = await page
    .locator("main > section, main > header")
    .evaluateAll((elements) =>
      elements.map((element) => element.getBoundingClientRect()).map(({ y, height }) => [y, height] as const),
    );
  if (places.length < shown.sections.length) {
    throw new Error(`${shown.path} has ${places.length} sections, the catalogue ${shown.sections.length}`);
  }
  for (const [index, section] of shown.sections.entries()) {
    const [y = 0, height = 0] = places[index] ?? [];
    const clip = { x: 0, y, width: VIEW.width, height: Math.min(height, TALLEST) };
    const shot = await page.screenshot({ fullPage: true, clip });
    const file = path.join(folder, pictureName(shown, index, section));
    await sharp(shot).resize(PICTURE_WIDTH).webp({ quality: 60, effort: 6 }).toFile(file);
  }
}

const server = await serveSite({ DATA_DIR: mkdtempSync(path.join(tmpdir(), "pictures-")) });
const origin = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments });
try {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const page = await browser.newPage({ viewport: VIEW, reducedMotion: "reduce", bypassCSP: true });
  await page.goto(origin, { waitUntil: "networkidle" });
  await fontsShown(page);
  const home = await page.screenshot();
  await sharp(home).png({ palette: true, colours: 64, effort: 10 }).toFile(path.join(folder, "home.png"));
  for (const shown of catalogue) {
    await open(page, origin + shown.path);
    await picture(page, shown);
  }
  const guide = path.join(docs, "authoring.md");
  writeFileSync(guide, withTables(readFileSync(guide, "utf8")));
  console.log(`${readdirSync(folder).length} pictures in docs/pictures, and the tables of docs/authoring.md`);
} finally {
  await browser.close();
  await server.close();
}
