import { Dot, Line, Lines, Rect, Ruling, steps } from "../../../../drawings/scene.ts";
import { AxisBetween, type HeroPartProps, OnFace, Plate } from "./pose.tsx";

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
      <Ruling from={[-45, middle - 6]} to={[-45, middle + 6]} count={5 + (unit % 3) * 2} step={[12, 0]} />
    </>
  );
}

interface InfrastructurePartProps extends HeroPartProps {
  thickness: number;
}

/** A rack of seven units, vented above and at the side; one lamp is lit. */
export function InfrastructurePart({ pose, station, thickness, axisTo }: InfrastructurePartProps) {
  const edge = pose.visibleEdge * HALF_HEIGHT;
  const vents = steps(6, thickness / 7.5, station - thickness + 1.2 * (thickness / 7.5));
  const louvres = steps(9, 22, -92);
  return (
    <>
      <Plate
        {...{ pose, station, thickness, pen: "thick" }}
        at={[-HALF_WIDTH, -HALF_HEIGHT]}
        size={[2 * HALF_WIDTH, 2 * HALF_HEIGHT]}
      />
      {vents.map((depth) => (
        <Line key={depth} from={pose.at(-89, edge, depth)} to={pose.at(89, edge, depth)} />
      ))}
      {louvres.map((y) => (
        <Line
          key={y}
          from={pose.at(HALF_WIDTH, y, station - 24)}
          to={pose.at(HALF_WIDTH, y, station - thickness + 24)}
        />
      ))}
      <OnFace {...{ pose, station }}>
        <Rect at={[-101, 12 - HALF_HEIGHT]} size={[202, 2 * HALF_HEIGHT - 24]} />
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
