import {
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
} from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import {
  type Browser,
  type BrowserContextOptions,
  chromium,
} from "@playwright/test";
import { hashOf } from "../../publish/cache.ts";
import { eachAtOnce } from "../../publish/output.ts";
import { contentType } from "../../server/site/content-types.ts";
import {
  browserArguments,
  ensureHeadlessShell,
} from "../../tests/tools/browser.ts";
import type { Build } from "./builds.ts";
import { comparePixels, type PixelDifference } from "./pixels.ts";

export interface PictureChange extends Omit<PixelDifference, "pictures"> {
  address: string;
  /** Such as `390 px, paper`. */
  device: string;
  /**
   * Its pictures are `<name>-before.png`, `<name>-after.png` and
   * `<name>-difference.png`.
   */
  name: string;
}

/** Each with its name, such as `390 px, paper`. */
function devicesOf(
  widths: readonly number[],
): [string, BrowserContextOptions][] {
  return widths.flatMap((width): [string, BrowserContextOptions][] => {
    const device =
      width < 768
        ? { viewport: { width, height: 844 }, isMobile: true, hasTouch: true }
        : { viewport: { width, height: 900 } };
    return [
      [`${width} px, paper`, { ...device, colorScheme: "light" }],
      [`${width} px, blueprint`, { ...device, colorScheme: "dark" }],
    ];
  });
}

/** Pages that are open at the same time. */
const AT_ONCE = 2;

const repeatable = [
  // What is drawn must not depend on how far another thread has come.
  "--disable-checker-imaging",
  "--disable-partial-raster",
  "--disable-lcd-text",
  "--force-color-profile=srgb",
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
];

/** Serves a build from memory, independent of the server of its commit. */
async function serve({ files, pages }: Build) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const name = pages.get(pathname) ?? `site${pathname}`;
    const data = files.get(name);
    response
      .writeHead(data ? 200 : 404, { "content-type": contentType(name) })
      .end(data);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    server,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  };
}

/** Runs before the page's own scripts. */
function prepare(): void {
  // Draws sections far below the viewport too.
  const styles = new CSSStyleSheet();
  styles.replaceSync(
    ":not([hidden]) { content-visibility: visible !important }",
  );
  document.adoptedStyleSheets.push(styles);
  // Keeps /call from redirecting.
  (window as { navigation?: EventTarget }).navigation?.addEventListener(
    "navigate",
    (event) => event.preventDefault(),
  );
}

/**
 * Runs in the page: resolves when everything requested so far is loaded,
 * decoded and laid out.
 */
async function settle(): Promise<void> {
  for (const image of document.images) image.loading = "eager";
  // Forces layout, which requests fonts.
  document.documentElement.getBoundingClientRect();
  await Promise.all(
    Array.from(document.images, (image) => image.decode().catch(() => {})),
  );
  await document.fonts.ready;
  for (const animation of document.getAnimations()) {
    // Scroll-driven animations keep their state at the top of the page.
    if (animation.timeline !== document.timeline) continue;
    if (animation.effect?.getComputedTiming().endTime === Infinity)
      animation.cancel();
    else animation.finish();
  }
  for (let frame = 0; frame < 2; frame++)
    await new Promise(requestAnimationFrame);
}

async function takePicture(
  browser: Browser,
  device: BrowserContextOptions,
  origin: string,
  address: string,
) {
  const context = await browser.newContext({
    ...device,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  let loading = 0;
  page.on("request", () => loading++);
  page.on("requestfinished", () => loading--);
  page.on("requestfailed", () => loading--);
  await page.addInitScript(prepare);
  // Visitors who come from another page get fonts and layout immediately
  // (app/runtime/fetch-late.ts).
  await page.goto(origin + address, { referer: `${origin}/` });
  do await page.evaluate(settle);
  while (loading > 0);
  const { width, height } = await page.evaluate(() => ({
    width: innerWidth,
    height: document.documentElement.scrollHeight,
  }));
  const devtools = await context.newCDPSession(page);
  // Playwright's own screenshots take twice as long, because they are
  // compressed more.
  const { data } = await devtools.send("Page.captureScreenshot", {
    clip: { x: 0, y: 0, width, height, scale: 1 },
    captureBeyondViewport: true,
    optimizeForSpeed: true,
  });
  await context.close();
  return Buffer.from(data, "base64");
}

/**
 * Where pictures of this build by this browser are kept for the next
 * comparison; others are deleted.
 */
async function keptPictures(
  folder: string,
  { files }: Build,
  browser: Browser,
): Promise<string> {
  const key = hashOf(browser.version(), ...[...files].flat());
  await mkdir(path.join(folder, key), { recursive: true });
  for (const other of await readdir(folder))
    if (other !== key) await rm(path.join(folder, other), { recursive: true });
  return path.join(folder, key);
}

async function save(
  folder: string,
  name: string,
  { pictures, ...rest }: PixelDifference,
) {
  for (const [side, data] of Object.entries(pictures))
    await writeFile(path.join(folder, `${name}-${side}.png`), data);
  return { name, ...rest };
}

/**
 * Takes pictures of these pages of both builds and saves those that differ in
 * `<folder>/pictures`. Those of the first build are found again in
 * `<folder>/reference`.
 */
export async function comparePictures(
  builds: { before: Build; after: Build },
  addresses: readonly string[],
  widths: readonly number[],
  folder: string,
) {
  const differing = path.join(folder, "pictures");
  await rm(differing, { recursive: true, force: true });
  await mkdir(differing, { recursive: true });
  const jobs = addresses.flatMap((address) =>
    devicesOf(widths).map(([device, options]) => ({
      address,
      device,
      options,
    })),
  );
  const changes: PictureChange[] = [];
  if (jobs.length === 0) return changes;
  const before = await serve(builds.before);
  const after = await serve(builds.after);
  const args = [...browserArguments, ...repeatable];
  const browser = await chromium.launch({
    executablePath: ensureHeadlessShell(),
    args,
  });
  const reference = await keptPictures(
    path.join(folder, "reference"),
    builds.before,
    browser,
  );
  let done = 0;
  const comparePicture = async ({
    address,
    device,
    options,
  }: (typeof jobs)[number]) => {
    const name = `${address} ${device}`.replace(/\W+/g, "-").replace(/^-/, "");
    const kept = path.join(reference, `${name}.png`);
    const old = await readFile(kept).catch(async () => {
      const picture = await takePicture(
        browser,
        options,
        before.origin,
        address,
      );
      // Complete, or not there.
      await writeFile(`${kept}.part`, picture);
      await rename(`${kept}.part`, kept);
      return picture;
    });
    const current = await takePicture(browser, options, after.origin, address);
    const difference = await comparePixels(old, current);
    if (difference)
      changes.push({
        address,
        device,
        ...(await save(differing, name, difference)),
      });
    if (++done % 20 === 0 || done === jobs.length)
      console.log(
        `${done} of ${jobs.length} pictures compared, ${changes.length} differ`,
      );
  };
  try {
    await eachAtOnce(jobs, comparePicture, AT_ONCE);
  } finally {
    await browser.close();
    for (const { server } of [before, after]) server.close();
  }
  return changes;
}
