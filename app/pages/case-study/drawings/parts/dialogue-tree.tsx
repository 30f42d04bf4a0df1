import {
  Again,
  At,
  Dot,
  from,
  Group,
  Line,
  Part,
  Polygon,
  Rect,
  Repeat,
  Stroke,
  way,
} from "../../../../drawings/scene.ts";
import {
  cited,
  DESK,
  DETAIL_X,
  DETAILS,
  END_X,
  INKED,
  INTENT_X,
  INTENTS,
  inked,
  pencil,
  ROOT,
} from "./dialogue-branches.ts";

function Question() {
  return (
    <>
      <Polygon
        through={way(0, -22).to(92, -22).to(92, 18).to(26, 18).to(14, 32).to(14, 18).to(0, 18)}
        pen={["plate", "thick"]}
      />
      <Line from={[12, -8]} to={[78, -8]} />
      <Line from={[12, 4]} to={[58, 4]} />
    </>
  );
}

function Answer() {
  return (
    <>
      <Polygon
        through={way(0, -13).to(64, -13).to(64, 11).to(18, 11).to(10, 20).to(10, 11).to(0, 11)}
        pen="plate"
      />
      <Line from={[9, -3]} to={[52, -3]} />
    </>
  );
}

function Endings() {
  return (
    <>
      {cited.map(([, y]) => (
        <At key={y} at={[END_X, y]}>
          <Rect at={[0, -11]} size={[22, 22]} pen="plate" />
          <Stroke path={from(5, 0).by(4, 5).by(8, -10)} />
        </At>
      ))}
      <At at={[END_X, INKED[1]]}>
        <Rect at={[0, -13]} size={[26, 26]} pen={["signal", "thick"]} />
        <Stroke path={from(6, 0).by(5, 6).by(9, -12)} pen="thick" />
      </At>
      {DESK.map((y) => (
        <At key={y} at={[END_X + 13, y]}>
          <Dot at={[0, 0]} radius={13} pen="plate" />
          <Dot at={[0, -4]} radius={4} />
          <Stroke path={from(-8, 8).curve([0, -9], [16, -9], [16, 0])} />
        </At>
      ))}
    </>
  );
}

/** Every way a thread can go; only the one with a clause behind it is inked. */
export function DialogueTree() {
  return (
    <>
      {pencil.map((path) => (
        <Stroke key={JSON.stringify(path.segments.at(-1))} path={path} />
      ))}
      <Stroke path={inked} pen={["signalLine", "heavy", "traced"]} pathLength={1} />
      <Part name="question" number={4} at={[60, 216]} balloon={[-20, -74]}>
        <Group name="question">
          <At at={ROOT}>
            <Question />
          </At>
        </Group>
      </Part>
      {INTENTS.map((y) => (
        <Again key={y} of="question" by={[INTENT_X - ROOT[0], y - ROOT[1]]} />
      ))}
      <Repeat at={DETAILS.map((y) => [DETAIL_X, y])}>
        <Answer />
      </Repeat>
      <Endings />
    </>
  );
}
