import { Circle, Dot, polar, Rays } from "../../../../drawings/scene.ts";
import { AxisBetween, Disc, type HeroPartProps, OnFace } from "./pose.tsx";

const BOLT_CIRCLE = 70;
const HUB = 26;
const bolts = [22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5];

/** The one way in: a bored flange with its bolt circle. */
export function GatewayPart({ pose, station, axisTo }: HeroPartProps) {
  const front = station + HUB;
  return (
    <>
      <Disc {...{ pose, station }} radius={104} thickness={26} />
      <OnFace {...{ pose, station }}>
        <Dot at={[0, 0]} radius={88} />
        {bolts.map((degrees) => (
          <Dot key={degrees} at={polar([0, 0], BOLT_CIRCLE, degrees)} radius={8} pen="shade" />
        ))}
        <Rays at={[0, 0]} count={8} radii={[BOLT_CIRCLE - 10, BOLT_CIRCLE + 10]} turn={22.5} pen="thin" />
        <Dot at={[0, 0]} radius={BOLT_CIRCLE} pen="centre" />
      </OnFace>
      <Disc pose={pose} station={front} radius={46} thickness={HUB} />
      <Circle face={pose.face} at={pose.at(0, 0, front)} radius={30} pen="shade" />
      <AxisBetween pose={pose} from={front} to={axisTo} />
    </>
  );
}
