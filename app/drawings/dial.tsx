import { ArrowHead, Label, Pattern, polar, Scene, steps } from "./scene.ts";
import { Arc, Dot, Line, Lines, Rect } from "./shapes.ts";

const HATCH = "dial-hatch";
const TICKS = "dial-";
const RIM = 147;
const SWEEP = 112;
const NUMERALS = [
  ["0", [12, -158]],
  ["15", [164, 18]],
  ["30", [14, 168]],
  ["45", [-164, 18]],
] as const;

/**
 * The ticks of five minutes, the first longer; they stand twelve times round
 * the rim.
 */
function FiveMinutes() {
  return steps(5, 6, -90).map((degrees) => (
    <Line
      key={degrees}
      from={polar([0, 0], RIM, degrees)}
      to={polar([0, 0], RIM - (degrees === -90 ? 15 : 8), degrees)}
    />
  ));
}

/**
 * Five minutes doubled, doubled again, and that three times round: a sixth of
 * the marks that sixty ticks would take.
 */
function Rim() {
  const five = `${TICKS}5`;
  const ten = `${TICKS}10`;
  const twenty = `${TICKS}20`;
  return (
    <>
      <g id={twenty}>
        <g id={ten}>
          <g id={five}>
            <FiveMinutes />
          </g>
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

/**
 * A dial with half an hour marked: the drawing beside an invitation to call.
 */
export function Dial({ label, description }: DialProps) {
  const half = { at: [0, 0], radius: SWEEP, degrees: [-90, 90] } as const;
  return (
    <Scene viewBox="-188 -188 376 376" description={description}>
      <Pattern id={HATCH} size={8} turn={45}>
        <Line from={[0, 0]} to={[0, 8]} pen={["signalLine", "thin"]} />
      </Pattern>
      <Rim />
      <Dot at={[0, 0]} radius={RIM} pen="thick" />
      <Dot at={[0, 0]} radius={SWEEP} pen="hidden" />
      <Lines x={[0]} y={[0]} from={-180} to={180} pen="centre" />
      <Arc {...half} sector pen="noLine" fill={`url(#${HATCH})`} />
      <Arc {...half} pen={["signalLine", "heavy", "traced"]} pathLength={1} />
      <ArrowHead
        tip={[0, SWEEP]}
        degrees={180}
        length={11}
        halfWidth={3.5}
        pen="signal"
      />
      <Line from={[0, -99]} to={[0, 99]} pen="heavy" />
      <Dot at={[0, 0]} radius={7} pen={["plate", "thick"]} />
      <Dot at={[0, 0]} radius={2.4} pen="signal" />
      <Rect at={[19, -14]} size={[80, 28]} pen="ground" />
      <Label at={[59, 4]} anchor="middle" tone="signal" text={label} />
      {NUMERALS.map(([text, at]) => (
        <Label key={text} at={at} anchor="middle" text={text} />
      ))}
    </Scene>
  );
}
