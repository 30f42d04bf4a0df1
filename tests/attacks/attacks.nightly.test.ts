import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, describe, expect, test } from "vitest";
import { type Attack, attacks } from "./attacks.ts";
import { type Target, targets } from "./targets.ts";
import type { Visit } from "./visitor.ts";

const program = path.join(import.meta.dirname, "visitor.ts");
const kinds = ["page", "post", "healthz"] as const;

/** The visits while the attack runs. */
async function visitsDuring(
  { run, seconds = 4 }: Attack,
  target: Target,
): Promise<Visit[]> {
  const { port, serverPort, siteUrl, visitorsAddress } = target;
  const visitor = fork(program, [
    String(port),
    String(serverPort),
    siteUrl,
    visitorsAddress,
  ]);
  const report = async (): Promise<Visit[]> => {
    visitor.send("report");
    return (await once(visitor, "message"))[0];
  };
  try {
    // Until the hot code is compiled: visitors are not served by a server that
    // has just started.
    await pause(1000);
    await report();
    const end = new AbortController();
    const attacking = run(target, end.signal);
    await pause(seconds * 1000);
    const visits = await report();
    end.abort();
    await attacking;
    return visits;
  } finally {
    visitor.disconnect();
  }
}

/** Ten only if every visit was served. */
function servedOfTen(
  visits: readonly Visit[],
  statuses: readonly number[],
): number {
  const served = visits.filter(({ status }) => statuses.includes(status));
  return Math.floor((10 * served.length) / visits.length);
}

function percentile(visits: readonly Visit[], share: number): number {
  const times = visits
    .map(({ milliseconds }) => milliseconds)
    .toSorted((a, b) => a - b);
  return Math.round(times[Math.ceil(times.length * share) - 1] ?? Number.NaN);
}

describe.each(targets)(
  "$name, visitors are served during",
  ({ name, start }) => {
    const figures: Record<string, string>[] = [];
    afterAll(() => {
      console.log(`${name}: visits served, p50 and p99 in milliseconds`);
      console.table(figures);
    });

    test.each(attacks)("$name", { timeout: 120_000 }, async (attack) => {
      const target = await start();
      try {
        const visits = await visitsDuring(attack, target);
        const row: Record<string, string> = { attack: attack.name };
        const served = kinds.map((kind) => {
          const ofKind = visits.filter((visit) => visit.kind === kind);
          const ofTen = servedOfTen(
            ofKind,
            kind === "post" && attack.refusesPosts ? [200, 503] : [200],
          );
          row[kind] =
            `${ofTen}/10, ${percentile(ofKind, 0.5)}, ${percentile(ofKind, 0.99)}`;
          return `${kind}: ${ofTen} of 10`;
        });
        figures.push(row);
        expect(served).toEqual(kinds.map((kind) => `${kind}: 10 of 10`));
      } finally {
        await target.stop();
      }
    });
  },
);
