import type { FigureProps } from "../../../../drawings/figure-props.ts";
import { Dot } from "../../../../drawings/kit/dot.tsx";
import { Drawing } from "../../../../drawings/kit/drawing.tsx";
import { point, polyline } from "../../../../drawings/kit/format.ts";
import type { Point2 } from "../../../../drawings/kit/iso.ts";
import { Label } from "../../../../drawings/kit/label.tsx";
import { Path } from "../../../../drawings/kit/path.tsx";

/** Longitude and latitude of the nine hubs, and where the name stands beside the mark. */
const HUBS = {
  LDH: { east: 75.86, north: 30.9, name: [0, -20], anchor: "middle" },
  CHD: { east: 76.78, north: 30.73, name: [16, -10], anchor: "start" },
  DDN: { east: 78.03, north: 30.32, name: [16, -8], anchor: "start" },
  DEL: { east: 77.21, north: 28.61, name: [30, -10], anchor: "start" },
  JAI: { east: 75.79, north: 26.91, name: [-18, 8], anchor: "end" },
  AGR: { east: 78.01, north: 27.18, name: [16, -6], anchor: "start" },
  GWL: { east: 78.18, north: 26.22, name: [16, 14], anchor: "start" },
  KNP: { east: 80.33, north: 26.45, name: [0, 32], anchor: "middle" },
  LKO: { east: 80.95, north: 26.85, name: [6, -18], anchor: "middle" },
} as const;
type Hub = keyof typeof HUBS;

const DEPOT: Hub = "DEL";
const ROUTE: readonly Hub[] = ["LDH", "CHD", DEPOT, "AGR", "KNP", "LKO"];
const BYWAYS: readonly (readonly [Hub, Hub])[] = [
  ["LDH", "JAI"],
  ["AGR", "GWL"],
  ["GWL", "JAI"],
  ["DDN", "LKO"],
];
const HUNDRED_KM = 93.7;

const across = (east: number) => 112 + (east - 75.2) * 91.5;
const down = (north: number) => 48 + (31.2 - north) * 104;
const place = (hub: Hub): Point2 => [across(HUBS[hub].east), down(HUBS[hub].north)];
const hubs = Object.keys(HUBS) as Hub[];

const meridians = [76, 77, 78, 79, 80, 81];
const parallels = [27, 28, 29, 30, 31];
const graticule =
  meridians.map((east) => `M${point(across(east), 30)}v560`).join("") +
  [26, ...parallels].map((north) => `M${point(40, down(north))}h676`).join("");
const roads = [...hubs.filter((hub) => hub !== DEPOT).map((hub) => [DEPOT, hub] as const), ...BYWAYS]
  .map(([from, to]) => polyline([place(from), place(to)]))
  .join("");

/** Nine freight hubs at their true positions; one route is picked out. */
export default function DispatchPlan(props: FigureProps) {
  const [x, y] = place(DEPOT);
  return (
    <Drawing viewBox="24 0 708 606" {...props}>
      <Path d={graticule} pen="grid" />
      {meridians.map((east) => (
        <Label key={east} at={[across(east), 20]} anchor="middle" wideOnly>
          {`${east}° E`}
        </Label>
      ))}
      {parallels.map((north) => (
        <Label key={north} at={[40, down(north) - 6]} wideOnly>
          {`${north}° N`}
        </Label>
      ))}
      <Dot at={[x, y]} radius={HUNDRED_KM} pen="hidden" />
      <Dot at={[x, y]} radius={2 * HUNDRED_KM} pen="hidden" />
      <Path d={roads} />
      <Path d={polyline(ROUTE.map(place))} pen={["signalLine", "heavy", "traced"]} pathLength={1} />
      {hubs.map((hub) => (
        <g key={hub}>
          {hub !== DEPOT && <Dot at={place(hub)} radius={7} pen={["plate", "thick"]} />}
          {hub !== DEPOT && ROUTE.includes(hub) && <Dot at={place(hub)} radius={2.5} pen="signal" />}
        </g>
      ))}
      <Path d={`M${point(x - 14, y - 14)}h28v28h-28z`} pen={["plate", "thick"]} />
      <Path d={`M${point(x - 6, y - 6)}h12v12h-12z`} pen="signal" />
      {hubs.map((hub) => {
        const [[hubX, hubY], [dx, dy]] = [place(hub), HUBS[hub].name];
        return (
          <Label key={hub} at={[hubX + dx, hubY + dy]} anchor={HUBS[hub].anchor} tone="strong">
            {hub}
          </Label>
        );
      })}
      <g className="lg">
        <Path d="M612 69v7h93.7v-7" />
        <Label at={[612, 62]}>0</Label>
        <Label at={[706, 62]} anchor="end">
          100 km
        </Label>
      </g>
    </Drawing>
  );
}
