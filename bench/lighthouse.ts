import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { browserArguments, ensureBrowser } from "../tests/tools/browser.ts";
import { freePort } from "../tests/tools/ports.ts";

export const scoreNames = [
  "performance",
  "accessibility",
  "best-practices",
  "seo",
] as const;

const timingAudits = {
  FCP: "first-contentful-paint",
  LCP: "largest-contentful-paint",
  TBT: "total-blocking-time",
  CLS: "cumulative-layout-shift",
  SI: "speed-index",
} as const;

export type TimingName = keyof typeof timingAudits;
export const timingNames = Object.keys(timingAudits) as TimingName[];

/**
 * Scores are from 0 to 100, timings in milliseconds (CLS is without unit);
 * bytes are all that was loaded, on the wire.
 */
const figureNames = [...scoreNames, ...timingNames, "bytes"] as const;

export interface Audit {
  figures: Record<(typeof figureNames)[number], number>;
  /** The audits that took points, by name. */
  failed: string[];
}

/**
 * A page by its name and address: of this build, of an earlier one or of
 * another site.
 */
export interface Contender {
  name: string;
  url: string;
}

/**
 * One Lighthouse run in a browser of its own, with the settings of its mobile
 * preset.
 */
async function auditOnce(url: string): Promise<Audit> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [...browserArguments, `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(url, {
      port,
      onlyCategories: [...scoreNames],
      logLevel: "error",
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    const { categories, audits, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
    const numberOf = (audit: string) =>
      audits[audit]?.numericValue ?? Number.NaN;
    const scores = scoreNames.map((name) => [
      name,
      Math.round((categories[name]?.score ?? 0) * 100),
    ]);
    const timings = timingNames.map((name) => [
      name,
      numberOf(timingAudits[name]),
    ]);
    const bytes = ["bytes", numberOf("total-byte-weight")];
    const weighed = scoreNames.flatMap(
      (name) => categories[name]?.auditRefs ?? [],
    );
    return {
      figures: Object.fromEntries([
        ...scores,
        ...timings,
        bytes,
      ]) as Audit["figures"],
      failed: weighed
        .filter(
          ({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9,
        )
        .map(({ id }) => id),
    };
  } finally {
    await browser.close();
  }
}

/** Lighthouse sometimes loses a trace, so retry once or twice. */
async function audit(url: string, attempts = 3): Promise<Audit> {
  try {
    return await auditOnce(url);
  } catch (error) {
    if (attempts === 1) throw error;
    console.log(`Retrying: ${(error as Error).message}`);
    return audit(url, attempts - 1);
  }
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1
    ? upper
    : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/**
 * Figure by figure: the median of a score may come from another run than that
 * of a timing.
 */
function medianAudit(audits: Audit[]): Audit {
  const medians = figureNames.map((name) => [
    name,
    median(audits.map(({ figures }) => figures[name])),
  ]);
  return {
    figures: Object.fromEntries(medians) as Audit["figures"],
    failed: [...new Set(audits.flatMap(({ failed }) => failed))],
  };
}

export interface Comparison {
  kind: string;
  contenders: (Contender & { median: Audit; runs: Audit[] })[];
}

/** Alternates the contenders, so that a slow machine slows all of them. */
export async function compare(
  kind: string,
  contenders: Contender[],
  count: number,
): Promise<Comparison> {
  const runs = contenders.map((): Audit[] => []);
  for (let run = 1; run <= count; run++) {
    for (const [index, { url }] of contenders.entries())
      runs[index]?.push(await audit(url));
    const latest = runs.map((audits) =>
      Math.round(audits.at(-1)?.figures.LCP ?? Number.NaN),
    );
    console.log(`${kind} ${run} of ${count}: LCP ${latest.join(", ")} ms`);
  }
  return {
    kind,
    contenders: contenders.map((contender, index) => {
      const own = runs[index] ?? [];
      return { ...contender, median: medianAudit(own), runs: own };
    }),
  };
}
