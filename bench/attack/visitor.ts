import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import type { ProbeCommand, Visit } from "./probe.ts";

export interface Latency {
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
  /** Of ten visits spread evenly over the time. */
  readonly servedOfTen: number;
}

export interface Visitor {
  /** The visits since the last report. */
  report(): Promise<Visit[]>;
  leave(): void;
}

export function sendVisitor(port: number): Visitor {
  const probe = fork(path.join(import.meta.dirname, "probe.ts"), [String(port)]);
  return {
    async report() {
      const command: ProbeCommand = "report";
      probe.send(command);
      const [visits] = await once(probe, "message");
      return visits;
    },
    leave: () => probe.disconnect(),
  };
}

export function summarise(visits: readonly Visit[]): Latency {
  // A visit that was not served counts as the slowest.
  const times = visits
    .map(({ served, milliseconds }) => (served ? milliseconds : Number.POSITIVE_INFINITY))
    .toSorted((a, b) => a - b);
  const percentile = (share: number) => times[Math.ceil(times.length * share) - 1] ?? Number.NaN;
  const ten = Array.from(
    { length: 10 },
    (_, index) => visits[Math.floor(((index + 0.5) * visits.length) / 10)],
  );
  return {
    p50: percentile(0.5),
    p99: percentile(0.99),
    max: percentile(1),
    servedOfTen: ten.filter((visit) => visit?.served).length,
  };
}
