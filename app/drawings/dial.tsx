import styles from "./dial.module.css";
import { ArrowHead } from "./kit/arrow-head.tsx";
import { Dot } from "./kit/dot.tsx";
import { Drawing } from "./kit/drawing.tsx";
import { point, step } from "./kit/format.ts";
import type { Point2 } from "./kit/iso.ts";
import { Label } from "./kit/label.tsx";
import { Path } from "./kit/path.tsx";

const HATCH = "dial-hatch";
const TICKS = "dial-";
const RIM = 147;
const SWEEP = 112;
const NUMERALS: readonly (readonly [text: string, at: Point2])[] = [
  ["0", [12, -158]],
  ["15", [164, 18]],
  ["30", [14, 168]],
  ["45", [-164, 18]],
];

/** The ticks of five minutes, the first longer; they stand twelve times round the rim. */
const fiveMinutes = [0, 1, 2, 3, 4]
  .map((minute) => {
    const angle = (minute * Math.PI) / 30;
    const length = minute ? 8 : 15;
    const [x, y] = [Math.sin(angle), -Math.cos(angle)];
    return `M${point(RIM * x, RIM * y)}${step(-length * x, -length * y)}`;
  })
  .join("");

/** Five minutes doubled, doubled again, and that three times round: a sixth of the marks that sixty ticks would take. */
function Rim() {
  const [five, ten, twenty] = ["5", "10", "20"].map((minutes) => TICKS + minutes);
  return (
    <>
      <g id={twenty}>
        <g id={ten}>
          <path id={five} d={fiveMinutes} />
          <use href={`#${five}`} transform="rotate(30)" />
        </g>
        <use href={`#${ten}`} transform="rotate(60)" />
      </g>
      <use href={`#${twenty}`} transform="rotate(120)" />
      <use href={`#${twenty}`} transform="rotate(240)" />
    </>
  );
}

interface DialProps {
  /** How long the call takes, written in the swept half. */
  label: string;
  description?: string | undefined;
}

/** A dial with half an hour marked: the drawing beside an invitation to call. */
export function Dial({ label, description }: DialProps) {
  return (
    <Drawing viewBox="-188 -188 376 376" description={description} className={styles.dial}>
      <defs>
        <pattern id={HATCH} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <Path d="M0 0V8" pen={["signalLine", "thin"]} />
        </pattern>
      </defs>
      <Rim />
      <Dot at={[0, 0]} radius={RIM} pen="thick" />
      <Dot at={[0, 0]} radius={SWEEP} pen="hidden" />
      <Path d="M-180 0H180M0-180V180" pen="centre" />
      <Path d={`M0 0V-${SWEEP}A${SWEEP} ${SWEEP} 0 0 1 0 ${SWEEP}Z`} pen="noLine" fill={`url(#${HATCH})`} />
      <Path
        d={`M0-${SWEEP}A${SWEEP} ${SWEEP} 0 0 1 0 ${SWEEP}`}
        pen={["signalLine", "heavy", "traced"]}
        pathLength={1}
      />
      <ArrowHead tip={[0, SWEEP]} degrees={180} length={11} halfWidth={3.5} pen="signal" />
      <Path d="M0-99V99" pen="heavy" />
      <Dot at={[0, 0]} radius={7} pen={["plate", "thick"]} />
      <Dot at={[0, 0]} radius={2.4} pen="signal" />
      <Path d="M19-14h80v28h-80z" pen="ground" />
      <Label at={[59, 4]} anchor="middle" tone="signal">
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
