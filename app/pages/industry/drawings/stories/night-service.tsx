import { ArrowHead } from "../../../../drawings/kit/arrow-head.tsx";
import { polyline } from "../../../../drawings/kit/format.ts";
import type { Point2 } from "../../../../drawings/kit/iso.ts";
import { Label } from "../../../../drawings/kit/label.tsx";
import { Path } from "../../../../drawings/kit/path.tsx";
import { Chart, type StoryFigureProps, scale } from "../parts/chart.tsx";

/** Hubs by kilometres from Ludhiana. */
const hubs = [
  ["LDH", 0],
  ["AMB", 115],
  ["DEL", 310],
  ["AGR", 530],
  ["KNP", 800],
  ["LKO", 885],
] as const;
/** Hours count on past midnight: 18:00 to 08:00 is 18 to 32. */
const x = scale(18, 32, 62, 464);
const y = scale(0, 885, 34, 316);
const place = ([hour, km]: Point2): Point2 => [x(hour), y(km)];

const before: Point2[] = [
  [18.5, 0],
  [20.6, 115],
  [21.2, 115],
  [24.6, 310],
  [27.4, 310],
  [31.4, 530],
];
const after: Point2[] = [
  [18.5, 0],
  [20.4, 115],
  [20.55, 115],
  [23.6, 310],
  [24.4, 310],
  [27.7, 530],
  [27.9, 530],
  [31, 800],
  [31.1, 800],
  [32, 885],
];
const hours = [18, 20, 22, 24, 26, 28, 30, 32];
const delhi = y(310);

/** Time against distance for one night: the wait at Delhi before and after. */
export default function NightServiceFigure(props: StoryFigureProps) {
  return (
    <Chart {...props}>
      <Path d={hours.map((hour) => `M${x(hour)} 34V316`).join("")} pen="grid" />
      <Path d={hubs.map(([, km]) => `M62 ${y(km)}H464`).join("")} />
      <Path d={polyline(before.map(place))} pen={["hidden", "thick"]} />
      <Path d={polyline(after.map(place))} pen={["signalLine", "heavy", "traced"]} pathLength={1} />
      <Path d={`M${x(24.6)} ${delhi}v-26m0 6H${x(27.4)}m0 20v-26`} />
      <ArrowHead tip={[x(24.6), delhi - 20]} degrees={180} length={8} halfWidth={2.6} />
      <ArrowHead tip={[x(27.4), delhi - 20]} degrees={0} length={8} halfWidth={2.6} />
      <Label at={[x(26), delhi - 28]} tone="strong" anchor="middle">
        2 h 48 min
      </Label>
      <Label at={[x(23.4), delhi + 24]} tone="signal" anchor="end">
        48 min
      </Label>
      {hubs.map(([code, km]) => (
        <Label
          key={code}
          at={[52, y(km) + (code === "KNP" ? -1 : code === "LKO" ? 9 : 5)]}
          tone="strong"
          anchor="end"
        >
          {code}
        </Label>
      ))}
      {hours
        .filter((_, index) => index % 2 === 0)
        .concat(32)
        .map((hour) => (
          <Label key={hour} at={[x(hour), 344]} anchor={hour === 32 ? "end" : "middle"}>
            {String(hour % 24).padStart(2, "0")}
          </Label>
        ))}
    </Chart>
  );
}
