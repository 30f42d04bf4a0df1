import { Balloon } from "../../../drawings/kit/balloon.tsx";
import { Dot } from "../../../drawings/kit/dot.tsx";
import { Drawing } from "../../../drawings/kit/drawing.tsx";
import { Face } from "../../../drawings/kit/face.tsx";
import { point } from "../../../drawings/kit/format.ts";
import { Iso, type Point2, type Point3 } from "../../../drawings/kit/iso.ts";
import { Path } from "../../../drawings/kit/path.tsx";
import type { ProductDrawingProps } from "./parts/props.ts";
import { Telephone } from "./parts/telephone.tsx";

const iso = new Iso(25, 1);
const SPIKE: Point2 = [-120, -40];
const FLOOR = -170;
const TOP_SLIP = 142;
const GAP = 54;

interface Slip {
  z: number;
  /** How far it has turned on the spike, in degrees. */
  turn: number;
  /** The corner its balloon points at, and where the balloon stands. */
  corner: Point2;
  offset: Point2;
}

/** From the top slip down, as they are numbered. */
const slips: readonly Slip[] = (
  [
    [-8, [-96, 40], [-96, -66]],
    [14, [104, 10], [116, -46]],
    [-16, [-96, 48], [-110, -28]],
    [6, [104, 10], [112, -22]],
    [-22, [-96, 48], [-104, 12]],
    [10, [-90, 54], [-96, 64]],
  ] as const
).map(([turn, corner, offset], index) => ({ z: TOP_SLIP - index * GAP, turn, corner, offset }));

function cornerOf({ z, turn, corner: [x, y] }: Slip): Point3 {
  const a = (turn * Math.PI) / 180;
  return [SPIKE[0] + x * Math.cos(a) - y * Math.sin(a), SPIKE[1] + x * Math.sin(a) + y * Math.cos(a), z];
}

const TORN_LEFT = "M-110-62H20l-6 9 8 9-9 10 8 9-8 10 9 9-8 10 8 9-9 10 7 9-6 11 6 9-10 11h-120z";
const TORN_RIGHT = "M20-62h90V62H10l10-11-6-9 6-11-7-9 9-10-8-9 8-10-9-9 8-10-8-9 9-10-8-9z";

/** A message slip, pierced; the top one is torn along its reply line. */
function MessageSlip({ z, turn }: Slip) {
  return (
    <Face iso={iso} plane="top" through={[...SPIKE, z]}>
      <g transform={`rotate(${turn})`}>
        {z === TOP_SLIP ? (
          <>
            <Path d={TORN_LEFT} pen={["lit", "thick"]} />
            <Path d="M-92-40H4M-92-22h70M-92 22H0M-92 40h60" />
            <g transform="translate(16 4)rotate(9)">
              <Path d={TORN_RIGHT} pen={["signal", "thick"]} />
            </g>
          </>
        ) : (
          <>
            <Path d="M-110-62h220v124h-220z" pen={["plate", "thick"]} />
            <Path d="M-94-44v88M-82 46h60M-10 46h70M72-50v96M86-48v70" />
          </>
        )}
        <Dot at={[0, 0]} radius={4} pen="ink" />
      </g>
    </Face>
  );
}

function Spike() {
  const base = iso.column(...SPIKE, 70, FLOOR, 16);
  const stages = [...slips].reverse();
  const rod = (from: number, to: number) => iso.line([...SPIKE, from], [...SPIKE, to]);
  return (
    <>
      <Path d={base.body} pen={["shade", "thick"]} />
      <Path d={base.top} pen={["lit", "thick"]} />
      {stages.map((slip, index) => (
        <g key={slip.z}>
          <Path d={rod(stages[index - 1]?.z ?? FLOOR + 16, slip.z)} pen="heavy" />
          <MessageSlip {...slip} />
        </g>
      ))}
      <Path d={rod(TOP_SLIP, TOP_SLIP + 92)} pen="heavy" />
    </>
  );
}

/** The coiled cord from the handset round to the telephone's foot. */
const cord = `M${point(...iso.project([104, -196, FLOOR + 92]))}${"q-18-8-14 6t-8 8".repeat(6)}q-26 10-20 34t44 22`;

/** Message slips on a bill spike beside a desk telephone; the top slip is torn along its reply line. */
export default function AlgoChatDrawing({ labels, description }: ProductDrawingProps) {
  return (
    <Drawing viewBox="-510 -326 1020 640" description={description}>
      <Spike />
      <Path d={cord} pen="medium" />
      <Telephone iso={iso} at={[120, -46, FLOOR]} />
      {slips.map((slip, index) => (
        <Balloon
          key={slip.z}
          number={index + 1}
          part={iso.project(cornerOf(slip))}
          offset={slip.offset}
          label={labels[index]}
          side={slip.offset[0] < 0 ? "left" : "right"}
        />
      ))}
    </Drawing>
  );
}
