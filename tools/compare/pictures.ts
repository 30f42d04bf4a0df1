import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { browserArguments, ensureHeadlessShell } from "../../tests/tools/browser.ts";
import type { Build } from "./builds.ts";
import { drawnTypes } from "./files.ts";
import { comparePixels, type PixelDifference } from "./pixels.ts";

export const views = [
  { width: 390, height: 844, isPhone: true },
  { width: 1440, height: 900, isPhone: false },
];
const schemes = ["light", "dark"] as const;

type View = (typeof views)[number];

export interface PictureChange extends PixelDifference {
  address: string;
  width: number;
  scheme: string;
}

const AT_ONCE = 2;

/** Makes pictures repeatable: what is drawn must not depend on how far another thread has come. */
const repeatable = [
  "--disable-checker-imaging",
  "--disable-partial-raster",
  "--disable-lcd-text",
  "--force-color-profile=srgb",
  // Nothing may depend on the network.
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
];

/** Serves a build from memory, independent of the server of the commit. */
async function serve({ files, pages }: Build) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const name = pages.get(pathname) ?? `site${pathname}`;
    const type = drawnTypes[path.extname(name)];
    const data = type && files.get(name);
    if (!data) return response.writeHead(404).end();
    return response.writeHead(200, { "content-type": type }).end(data);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** Runs in the page: resolves when all it has asked for so far is loaded, decoded and laid out. */
async function settle(): Promise<void> {
  for (const image of document.images) image.loading = "eager";
  // Forces layout, which requests fonts.
  document.documentElement.getBoundingClientRect();
  await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => {})));
  await document.fonts.ready;
  for (const animation of document.getAnimations()) {
    // Animations by scrolling keep their state at the top of the page.
    if (animation.timeline !== document.timeline) continue;
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
    else animation.finish();
  }
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}

/** Runs before the page's own scripts. */
function prepare(): void {
  // Sections far below are drawn too.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { content-visibility: visible !important }");
  document.adoptedStyleSheets.push(sheet);
  // Keeps /call from leaving.
  (window as { navigation?: EventTarget }).navigation?.addEventListener("navigate", (event) =>
    event.preventDefault(),
  );
}

async function takePicture(
  browser: Browser,
  origin: string,
  address: string,
  view: View,
  scheme: "light" | "dark",
) {
  const context = await browser.newContext({
    viewport: view,
    isMobile: view.isPhone,
    hasTouch: view.isPhone,
    colorScheme: scheme,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  let loading = 0;
  page.on("request", () => loading++);
  page.on("requestfinished", () => loading--);
  page.on("requestfailed", () => loading--);
  await page.addInitScript(prepare);
  // A visitor who comes from another page gets fonts and layout at once (app/runtime/fetch-late.ts).
  await page.goto(origin + address, { referer: `${origin}/` });
  do await page.evaluate(settle);
  while (loading > 0);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const devtools = await context.newCDPSession(page);
  // Playwright's own screenshots take twice as long, because they are compressed more.
  const { data } = await devtools.send("Page.captureScreenshot", {
    clip: { x: 0, y: 0, width: view.width, height, scale: 1 },
    captureBeyondViewport: true,
    optimizeForSpeed: true,
  });
  await context.close();
  return Buffer.from(data, "base64");
}

/** Takes pictures of these addresses of both builds and hands over each pair that differs. */
export async function comparePictures(
  before: Build,
  after: Build,
  addresses: readonly string[],
  onChange: (change: PictureChange) => Promise<void>,
): Promise<void> {
  const sites = await Promise.all([before, after].map(serve));
  const browser = await chromium.launch({
    executablePath: ensureHeadlessShell(),
    args: [...browserArguments, ...repeatable],
  });
  const jobs = addresses.flatMap((address) =>
    views.flatMap((view) => schemes.map((scheme) => ({ address, view, scheme }))),
  );
  let [done, differ] = [0, 0];
  const waiting = jobs.values();
  const work = async () => {
    for (const { address, view, scheme } of waiting) {
      const pictures: Buffer[] = [];
      for (const { origin } of sites)
        pictures.push(await takePicture(browser, origin, address, view, scheme));
      const [old, current] = pictures as [Buffer, Buffer];
      const difference = await comparePixels(old, current);
      if (difference) {
        differ++;
        await onChange({ address, width: view.width, scheme, ...difference });
      }
      if (++done % 20 === 0 || done === jobs.length)
        console.log(`${done} of ${jobs.length} pictures, ${differ} differ`);
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    await browser.close();
    for (const { server } of sites) server.close();
  }
}
