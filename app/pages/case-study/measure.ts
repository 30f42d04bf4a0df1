const SECONDS = { s: 1, min: 60, h: 3600, day: 86_400, days: 86_400, week: 604_800, weeks: 604_800 } as const;

interface Measure {
  amount: number;
  kind: string;
}

const isTime = (unit: string): unit is keyof typeof SECONDS => unit in SECONDS;

/** Reads a figure as printed ("14 min", "1,160", "$60", "6% of open requests"), times in seconds. */
export function readMeasure(text: string): Measure | undefined {
  const [, currency = "", digits = "", unit = ""] = /^([$₹€]?)([\d,.]+)\s?(%|[a-z]*)/.exec(text) ?? [];
  const amount = Number(digits.replaceAll(",", ""));
  if (digits === "" || Number.isNaN(amount)) return undefined;
  if (isTime(unit)) return { amount: amount * SECONDS[unit], kind: "time" };
  return { amount, kind: currency || unit };
}

export interface Scale {
  before: number;
  after: number;
}

/** The two figures as percentages of the larger, for bars to scale; nothing if they measure different things. */
export function compare(before: string, after: string): Scale | undefined {
  const [was, is] = [readMeasure(before), readMeasure(after)];
  if (!was || !is || was.kind !== is.kind) return undefined;
  const longest = Math.max(was.amount, is.amount);
  if (longest === 0) return undefined;
  const percent = (amount: number) => Math.round((amount / longest) * 1000) / 10;
  return { before: percent(was.amount), after: percent(is.amount) };
}
