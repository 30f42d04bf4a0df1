import { Line, Lines, Rect, Ruling, Scene, steps, way } from "./scene.ts";

const WEEK = 20;
const TOP = 8;
const HEIGHT = 14;
const END = TOP + HEIGHT;
/** From one line of the hatching to the next. */
const HATCH = 6;

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

const each = (from: number, to: number, step: number) =>
  steps(Math.max(0, Math.ceil((to - from) / step)), step, from);

/** A span of time on a scale of weeks: the least is solid, the rest up to the most is hatched. */
export function RangeBar({ from, to, start = 0, scale, markEvery }: RangeBarProps) {
  const begin = start * WEEK;
  const [least, most, end] = [begin + from * WEEK, begin + to * WEEK, scale * WEEK];
  const hatching = each(least, most - HATCH + 1, HATCH).length;
  return (
    <Scene viewBox={`-1 0 ${end + 2} ${END + 1}`}>
      <Lines x={each(0, end + 1, WEEK)} from={0} to={5} pen="thin" />
      <Line from={[0, 2.5]} to={[end, 2.5]} pen="thin" />
      <Ruling from={[least, END]} to={[least + HATCH, TOP]} count={hatching} step={[HATCH, 0]} pen="thin" />
      <Line through={way(least, TOP).to(most, TOP).to(most, END).to(least, END)} pen="medium" />
      <Rect at={[begin, TOP]} size={[least - begin, HEIGHT]} pen="ink" />
      {markEvery && (
        <Lines
          x={each(begin + markEvery * WEEK, most + 1, markEvery * WEEK)}
          from={TOP}
          to={END}
          pen={["signalLine", "heavy"]}
        />
      )}
    </Scene>
  );
}
