import { Dot, Rays } from "../../../../drawings/scene.ts";
import { AxisBetween, Disc, type HeroPartProps, OnFace } from "./pose.tsx";

const PITCH = 46;
const THICKNESS = 30;

/** Three platters, the nearest showing its tracks and sectors. */
export function DataPart({ pose, station, axisTo }: HeroPartProps) {
  return (
    <>
      {[2, 1, 0].map((behind) => {
        const face = station - behind * PITCH;
        return (
          <>
            <Disc pose={pose} station={face} radius={88} thickness={THICKNESS} />
            {behind > 0 && <AxisBetween pose={pose} from={face} to={face + PITCH - THICKNESS} />}
          </>
        );
      })}
      <OnFace {...{ pose, station }}>
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
