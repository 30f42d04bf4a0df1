import { ArrowHead } from "../kit/arrow-head.tsx";
import { Dot } from "../kit/dot.tsx";
import { Drawing } from "../kit/drawing.tsx";
import { point, step } from "../kit/format.ts";
import type { Point2 } from "../kit/iso.ts";
import { Label } from "../kit/label.tsx";
import { Path } from "../kit/path.tsx";

const HATCH = "dial-hatch";
const RIM = 196;
const SWEEP = 150;
const NUMERALS: readonly (readonly [text: string, at: Point2])[] = [
  ["0", [16, -212]],
  ["15", [218, 24]],
  ["30", [18, 222]],
  ["45", [-218, 24]],
];

const ticks = Array.from({ length: 60 }, (_, minute) => {
  const angle = (minute * Math.PI) / 30;
  const length = minute % 5 ? 10 : 20;
  const [x, y] = [Math.sin(angle), -Math.cos(angle)];
  return `M${point(RIM * x, RIM * y)}${step(-length * x, -length * y)}`;
}).join("");

interface DialProps {
  /** How long the call takes, written in the swept half. */
  label: string;
  description?: string;
  className?: string;
}

/** A dial with half an hour marked: the drawing beside an invitation to call. */
export function Dial({ label, ...props }: DialProps) {
  return (
    <Drawing viewBox="-250 -250 500 500" {...props}>
      <defs>
        <pattern id={HATCH} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <Path d="M0 0V8" pen={["signalLine", "thin"]} />
        </pattern>
      </defs>
      <Path d={ticks} />
      <Dot at={[0, 0]} radius={RIM} pen="thick" />
      <Dot at={[0, 0]} radius={SWEEP} pen="hidden" />
      <Path d="M-240 0H240M0-240V240" pen="centre" />
      <Path d={`M0 0V-${SWEEP}A${SWEEP} ${SWEEP} 0 0 1 0 ${SWEEP}Z`} pen="noLine" fill={`url(#${HATCH})`} />
      <Path
        d={`M0-${SWEEP}A${SWEEP} ${SWEEP} 0 0 1 0 ${SWEEP}`}
        pen={["signalLine", "heavy", "traced"]}
        pathLength={1}
      />
      <ArrowHead tip={[0, SWEEP]} degrees={180} length={14} halfWidth={4.5} pen="signal" />
      <Path d="M0-132V132" pen="heavy" />
      <Dot at={[0, 0]} radius={9} pen={["plate", "thick"]} />
      <Dot at={[0, 0]} radius={3} pen="signal" />
      <Path d="M26-18h106v36h-106z" pen="ground" />
      <Label at={[79, 6]} anchor="middle" tone="signal">
        {label}
      </Label>
      {NUMERALS.map(([text, at]) => (
        <Label key={text} at={at} anchor="middle">
          {text}
        </Label>
      ))}
    </Drawing>
  );
}
