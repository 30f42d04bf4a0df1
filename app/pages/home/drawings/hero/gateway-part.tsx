import { Path } from "../../../../drawings/kit/path.tsx";
import { Axis } from "./axis.tsx";
import { Disc } from "./disc.tsx";
import { circle, repeat, spoke } from "./flat.ts";
import { OnFace } from "./on-face.tsx";
import type { PartProps } from "./part.ts";

const BOLT_CIRCLE = 70;
const HUB = 26;
const boltAngle = (bolt: number) => ((2 * bolt + 1) * Math.PI) / 8;

const bolts = repeat(8, (bolt) =>
  circle(BOLT_CIRCLE * Math.cos(boltAngle(bolt)), BOLT_CIRCLE * Math.sin(boltAngle(bolt)), 8),
);
const boltMarks = repeat(8, (bolt) => spoke(boltAngle(bolt), BOLT_CIRCLE - 10, BOLT_CIRCLE + 10));

/** The one way in: a bored flange with its bolt circle. */
export function GatewayPart({ assembly, station, axisTo }: PartProps) {
  return (
    <>
      <Disc {...{ assembly, station }} radius={104} thickness={26} />
      <OnFace {...{ assembly, station }}>
        <Path d={circle(0, 0, 88)} />
        <Path d={bolts} pen="shade" />
        <Path d={boltMarks} pen="thin" />
        <Path d={circle(0, 0, BOLT_CIRCLE)} pen="centre" />
      </OnFace>
      <Disc assembly={assembly} station={station + HUB} radius={46} thickness={HUB} />
      <Path d={assembly.circle(0, 0, 30, station + HUB)} pen="shade" />
      <Axis assembly={assembly} from={station + HUB} to={axisTo} />
    </>
  );
}
