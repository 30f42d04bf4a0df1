import { Drawing } from "./scene/drawing.tsx";
import { coordinate } from "./scene/paths.ts";
import { penClass } from "./scene/pens.ts";

/**
 * At most. A long scale has narrower weeks, so that all bars are equally high.
 */
const WEEK = 20;
const WIDTH = 340;
const TOP = 8;
const HEIGHT = 14;
const END = TOP + HEIGHT;

interface RangeBarProps {
  /** All in weeks: the least and the most, counted from the start. */
  from: number;
  to: number;
  start?: number;
  /** The length of the scale. */
  scale: number;
  /** Marks one week in so many of the bar in the signal colour. */
  markEvery?: number | undefined;
}

const atEach = (
  from: number,
  to: number,
  by: number,
  mark: (at: string) => string,
) =>
  Array.from({ length: Math.max(0, Math.ceil((to - from) / by)) }, (_, index) =>
    mark(coordinate(from + index * by)),
  ).join("");

/**
 * A duration on a scale of weeks: the minimum is solid, the rest up to the
 * maximum is hatched. Paths instead of a scene, because the contact form's
 * script draws it too, and the scene kit would add 9 KB to it.
 */
export function RangeBar({
  from,
  to,
  start = 0,
  scale,
  markEvery,
}: RangeBarProps) {
  const week = Math.min(WEEK, WIDTH / scale);
  const begin = start * week;
  const least = begin + from * week;
  const most = begin + to * week;
  const end = coordinate(scale * week);
  const left = coordinate(begin);
  const middle = coordinate(least);
  const right = coordinate(most);
  return (
    <Drawing viewBox={`-1 0 ${coordinate(scale * week + 2)} ${END + 1}`}>
      <path
        d={`${atEach(0, scale * week + 1, week, (x) => `M${x} 0v5`)}M0 2.5H${end}`}
        className={penClass("thin")}
      />
      {to > 0 && (
        <>
          <path
            d={atEach(least, most - 5, 6, (x) => `M${x} ${END}l6-${HEIGHT}`)}
            className={penClass("thin")}
          />
          <path
            d={`M${middle} ${TOP}H${right}v${HEIGHT}H${middle}`}
            className={penClass("medium")}
          />
          <path
            d={`M${left} ${TOP}H${middle}v${HEIGHT}H${left}z`}
            className={penClass("ink")}
          />
        </>
      )}
      {markEvery && (
        <path
          d={atEach(
            begin + markEvery * week,
            most + 1,
            markEvery * week,
            (x) => `M${x} ${TOP}v${HEIGHT}`,
          )}
          className={penClass(["signalLine", "heavy"])}
        />
      )}
    </Drawing>
  );
}
