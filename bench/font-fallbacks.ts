import type { AddressInfo } from "node:net";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { hrefOf } from "../app/content/kind.ts";
import { call } from "../app/pages/call/kind.ts";
import { browserArguments, ensureBrowser } from "../tests/tools/browser.ts";
import { fontsShown } from "../tests/tools/fonts.ts";
import { allRoutes, serveSite } from "../tests/tools/site.ts";
import { type LineBox, readLineBox, readTexts, useFallbacks } from "./fonts/read-page.ts";

/**
 * Measures the fallbacks that the build computes (publish/fonts/fallbacks.ts) against their fonts, over every text of
 * the last build (or of the given routes), and prints better values: the line box of the font, and the `size-adjust`
 * with the fewest texts that wrap into another number of lines, above all in the first view.
 */

interface Fallback {
  font: string;
  name: string;
  sources: string;
}

const sans = `local("Arial"), local("Liberation Sans")`;
const mono = `local("Courier New"), local("Liberation Mono")`;
const fallbacks: Fallback[] = [
  { font: "Display", name: "Display Fallback", sources: sans },
  { font: "Text", name: "Text Fallback", sources: sans },
  { font: "Mono", name: "Mono Fallback", sources: mono },
];
const widths = [320, 390, 768, 1024, 1440];
/** Tried on either side of the ratio of the widths, in percent of the font size. */
const changes = Array.from({ length: 13 }, (_, index) => (index - 6) / 2);
const percent = (value: number) => `${Number(value.toFixed(1))}%`;

/** The effect of a size: the texts with too many or too few lines. */
class Trial {
  readonly size: number;
  firstView = 0;
  readonly texts: string[] = [];

  constructor(size: number) {
    this.size = size;
  }

  compare(other: Trial): number {
    return this.firstView - other.firstView || this.texts.length - other.texts.length;
  }
}

async function openPage(context: BrowserContext, isHeldBack: (url: URL) => boolean): Promise<Page> {
  const page = await context.newPage();
  await page.route(isHeldBack, (route) => route.abort());
  return page;
}

async function visit(pages: Page[], url: string): Promise<void> {
  for (const page of pages) {
    await page.goto(url);
    await fontsShown(page);
  }
}

const rulesOf = (sizes: number[]) =>
  fallbacks
    .map(
      ({ name, sources }, index) =>
        `@font-face { font-family: "${name}"; src: ${sources}; size-adjust: ${sizes[index]}% }`,
    )
    .join("\n");

/** For each fallback, the width of all text in its font divided by the width in the unadjusted fallback, in percent. */
async function lengthRatios(real: Page, withFallbacks: Page, urls: string[]): Promise<number[]> {
  const sums = fallbacks.map(() => ({ real: 0, withFallbacks: 0 }));
  for (const url of urls) {
    await visit([real, withFallbacks], url);
    await withFallbacks.evaluate(useFallbacks, rulesOf([100, 100, 100]));
    for (const [kind, page] of Object.entries({ real, withFallbacks })) {
      for (const { font, advance } of await page.evaluate(readTexts, true)) {
        const sum = sums[fallbacks.findIndex((fallback) => fallback.font === font)];
        if (sum) sum[kind as keyof typeof sum] += advance;
      }
    }
  }
  return sums.map((sum) => (sum.real / sum.withFallbacks) * 100);
}

/** Lays out every page with every size, and records the texts that wrap differently than in their font. */
async function tryPage(real: Page, withFallbacks: Page, url: string, trials: Trial[][]): Promise<void> {
  await visit([real, withFallbacks], url);
  for (const width of widths) {
    for (const page of [real, withFallbacks]) await page.setViewportSize({ width, height: 900 });
    const wanted = await real.evaluate(readTexts, false);
    for (const step of changes.keys()) {
      const tried = trials.map((sizes) => sizes[step] as Trial);
      await withFallbacks.evaluate(useFallbacks, rulesOf(tried.map(({ size }) => size)));
      for (const [index, run] of (await withFallbacks.evaluate(readTexts, false)).entries()) {
        const trial = tried[fallbacks.findIndex(({ font }) => font === run.font)];
        const lines = wanted[index]?.lines;
        if (!trial || run.lines === lines) continue;
        if (run.inFirstView) trial.firstView++;
        const place = `${new URL(url).pathname} at ${width} px${run.inFirstView ? ", first view" : ""}`;
        trial.texts.push(`${place}: ${run.lines} lines for ${lines}: ${run.text.slice(0, 60)}`);
      }
    }
  }
}

function print({ name }: Fallback, trials: Trial[], ratio: number, { ascent, descent, gap }: LineBox): void {
  const best = trials.toSorted((a, b) => a.compare(b))[0] as Trial;
  const override = (part: number) => percent((part / best.size) * 10_000);
  console.log(`\n${name}: the ratio of lengths is ${percent(ratio)}`);
  console.log("texts broken otherwise by size, those in the first view in brackets:");
  console.log(
    trials.map(({ size, texts, firstView }) => `${percent(size)}: ${texts.length} (${firstView})`).join(", "),
  );
  console.log(`size-adjust: ${percent(best.size)}; ascent-override: ${override(ascent)};`);
  console.log(`descent-override: ${override(descent)}; line-gap-override: ${override(gap)};`);
  for (const text of best.texts) console.log(`    ${text}`);
}

const server = await serveSite();
const origin = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments });
try {
  const context = await browser.newContext({ bypassCSP: true, reducedMotion: "reduce" });
  const real = await openPage(context, (url) => url.origin !== origin);
  const withFallbacks = await openPage(
    context,
    (url) => url.origin !== origin || url.pathname.endsWith(".woff2"),
  );
  const named = process.argv.slice(2);
  // /call redirects to another site.
  const routes = named.length > 0 ? named : allRoutes().filter((route) => route !== hrefOf(call));
  const urls = routes.map((route) => origin + route);
  const ratios = await lengthRatios(real, withFallbacks, urls);
  const trials = ratios.map((ratio) => changes.map((change) => new Trial(ratio + change)));
  for (const [index, url] of urls.entries()) {
    await tryPage(real, withFallbacks, url, trials);
    console.log(`${index + 1} of ${urls.length}: ${routes[index]}`);
  }
  for (const [index, fallback] of fallbacks.entries()) {
    const box = await real.evaluate(readLineBox, fallback.font);
    print(fallback, trials[index] as Trial[], ratios[index] as number, box);
  }
} finally {
  await browser.close();
  await server.close();
}
