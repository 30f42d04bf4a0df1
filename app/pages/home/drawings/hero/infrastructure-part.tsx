import { Path } from "../../../../drawings/kit/path.tsx";
import { Axis } from "./axis.tsx";
import { circle, rectangle, repeat } from "./flat.ts";
import { OnFace } from "./on-face.tsx";
import type { PartProps } from "./part.ts";
import { Slab } from "./slab.tsx";

const UNITS = 7;
const UNIT = 36;
const HALF_WIDTH = 115;
const HALF_HEIGHT = (UNITS * UNIT) / 2;
const unitTop = (unit: number) => unit * UNIT - HALF_HEIGHT;

const units =
  rectangle(-101, 12 - HALF_HEIGHT, 202, 2 * HALF_HEIGHT - 24) +
  repeat(UNITS - 1, (unit) => `M-101 ${unitTop(unit + 1)}h202`) +
  repeat(UNITS, (unit) => {
    const middle = unitTop(unit) + UNIT / 2;
    const drives = `M-45 ${middle - 6}v12${repeat(4 + (unit % 3) * 2, () => "m12-12v12")}`;
    return circle(-85, middle, 4) + circle(-71, middle, 4) + drives;
  });

interface InfrastructurePartProps extends PartProps {
  thickness: number;
}

/** A rack of seven units, vented above and at the side; one lamp is lit. */
export function InfrastructurePart({ assembly, station, thickness, axisTo }: InfrastructurePartProps) {
  const { iso, at } = assembly;
  const edge = assembly.visibleEdge * HALF_HEIGHT;
  const vents = repeat(6, (vent) => {
    const depth = station - thickness + (thickness / 7.5) * (1.2 + vent);
    return iso.line(at(-89, edge, depth), at(89, edge, depth));
  });
  const louvres = repeat(9, (louvre) => {
    const y = louvre * 22 - 92;
    return iso.line(at(HALF_WIDTH, y, station - 24), at(HALF_WIDTH, y, station - thickness + 24));
  });
  return (
    <>
      <Slab
        {...{ assembly, station, thickness }}
        x={-HALF_WIDTH}
        y={-HALF_HEIGHT}
        width={2 * HALF_WIDTH}
        height={2 * HALF_HEIGHT}
        line="thick"
      />
      <Path d={vents + louvres} />
      <OnFace {...{ assembly, station }}>
        <Path d={units} />
        <Path d={circle(-85, unitTop(2) + UNIT / 2, 4)} pen="signal" />
      </OnFace>
      <Axis assembly={assembly} from={station} to={axisTo} />
    </>
  );
}
