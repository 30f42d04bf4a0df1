import { type Audit, scoreNames, timingNames } from "./audit.ts";

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** Figure by figure: the median of a score may come from another run than that of a timing. */
export function medianAudit(audits: Audit[]): Audit {
  return {
    scores: Object.fromEntries(
      scoreNames.map((name) => [name, median(audits.map(({ scores }) => scores[name]))]),
    ) as Audit["scores"],
    timings: Object.fromEntries(
      timingNames.map((name) => [name, median(audits.map(({ timings }) => timings[name]))]),
    ) as Audit["timings"],
    bytes: median(audits.map(({ bytes }) => bytes)),
    failed: [...new Set(audits.flatMap(({ failed }) => failed))],
  };
}
