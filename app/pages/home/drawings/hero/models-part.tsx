import { Path } from "../../../../drawings/kit/path.tsx";
import { Axis } from "./axis.tsx";
import { circle, rectangle, repeat } from "./flat.ts";
import { OnFace } from "./on-face.tsx";
import type { PartProps } from "./part.ts";
import { Slab } from "./slab.tsx";

const HALF = 84;
const THICKNESS = 16;
const LAYERS = [
  { x: -44, nodes: [-36, 0, 36] },
  { x: 0, nodes: [-45, -15, 15, 45] },
  { x: 44, nodes: [-36, 0, 36] },
];

const pins = repeat(8, (pin) => {
  const place = -70 + 20 * pin;
  return `M${place}-${HALF}v-22M${place} ${HALF}v22M-${HALF} ${place}h-22M${HALF} ${place}h22`;
});

const edges = LAYERS.slice(1)
  .flatMap(({ nodes, x }, index) =>
    (LAYERS[index]?.nodes ?? []).flatMap((from) => nodes.map((to) => `M${x - 44} ${from}L${x} ${to}`)),
  )
  .join("");

const nodes = LAYERS.flatMap(({ x, nodes }) => nodes.map((y) => circle(x, y, 6))).join("");

/** A chip with a small network on it; one path through it is lit. */
export function ModelsPart({ assembly, station, axisTo }: PartProps) {
  return (
    <>
      <OnFace assembly={assembly} station={station - THICKNESS / 2}>
        <Path d={pins} pen="thick" />
      </OnFace>
      <Slab
        {...{ assembly, station, thickness: THICKNESS }}
        x={-HALF}
        y={-HALF}
        width={2 * HALF}
        height={2 * HALF}
        line="thick"
      />
      <OnFace {...{ assembly, station }}>
        <Path d={rectangle(-62, -62, 124, 124) + circle(-71, -71, 4)} />
        <Path d={edges} pen="thin" />
        <Path d={nodes} pen="plate" />
        <Path d={circle(-44, -36, 6) + circle(0, -15, 6) + circle(44, 0, 6)} pen="signal" />
      </OnFace>
      <Axis assembly={assembly} from={station} to={axisTo} />
    </>
  );
}
