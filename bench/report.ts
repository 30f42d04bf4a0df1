import {
  type Audit,
  type Comparison,
  scoreNames,
  type TimingName,
  timingNames,
} from "./lighthouse.ts";
import type { Load, Weight } from "./weigh.ts";

export interface Report {
  date: string;
  processor: string;
  cores: number;
  /**
   * Processes waiting for a core at the start of the bench: above the number of
   * cores, timings are unreliable.
   */
  load: number;
  pages: Weight[];
  kinds: Comparison[];
  requests: Load[];
}

function timing(
  name: TimingName,
  value: number,
  baseline: number | undefined,
): string {
  if (name === "CLS") return value.toFixed(3);
  const ratio = baseline ? ` (×${(value / baseline).toFixed(2)})` : "";
  return Math.round(value) + ratio;
}

function row(
  { figures, failed }: Audit,
  baseline: Audit | undefined,
): Record<string, string> {
  return {
    scores: scoreNames.map((name) => figures[name]).join(" "),
    ...Object.fromEntries(
      timingNames.map((name) => [
        name,
        timing(name, figures[name], baseline?.figures[name]),
      ]),
    ),
    KB: (figures.bytes / 1000).toFixed(1),
    failed: failed.join(", "),
  };
}

export function printReport({
  pages,
  kinds,
  requests,
  load,
  cores,
}: Report): void {
  console.log("\nBytes on the wire of a first visit:");
  console.table(
    Object.fromEntries(pages.map(({ route, ...weight }) => [route, weight])),
  );
  if (kinds.length > 0) {
    console.log(
      "Scores: performance, accessibility, best practices, SEO; timings in ms,",
    );
    console.log("in brackets as a multiple of the page measured beside it.");
    const rows = kinds.flatMap(({ kind, contenders: [own, ...others] }) => [
      ...(own
        ? [[`${kind}: ${own.name}`, row(own.median, others[0]?.median)]]
        : []),
      ...others.map(({ name, median }) => [
        `${kind}: ${name}`,
        row(median, undefined),
      ]),
    ]);
    console.table(Object.fromEntries(rows));
  }
  if (requests.length > 0) console.table(requests);
  if (load > cores) {
    console.log(
      `The machine was busy (load ${load.toFixed(1)} on ${cores} cores): trust ratios, not times.`,
    );
  }
}
