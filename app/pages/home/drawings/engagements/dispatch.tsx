import { say, words } from "../../../../content/words.ts";
import type { FigureProps } from "../../../../drawings/figure-props.ts";
import { from, Label, type Point2, Scene } from "../../../../drawings/scene.ts";
import { Dot, Line, Lines, Rect, Stroke } from "../../../../drawings/shapes.ts";

/**
 * Longitude and latitude of the nine hubs, and where the name stands beside the
 * mark.
 */
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
const BYWAYS = ["LDH JAI", "AGR GWL", "GWL JAI", "DDN LKO"];
const HUNDRED_KM = 93.7;
const MERIDIANS = [76, 77, 78, 79, 80, 81];
const PARALLELS = [27, 28, 29, 30, 31];

/** In whole units: exact enough, and shorter in the page. */
const across = (east: number) => Math.round(112 + (east - 75.2) * 91.5);
const down = (north: number) => Math.round(48 + (31.2 - north) * 104);
const place = (hub: Hub): Point2 => [
  across(HUBS[hub].east),
  down(HUBS[hub].north),
];
const outer = (Object.keys(HUBS) as Hub[]).filter((hub) => hub !== DEPOT);
const roads = [...outer.map((hub) => `${DEPOT} ${hub}`), ...BYWAYS].map(
  (road) => road.split(" ") as [Hub, Hub],
);

/** Degrees of longitude and latitude. */
function Graticule() {
  return (
    <>
      <Lines x={MERIDIANS.map(across)} from={30} to={590} pen="grid" />
      <Lines y={[26, ...PARALLELS].map(down)} from={40} to={716} pen="grid" />
      {MERIDIANS.map((east) => (
        <Label
          key={east}
          at={[across(east), 20]}
          anchor="middle"
          wideOnly
          text={`${east}° ${words.offices.east}`}
        />
      ))}
      {PARALLELS.map((north) => (
        <Label
          key={north}
          at={[40, down(north) - 6]}
          wideOnly
          text={`${north}° ${words.offices.north}`}
        />
      ))}
    </>
  );
}

/** Nine freight hubs at their true positions; one route is picked out. */
export default function DispatchPlan(props: FigureProps) {
  const depot = place(DEPOT);
  const [x, y] = depot;
  return (
    <Scene viewBox="24 0 708 606" {...props}>
      <Graticule />
      <Dot at={depot} radius={HUNDRED_KM} pen="hidden" />
      <Dot at={depot} radius={2 * HUNDRED_KM} pen="hidden" />
      {roads.map(([one, other]) => (
        <Line key={one + other} from={place(one)} to={place(other)} />
      ))}
      <Line
        through={ROUTE.map(place)}
        pen={["signalLine", "heavy", "traced"]}
        pathLength={1}
      />
      {outer.map((hub) => (
        <Dot key={hub} at={place(hub)} radius={7} pen={["plate", "thick"]} />
      ))}
      {outer.map(
        (hub) =>
          ROUTE.includes(hub) && (
            <Dot key={hub} at={place(hub)} radius={2.5} pen="signal" />
          ),
      )}
      <Rect at={[x - 14, y - 14]} size={[28, 28]} pen={["plate", "thick"]} />
      <Rect at={[x - 6, y - 6]} size={[12, 12]} pen="signal" />
      {[...outer, DEPOT].map((hub) => {
        const [hubX, hubY] = place(hub);
        const { name, anchor } = HUBS[hub];
        return (
          <Label
            key={hub}
            at={[hubX + name[0], hubY + name[1]]}
            anchor={anchor}
            tone="strong"
            text={hub}
          />
        );
      })}
      <g className="lg">
        <Stroke path={from(612, 69).down(7).right(HUNDRED_KM).up(7)} />
        <Label at={[612, 62]} text="0" />
        <Label
          at={[706, 62]}
          anchor="end"
          text={say(words.units.kilometres, { number: 100 })}
        />
      </g>
    </Scene>
  );
}
