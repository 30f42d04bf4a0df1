import { type FirstView, measureFirstView, type Ports } from "../flights/first-view.ts";
import { type Audit, audit, type TimingName, timingNames } from "./audit.ts";
import { medianAudit } from "./median.ts";

/** Another site's page, measured alternately with this one's. */
export interface Peer {
  name: string;
  url: string;
}

export interface Comparison {
  kind: string;
  route: string;
  site: Audit;
  limit: Audit;
  /** The site's timing divided by the limit's; empty if the limit is 0. */
  ratios: Record<TimingName, number | null>;
  /** Measured, while Lighthouse estimates. */
  firstView: FirstView;
  peers: (Peer & Audit)[];
  /** Every run, so that the median can be verified. */
  runs: { site: Audit; limit: Audit; peers: Audit[] }[];
}

/** Alternates page, limit and peers, so that a slow machine slows all of them. */
export async function compareKind(
  [kind, route]: [kind: string, route: string],
  ports: Ports,
  count: number,
  peers: readonly Peer[],
): Promise<Comparison> {
  const addressOf = (port: number) => `http://127.0.0.1:${port}${route}`;
  const runs: Comparison["runs"] = [];
  for (let run = 1; run <= count; run++) {
    const [site, limit] = [await audit(addressOf(ports.site)), await audit(addressOf(ports.limit))];
    const beside: Audit[] = [];
    for (const { url } of peers) beside.push(await audit(url));
    runs.push({ site, limit, peers: beside });
    console.log(
      `${kind} ${run} of ${count}: performance ${site.scores.performance}, LCP ${Math.round(site.timings.LCP)} ms, limit ${Math.round(limit.timings.LCP)} ms`,
    );
  }
  const site = medianAudit(runs.map((run) => run.site));
  const limit = medianAudit(runs.map((run) => run.limit));
  const ratio = (name: TimingName) =>
    limit.timings[name] > 0 ? site.timings[name] / limit.timings[name] : null;
  const ratios = Object.fromEntries(timingNames.map((name) => [name, ratio(name)])) as Comparison["ratios"];
  const firstView = await measureFirstView(route, ports, count);
  const medians = peers.map((peer, index) => ({
    ...peer,
    ...medianAudit(runs.flatMap((run) => run.peers[index] ?? [])),
  }));
  return { kind, route, site, limit, ratios, firstView, peers: medians, runs };
}
