import { Dot } from "../../../../drawings/kit/dot.tsx";
import { Drawing } from "../../../../drawings/kit/drawing.tsx";
import { point, polyline } from "../../../../drawings/kit/format.ts";
import type { Point2 } from "../../../../drawings/kit/iso.ts";
import { Label } from "../../../../drawings/kit/label.tsx";
import { Path } from "../../../../drawings/kit/path.tsx";
import type { StoryFigureProps } from "../parts/chart.tsx";

/** Degrees Celsius to radius, hours to angle: the paper of a circular chart recorder. */
const radius = (celsius: number) => 26 + celsius * 9.6;
function at(hour: number, celsius: number): Point2 {
  const angle = ((hour * 15 - 90) * Math.PI) / 180;
  return [radius(celsius) * Math.cos(angle), radius(celsius) * Math.sin(angle)];
}

const bump = (hour: number, centre: number, width: number) => Math.exp(-(((hour - centre) / width) ** 2));
const after = (hour: number) =>
  4.8 +
  0.45 * Math.sin(hour * 1.05) +
  1.1 * bump(hour, 6.4, 0.8) +
  0.9 * bump(hour, 13, 0.9) +
  1.2 * bump(hour, 17.2, 0.7);
const readings = Array.from({ length: 16 }, (_, step) => step * 1.5);
/** Hour and temperature of the two readings before. */
const LOADING = [6, 3.6] as const;
const DOOR = [17.2, 7] as const;

/** A curve this smooth does not show the missing decimals. */
const whole = ([x, y]: Point2): Point2 => [Math.round(x), Math.round(y)];

/** A smooth closed line through the day's readings (Catmull-Rom, written as smooth Béziers). */
function trace(): string {
  const points = readings.map((hour) => whole(at(hour, after(hour))));
  const around = (index: number) => points[(index + points.length) % points.length] ?? [0, 0];
  const first = around(0);
  const segments = points.map((from, index) => {
    const [to, next] = [around(index + 1), around(index + 2)];
    const handle = whole([
      to[0] - (next[0] - from[0]) / 6 - from[0],
      to[1] - (next[1] - from[1]) / 6 - from[1],
    ]);
    return `s${point(...handle)} ${point(to[0] - from[0], to[1] - from[1])}`;
  });
  return `M${point(...first)}${segments.join("")}z`;
}

const hours = [0, 3, 6, 9, 12, 15, 18, 21];
const ring = (celsius: number) => {
  const r = radius(celsius);
  return `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
};

/** A day's load temperature on a circular chart: two readings before, an unbroken line after. */
export default function ColdChainFigure({ description, className }: StoryFigureProps) {
  const door = at(...DOOR);
  const calm = at(9.4, 4.9);
  return (
    <Drawing viewBox="-240 -180 480 360" description={description} className={className}>
      <defs>
        <pattern
          id="cold-band"
          width="7"
          height="7"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path className="s th" d="M0 0V7" />
        </pattern>
      </defs>
      <path className="ns" fill="url(#cold-band)" fillRule="evenodd" d={ring(8) + ring(2)} />
      <Path d={[5, 10.5].map(ring).join("")} pen="grid" />
      <Path d={hours.map((hour) => polyline([at(hour, 0), at(hour, 13)])).join("")} pen="grid" />
      <Path d={ring(2) + ring(8)} />
      <Path d={ring(13)} pen="thick" />
      <Path d={trace()} pen={["signalLine", "heavy", "traced"]} pathLength={1} />
      <Dot at={[0, 0]} radius={4} pen="ink" />
      {[2, 8].map((celsius) => (
        <g key={celsius}>
          <path className="bg" d={`M-13 ${-radius(celsius) - 9}h26v18h-26z`} />
          <Label at={[2, 5 - radius(celsius)]} tone="strong" anchor="middle">
            {celsius}°
          </Label>
        </g>
      ))}
      {[0, 6, 12, 18].map((hour) => {
        const [x, y] = at(hour, 14.3);
        return (
          <Label key={hour} at={[x, y + 5]} anchor="middle">
            {String(hour).padStart(2, "0")}
          </Label>
        );
      })}
      <Path
        d={`${polyline([door, [-170, -120], [-226, -120]])}${polyline([calm, [170, 132], [226, 132]])}`}
      />
      {[LOADING, DOOR].map(([hour, celsius]) => (
        <Dot key={hour} at={at(hour, celsius)} radius={6} pen="ink" />
      ))}
      <Label at={[-226, -128]} tone="strong">
        before
      </Label>
      <Label at={[226, 124]} tone="signal" anchor="end">
        after
      </Label>
    </Drawing>
  );
}
