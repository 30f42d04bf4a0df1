import { type Browser, chromium } from "@playwright/test";
import { browserArguments, ensureBrowser } from "../../tests/tools/browser.ts";
import { fontsShown } from "../../tests/tools/fonts.ts";
import { median } from "../lighthouse/median.ts";
import { relayInFlights } from "./relay.ts";

export interface FirstView {
  /** Milliseconds to the largest paint in a browser, on a connection with TCP slow start. */
  site: number;
  limit: number;
  ratio: number;
}

/** Where this machine serves the site and its limit pages. */
export interface Ports {
  site: number;
  limit: number;
}

/** As in Lighthouse's mobile preset. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const roundTrip = 150;
const slowerProcessor = 4;

async function largestPaint(browser: Browser, address: string, waitForFonts: boolean): Promise<number> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowerProcessor });
  await page.goto(address, { waitUntil: "load" });
  if (waitForFonts) await fontsShown(page);
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe(
          {
            type: "largest-contentful-paint",
            buffered: true,
          },
        ),
      ),
  );
  await context.close();
  return time;
}

/**
 * When a browser shows the largest paint of a page and of its limit page. Lighthouse's model paints nothing before the
 * last byte of the document; a browser paints what the first flight brings.
 */
export async function measureFirstView(route: string, ports: Ports, count: number): Promise<FirstView> {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments });
  const lines = {
    site: await relayInFlights(ports.site, roundTrip),
    limit: await relayInFlights(ports.limit, roundTrip),
  };
  const times = { site: [] as number[], limit: [] as number[] };
  try {
    for (let run = 0; run < count; run++) {
      for (const name of ["site", "limit"] as const) {
        const address = `http://127.0.0.1:${lines[name].port}${route}`;
        times[name].push(await largestPaint(browser, address, name === "site"));
      }
    }
  } finally {
    await browser.close();
    lines.site.close();
    lines.limit.close();
  }
  const [site, limit] = [median(times.site), median(times.limit)];
  return { site, limit, ratio: site / limit };
}
