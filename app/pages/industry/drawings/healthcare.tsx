import type { ReactNode } from "react";
import { Balloon } from "../../../drawings/kit/balloon.tsx";
import { Box } from "../../../drawings/kit/box.tsx";
import { Dot } from "../../../drawings/kit/dot.tsx";
import { Drawing } from "../../../drawings/kit/drawing.tsx";
import { Face } from "../../../drawings/kit/face.tsx";
import { Iso, type Point3 } from "../../../drawings/kit/iso.ts";
import { Path } from "../../../drawings/kit/path.tsx";
import type { IndustryDrawingProps } from "./parts/props.ts";

const iso = new Iso(27, 1);
/** The sheets turn about the clip. */
const CLIP_Y = -150;

interface SheetProps {
  /** Degrees it is fanned out by; positive towards the upper left. */
  turn: number;
  width: number;
  length: number;
  children: ReactNode;
}

/** A sheet under the clip, turned on the board. */
function Sheet({ turn, width, length, children }: SheetProps) {
  return (
    <g transform={`rotate(${turn})`}>
      <Path d={`M${-width / 2} 0h${width}v${length}h-${width}z`} pen={["plate", "thick"]} />
      {children}
    </g>
  );
}

/** Where a point of a turned sheet lies in space, so that a balloon can point at it. */
function onSheet(turn: number, x: number, y: number): Point3 {
  const angle = (turn * Math.PI) / 180;
  return [x * Math.cos(angle) - y * Math.sin(angle), CLIP_Y + x * Math.sin(angle) + y * Math.cos(angle), 2];
}

const TURN = { access: -52, claims: -27, appointments: 56, laboratory: 30, record: 0 };
const rows = (from: number, to: number, step: number, line: (y: number) => string) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, row) => line(from + row * step)).join("");

/** A bedside clipboard with its sheets fanned about the clip. */
export default function HealthcareDrawing({ labels, description }: IndustryDrawingProps) {
  const [record, laboratory, appointments, claims, access] = labels;
  return (
    <Drawing viewBox="-440 -222 880 490" description={description}>
      <Box iso={iso} at={[-150, -190, -16]} size={[300, 400, 14]} line="thick" />
      <Face iso={iso} plane="top" through={[0, CLIP_Y, 0]}>
        <Sheet turn={TURN.access} width={170} length={330}>
          <Path d={`M30 20v300M52 20v300${rows(50, 310, 20, (y) => `M10 ${y}h70`)}`} />
        </Sheet>
        <Sheet turn={TURN.claims} width={180} length={320}>
          <Path d={rows(70, 290, 30, (y) => `M40 ${y}h38v18h-38z`)} />
        </Sheet>
        <Sheet turn={TURN.appointments} width={150} length={230}>
          <Path d={`M-62 130h124v86h-124zM-62 152h124M-31 152v64M0 152v64M31 152v64M-62 184h124`} />
          <Dot at={[15, 200]} radius={9} />
        </Sheet>
        <Sheet turn={TURN.laboratory} width={96} length={390}>
          <Path d={rows(300, 376, 12, (y) => `M-38 ${y}h28M8 ${y}h30`)} />
          <Path d="M-38 120l20 6 16-8 10 70 8-60 10 18 12 4-60 30 20 12 16-8 10 70 8-60 10 18" pen="thin" />
        </Sheet>
        <Sheet turn={TURN.record} width={200} length={330}>
          <Path d="M-84 40H84v28H-84z" pen="signal" />
          <Path
            d={`M-84 86h52v62h-52zM-16 92h96M-16 110h70M-16 128h84${rows(172, 306, 22, (y) => `M-84 ${y}H${y % 4 ? 84 : 52}`)}`}
          />
          <Path d="M-58 98v38M-77 117h38" pen="heavy" />
        </Sheet>
      </Face>
      <Box iso={iso} at={[-66, CLIP_Y - 20, 0]} size={[132, 40, 12]} line="thick" />
      <Box iso={iso} at={[-30, CLIP_Y - 30, 12]} size={[60, 22, 26]} line="thick" />
      <Path d={iso.circleFront(0, 27, 7, CLIP_Y - 8)} />
      <Balloon
        number={1}
        part={iso.project(onSheet(TURN.record, -40, 318))}
        offset={[-60, 92]}
        label={record}
        side="left"
      />
      <Balloon
        number={2}
        part={iso.project(onSheet(TURN.laboratory, -20, 378))}
        offset={[-34, 96]}
        label={laboratory}
        side="left"
      />
      <Balloon
        number={3}
        part={iso.project(onSheet(TURN.appointments, 20, 222))}
        offset={[-96, -50]}
        label={appointments}
        side="left"
      />
      <Balloon
        number={4}
        part={iso.project(onSheet(TURN.claims, 60, 310))}
        offset={[70, 84]}
        label={claims}
      />
      <Balloon
        number={5}
        part={iso.project(onSheet(TURN.access, 70, 240))}
        offset={[120, -40]}
        label={access}
      />
    </Drawing>
  );
}
