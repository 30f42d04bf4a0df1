import { type Point2, steps } from "../../../../drawings/scene.ts";
import {
  Dot,
  Line,
  Lines,
  Rays,
  Rect,
  Ruling,
} from "../../../../drawings/shapes.ts";
import {
  AxisBetween,
  Disc,
  type HeroPartProps,
  OnFace,
  Plate,
} from "./pose.tsx";

const HALF = 84;
const PIN = HALF + 22;
const CHIP = 16;
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
        nodes.map((to) => (
          <Line
            key={`${x} ${from} ${to}`}
            from={[x - 44, from]}
            to={[x, to]}
            pen="thin"
          />
        )),
      ),
    )}
    {LAYERS.flatMap(({ x, nodes }) =>
      nodes.map((y) => {
        const lit = LIT.some(([litX, litY]) => litX === x && litY === y);
        return (
          <Dot
            key={`${x} ${y}`}
            at={[x, y]}
            radius={6}
            pen={lit ? "signal" : "plate"}
          />
        );
      }),
    )}
  </>
);

/** A chip with a small network on it; one path through it is lit. */
export function ModelsPart({ pose, station, axisTo }: HeroPartProps) {
  return (
    <>
      <OnFace pose={pose} station={station - CHIP / 2}>
        <Pins />
      </OnFace>
      <Plate
        pose={pose}
        station={station}
        pen="thick"
        thickness={CHIP}
        at={[-HALF, -HALF]}
        size={[2 * HALF, 2 * HALF]}
      />
      <OnFace pose={pose} station={station}>
        <Rect at={[-62, -62]} size={[124, 124]} />
        <Dot at={[-71, -71]} radius={4} />
        <Network />
      </OnFace>
      <AxisBetween pose={pose} from={station} to={axisTo} />
    </>
  );
}

const PLATTER_PITCH = 46;
const PLATTER = 30;

/** Three platters, the nearest showing its tracks and sectors. */
export function DataPart({ pose, station, axisTo }: HeroPartProps) {
  return (
    <>
      {[2, 1, 0].map((behind) => {
        const face = station - behind * PLATTER_PITCH;
        return (
          <>
            <Disc pose={pose} station={face} radius={88} thickness={PLATTER} />
            {behind > 0 && (
              <AxisBetween
                pose={pose}
                from={face}
                to={face + PLATTER_PITCH - PLATTER}
              />
            )}
          </>
        );
      })}
      <OnFace pose={pose} station={station}>
        {[74, 60, 46].map((radius) => (
          <Dot key={radius} at={[0, 0]} radius={radius} />
        ))}
        <Rays at={[0, 0]} count={12} radii={[46, 74]} />
        <Dot at={[0, 0]} radius={16} pen="shade" />
      </OnFace>
      <AxisBetween pose={pose} from={station} to={axisTo} />
    </>
  );
}

const UNITS = 7;
const UNIT = 36;
const HALF_WIDTH = 115;
const HALF_HEIGHT = (UNITS * UNIT) / 2;
const unitTop = (unit: number) => unit * UNIT - HALF_HEIGHT;

/** A unit of the rack: two lamps, and more or fewer drives. */
function Unit({ unit }: { unit: number }) {
  const middle = unitTop(unit) + UNIT / 2;
  return (
    <>
      <Dot at={[-85, middle]} radius={4} />
      <Dot at={[-71, middle]} radius={4} />
      <Ruling
        from={[-45, middle - 6]}
        to={[-45, middle + 6]}
        count={5 + (unit % 3) * 2}
        step={[12, 0]}
      />
    </>
  );
}

interface InfrastructurePartProps extends HeroPartProps {
  thickness: number;
}

/** A rack of seven units, vented above and at the side; one lamp is lit. */
export function InfrastructurePart({
  pose,
  station,
  thickness,
  axisTo,
}: InfrastructurePartProps) {
  const edge = pose.visibleEdge * HALF_HEIGHT;
  const vents = steps(
    6,
    thickness / 7.5,
    station - thickness + 1.2 * (thickness / 7.5),
  );
  const louvres = steps(9, 22, -92);
  return (
    <>
      <Plate
        pose={pose}
        station={station}
        thickness={thickness}
        pen="thick"
        at={[-HALF_WIDTH, -HALF_HEIGHT]}
        size={[2 * HALF_WIDTH, 2 * HALF_HEIGHT]}
      />
      {vents.map((depth) => (
        <Line
          key={depth}
          from={pose.at(-89, edge, depth)}
          to={pose.at(89, edge, depth)}
        />
      ))}
      {louvres.map((y) => (
        <Line
          key={y}
          from={pose.at(HALF_WIDTH, y, station - 24)}
          to={pose.at(HALF_WIDTH, y, station - thickness + 24)}
        />
      ))}
      <OnFace pose={pose} station={station}>
        <Rect
          at={[-101, 12 - HALF_HEIGHT]}
          size={[202, 2 * HALF_HEIGHT - 24]}
        />
        <Lines y={steps(UNITS - 1, UNIT, unitTop(1))} from={-101} to={101} />
        {steps(UNITS, 1).map((unit) => (
          <Unit key={unit} unit={unit} />
        ))}
        <Dot at={[-85, unitTop(2) + UNIT / 2]} radius={4} pen="signal" />
      </OnFace>
      <AxisBetween pose={pose} from={station} to={axisTo} />
    </>
  );
}
