import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { browserArguments, ensureBrowser } from "../../tests/tools/browser.ts";
import { freePort } from "../../tests/tools/ports.ts";

export const scoreNames = ["performance", "accessibility", "best-practices", "seo"] as const;

const timingAudits = {
  FCP: "first-contentful-paint",
  LCP: "largest-contentful-paint",
  TBT: "total-blocking-time",
  CLS: "cumulative-layout-shift",
  SI: "speed-index",
} as const;

export type ScoreName = (typeof scoreNames)[number];
export type TimingName = keyof typeof timingAudits;
export const timingNames = Object.keys(timingAudits) as TimingName[];

export interface Audit {
  /** From 0 to 100. */
  scores: Record<ScoreName, number>;
  /** Milliseconds; CLS is without unit. */
  timings: Record<TimingName, number>;
  /** All that the page loaded, on the wire. */
  bytes: number;
  /** The audits that took points, by name. */
  failed: string[];
}

/** One Lighthouse run in a browser of its own, with the settings of its mobile preset. */
async function auditOnce(url: string): Promise<Audit> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [...browserArguments, `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(url, { port, onlyCategories: [...scoreNames], logLevel: "error" });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    const { categories, audits, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
    const score = (name: ScoreName) => Math.round((categories[name]?.score ?? 0) * 100);
    const timing = (name: TimingName) => audits[timingAudits[name]]?.numericValue ?? Number.NaN;
    const weighed = scoreNames.flatMap((name) => categories[name]?.auditRefs ?? []);
    return {
      scores: Object.fromEntries(scoreNames.map((name) => [name, score(name)])) as Audit["scores"],
      timings: Object.fromEntries(timingNames.map((name) => [name, timing(name)])) as Audit["timings"],
      bytes: audits["total-byte-weight"]?.numericValue ?? Number.NaN,
      failed: weighed
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => id),
    };
  } finally {
    await browser.close();
  }
}

/** Lighthouse sometimes loses a trace, so retry once or twice. */
export async function audit(url: string, attempts = 3): Promise<Audit> {
  try {
    return await auditOnce(url);
  } catch (error) {
    if (attempts === 1) throw error;
    console.log(`Retrying: ${(error as Error).message}`);
    return audit(url, attempts - 1);
  }
}
