/**
 * A rule to read a figure off: even divisions from nought, or decades from a
 * first power of ten.
 */
export type Scale =
  | {
      kind: "even";
      end: number;
      major: number;
      minor: number;
      value: number;
      marks: readonly [string, string];
    }
  | {
      kind: "decades";
      start: number;
      end: number;
      value: number;
      marks: readonly [string, string];
    };

interface Tick {
  /** From the start of the rule, in hundredths of its length. */
  at: number;
  major: boolean;
}

function decadeTicks(start: number, end: number): Tick[] {
  const ticks: Tick[] = [];
  for (let decade = start; decade < end; decade *= 10) {
    for (let step = 1; step < 10; step++) {
      ticks.push({
        at: along({ start, end }, decade * step),
        major: step === 1,
      });
    }
  }
  return [...ticks, { at: 100, major: true }];
}

function along(
  { start, end }: { start: number; end: number },
  value: number,
): number {
  return (Math.log(value / start) / Math.log(end / start)) * 100;
}

export function scaleTicks(scale: Scale): Tick[] {
  if (scale.kind === "decades") return decadeTicks(scale.start, scale.end);
  const count = Math.round(scale.end / scale.minor);
  const every = Math.round(scale.major / scale.minor);
  return Array.from({ length: count + 1 }, (_, index) => ({
    at: (index / count) * 100,
    major: index % every === 0,
  }));
}

/** Where the value stands on the rule, in hundredths of its length. */
export function scalePosition(scale: Scale): number {
  return scale.kind === "decades"
    ? along(scale, scale.value)
    : (scale.value / scale.end) * 100;
}
