import { type Audit, audit, type TimingName, timingNames } from "./audit.ts";
import { medianAudit } from "./median.ts";

export interface Comparison {
  kind: string;
  route: string;
  site: Audit;
  limit: Audit;
  /** The site's timing by the limit's; empty where the limit is 0. */
  ratios: Record<TimingName, number | null>;
  /** Every run, for whoever doubts the median. */
  runs: { site: Audit; limit: Audit }[];
}

interface Origins {
  site: string;
  limit: string;
}

/** Runs page and limit in turns, so that what slows the machine slows both. */
export async function compareKind(
  [kind, route]: [kind: string, route: string],
  origins: Origins,
  count: number,
): Promise<Comparison> {
  const runs: Comparison["runs"] = [];
  for (let run = 1; run <= count; run++) {
    const [site, limit] = [await audit(origins.site + route), await audit(origins.limit + route)];
    runs.push({ site, limit });
    console.log(
      `${kind} ${run} of ${count}: performance ${site.scores.performance}, LCP ${Math.round(site.timings.LCP)} ms, limit ${Math.round(limit.timings.LCP)} ms`,
    );
  }
  const site = medianAudit(runs.map((run) => run.site));
  const limit = medianAudit(runs.map((run) => run.limit));
  const ratio = (name: TimingName) =>
    limit.timings[name] > 0 ? site.timings[name] / limit.timings[name] : null;
  const ratios = Object.fromEntries(timingNames.map((name) => [name, ratio(name)])) as Comparison["ratios"];
  return { kind, route, site, limit, ratios, runs };
}
