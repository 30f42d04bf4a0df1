import { Path } from "../../../../drawings/kit/path.tsx";
import { Axis } from "./axis.tsx";
import { Disc } from "./disc.tsx";
import { circle, repeat, spoke } from "./flat.ts";
import { OnFace } from "./on-face.tsx";
import type { PartProps } from "./part.ts";

const PITCH = 46;
const THICKNESS = 30;

/** Three platters, the nearest showing its tracks and sectors. */
export function DataPart({ assembly, station, axisTo }: PartProps) {
  return (
    <>
      {[2, 1, 0].map((behind) => {
        const face = station - behind * PITCH;
        return (
          <g key={behind}>
            <Disc assembly={assembly} station={face} radius={88} thickness={THICKNESS} />
            {behind > 0 && <Axis assembly={assembly} from={face} to={face + PITCH - THICKNESS} />}
          </g>
        );
      })}
      <OnFace {...{ assembly, station }}>
        <Path
          d={
            [74, 60, 46].map((radius) => circle(0, 0, radius)).join("") +
            repeat(12, (sector) => spoke((sector * Math.PI) / 6, 46, 74))
          }
        />
        <Path d={circle(0, 0, 16)} pen="shade" />
      </OnFace>
      <Axis assembly={assembly} from={station} to={axisTo} />
    </>
  );
}
