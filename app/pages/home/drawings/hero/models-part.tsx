import { Dot, Line, Lines, type Point2, Rect, steps } from "../../../../drawings/scene.ts";
import { AxisBetween, type HeroPartProps, OnFace, Plate } from "./pose.tsx";

const HALF = 84;
const PIN = HALF + 22;
const THICKNESS = 16;
const LAYERS = [
  { x: -44, nodes: [-36, 0, 36] },
  { x: 0, nodes: [-45, -15, 15, 45] },
  { x: 44, nodes: [-36, 0, 36] },
];
const LIT: readonly Point2[] = [
  [-44, -36],
  [0, -15],
  [44, 0],
];

const places = steps(8, 20, -70);

/** Pins on all four sides. */
const Pins = () => (
  <>
    <Lines x={places} y={places} from={-PIN} to={-HALF} pen="thick" />
    <Lines x={places} y={places} from={HALF} to={PIN} pen="thick" />
  </>
);

/** Every node of a layer is joined to every one of the next. */
const Network = () => (
  <>
    {LAYERS.slice(1).flatMap(({ nodes, x }, index) =>
      (LAYERS[index]?.nodes ?? []).flatMap((from) =>
        nodes.map((to) => <Line key={`${x} ${from} ${to}`} from={[x - 44, from]} to={[x, to]} pen="thin" />),
      ),
    )}
    {LAYERS.flatMap(({ x, nodes }) =>
      nodes.map((y) => {
        const lit = LIT.some(([litX, litY]) => litX === x && litY === y);
        return <Dot key={`${x} ${y}`} at={[x, y]} radius={6} pen={lit ? "signal" : "plate"} />;
      }),
    )}
  </>
);

/** A chip with a small network on it; one path through it is lit. */
export function ModelsPart({ pose, station, axisTo }: HeroPartProps) {
  return (
    <>
      <OnFace pose={pose} station={station - THICKNESS / 2}>
        <Pins />
      </OnFace>
      <Plate
        {...{ pose, station, pen: "thick" }}
        thickness={THICKNESS}
        at={[-HALF, -HALF]}
        size={[2 * HALF, 2 * HALF]}
      />
      <OnFace {...{ pose, station }}>
        <Rect at={[-62, -62]} size={[124, 124]} />
        <Dot at={[-71, -71]} radius={4} />
        <Network />
      </OnFace>
      <AxisBetween pose={pose} from={station} to={axisTo} />
    </>
  );
}
