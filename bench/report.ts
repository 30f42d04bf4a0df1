import { type Audit, type TimingName, timingNames } from "./lighthouse/audit.ts";
import type { Comparison } from "./lighthouse/compare.ts";
import type { ScaleFigure } from "./scale/measure.ts";
import type { Weight } from "./weigh.ts";

export interface Report {
  date: string;
  processor: string;
  cores: number;
  /** Processes waiting for a core at the start of the bench: above the number of cores, timings are unreliable. */
  load: number;
  buildSeconds: number | null;
  pages: Weight[];
  kinds: Comparison[];
  scale: ScaleFigure[];
}

const timing = (name: TimingName, value: number) =>
  name === "CLS" ? value.toFixed(3) : String(Math.round(value));

const scoresOf = ({ scores }: Audit) =>
  [scores.performance, scores.accessibility, scores["best-practices"], scores.seo].join(" ");

/** The first kind and the pages of other sites that were measured alternately with it. */
function printPeers({ route, site, peers }: Comparison): void {
  if (peers.length === 0) return;
  const rows = [{ name: route, ...site }, ...peers].map((audit) => [
    audit.name,
    {
      scores: scoresOf(audit),
      ...Object.fromEntries(timingNames.map((name) => [name, timing(name, audit.timings[name])])),
      KB: (audit.bytes / 1000).toFixed(1),
    },
  ]);
  console.log("\nBeside others, in the same runs:");
  console.table(Object.fromEntries(rows));
}

function lighthouseRow({ site, ratios, firstView }: Comparison): Record<string, string> {
  return {
    scores: scoresOf(site),
    ...Object.fromEntries(
      timingNames.map((name) => {
        const ratio = ratios[name];
        return [name, timing(name, site.timings[name]) + (ratio === null ? "" : ` (×${ratio.toFixed(2)})`)];
      }),
    ),
    seen: `${Math.round(firstView.site)} (×${firstView.ratio.toFixed(2)})`,
    failed: site.failed.join(", "),
  };
}

/** One table: a row per page, with the Lighthouse figures of the page that represents its kind. */
export function printReport({ pages, kinds, scale, buildSeconds, load, cores }: Report): void {
  const measured = new Map(kinds.map((comparison) => [comparison.route, comparison]));
  const rows = pages.map(({ route, ...weight }) => {
    const comparison = measured.get(route);
    return [route, { ...weight, ...(comparison && lighthouseRow(comparison)) }];
  });
  console.log(
    "\nBytes on the wire of a first visit; scores: performance, accessibility, best practices, SEO;",
  );
  console.log("timings in ms, in brackets as a multiple of the same words as bare HTML.");
  console.table(Object.fromEntries(rows));
  for (const comparison of kinds) printPeers(comparison);
  if (scale.length > 0) console.table(scale);
  if (buildSeconds !== null) console.log(`The build took ${buildSeconds.toFixed(1)} s.`);
  if (load > cores)
    console.log(`The machine was busy (load ${load.toFixed(1)} on ${cores} cores): trust ratios, not times.`);
}
