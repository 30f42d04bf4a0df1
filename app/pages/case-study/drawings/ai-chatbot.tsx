import { words } from "../../../content/words.ts";
import type { FigureProps } from "../../../drawings/figure-props.ts";
import {
  Again,
  At,
  from,
  Group,
  Label,
  Part,
  type Point2,
  Repeat,
  Scene,
  type Trail,
  way,
} from "../../../drawings/scene.ts";
import {
  Dot,
  Line,
  Polygon,
  Print,
  Rect,
  Stroke,
} from "../../../drawings/shapes.ts";

/**
 * A question on the left, three intents, six details, ten endings on the right.
 * One way through is inked.
 */
const ROOT: Point2 = [30, 230];
const INTENT_X = 196;
const DETAIL_X = 362;
const END_X = 508;
const INTENTS = [92, 230, 368];
const DETAILS = [52, 132, 196, 268, 330, 406];
/** The endings of each detail: most cite a clause, some leave for the desk. */
const CITED = { 52: [30, 74], 196: [178], 268: [250, 286], 406: [384, 428] };
const DESK = [132, 330];
const INKED = [196, 214] as const;
const cited = Object.entries(CITED).flatMap(([detail, ends]) =>
  ends.map((y): Point2 => [Number(detail), y]),
);

/** A line that leaves level, turns and arrives level. */
function branch(
  [x0, y0]: Point2,
  [x1, y1]: Point2,
  trail = from(x0, y0),
): Trail {
  trail.move(x0, y0);
  if (y0 === y1) return trail.toX(x1);
  const turn = Math.min(10, Math.abs(y1 - y0) / 2);
  const down = y1 > y0 ? turn : -turn;
  trail
    .toX((x0 + x1) / 2 - turn)
    .curve([turn, 0], [turn, down])
    .toY(y1 - down);
  return trail.curve([0, down], [turn, down]).toX(x1);
}

const toIntent = (y: number, trail?: Trail) =>
  branch([ROOT[0] + 92, ROOT[1]], [INTENT_X, y], trail);
const toDetail = (y: number, trail?: Trail) => {
  const intent = INTENTS[Math.floor(DETAILS.indexOf(y) / 2)] ?? y;
  return branch([INTENT_X + 92, intent], [DETAIL_X, y], trail);
};
const toEnding = ([detail, y]: Point2, trail?: Trail) =>
  branch([DETAIL_X + 64, detail], [END_X, y], trail);
const inked = toEnding(INKED, toDetail(INKED[0], toIntent(ROOT[1])));
const pencil = [
  ...INTENTS.filter((y) => y !== ROOT[1]).map((y) => toIntent(y)),
  ...DETAILS.filter((y) => y !== INKED[0]).map((y) => toDetail(y)),
  ...[...cited, ...DESK.map((y): Point2 => [y, y])].map((ending) =>
    toEnding(ending),
  ),
];

function Question() {
  return (
    <>
      <Polygon
        through={way(0, -22)
          .to(92, -22)
          .to(92, 18)
          .to(26, 18)
          .to(14, 32)
          .to(14, 18)
          .to(0, 18)}
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
        through={way(0, -13)
          .to(64, -13)
          .to(64, 11)
          .to(18, 11)
          .to(10, 20)
          .to(10, 11)
          .to(0, 11)}
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
function DialogueTree() {
  return (
    <>
      {pencil.map((path) => (
        <Stroke key={JSON.stringify(path.segments.at(-1))} path={path} />
      ))}
      <Stroke
        path={inked}
        pen={["signalLine", "heavy", "traced"]}
        pathLength={1}
      />
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

/** The clause behind the inked answer, one line of the page marked. */
function Clause() {
  return (
    <>
      <Line from={[534, 214]} to={[566, 214]} pen={["signalLine", "heavy"]} />
      <Stroke
        path={from(566, 168).right(58).by(14, 14).down(82).left(72).close()}
        pen={["plate", "thick"]}
      />
      <Stroke path={from(624, 168).down(14).right(14)} />
      <Print at={[576, 186]} lengths={[38, 52]} step={12} />
      <Print at={[576, 234]} lengths={[52, 44]} step={12} />
      <Rect at={[576, 208]} size={[52, 14]} pen="signal" />
    </>
  );
}

/**
 * The siding where a thread leaves for a person: from both desk endings down to
 * one tray.
 */
function DeskSiding() {
  const tray = way(646, 418).by(60, 0).by(-8, 24).by(-44, 0);
  return (
    <>
      <Line through={way(534, 132).to(676, 132).to(676, 418)} pen="medium" />
      <Line from={[534, 330]} to={[676, 330]} pen="medium" />
      <Polygon through={tray} pen="medium" />
    </>
  );
}

/** Enrolment, e-cards and claims: read, never written. */
function Lookups() {
  const rim = from(214, -22)
    .curve([0, -8], [28, -8])
    .curve([28, 0], [28, 8])
    .curve([0, 8], [-28, 8]);
  const band = from(214, -7).curve([0, 8], [28, 8]).curve([28, 0], [28, -8]);
  return (
    <>
      <Stroke path={from(242, 60).up(46).move(242, -30).up(28)} pen="hidden" />
      <Stroke
        path={from(214, -22)
          .down(30)
          .curve([0, 8], [28, 8])
          .curve([28, 0], [28, -8])
          .up(30)}
        pen={["plate", "thick"]}
      />
      <Stroke path={rim.curve([-28, 0], [-28, -8])} pen={["lit", "thick"]} />
      <Stroke path={band} />
    </>
  );
}

/** Answers marked by people: two right, one wrong. */
function Grading() {
  const marks = from(566, 390)
    .by(4, 5)
    .by(8, -10)
    .move(566, 412)
    .by(4, 5)
    .by(8, -10);
  return (
    <>
      <Rect at={[556, 372]} size={[72, 80]} pen={["plate", "thick"]} />
      <Stroke path={marks.move(566, 432).by(10, 10).skip(0, -10).by(-10, 10)} />
      <Stroke
        path={from(588, 390)
          .right(30)
          .move(588, 412)
          .right(30)
          .move(588, 437)
          .right(20)}
      />
    </>
  );
}

/**
 * The tree under its cost ceiling, with the clause, the desk, the lookups and
 * the graders.
 */
export default function AiChatbotDrawing({ description }: FigureProps) {
  return (
    <Scene id="bot" viewBox="0 -100 740 600" description={description}>
      <Part name="cap" number={6} at={[540, -58]} balloon={[56, 52]}>
        <Line from={[20, -58]} to={[720, -58]} pen={["thick", "centre"]} />
        <Label at={[22, -68]} wideOnly text={words.drawings.aiChatbot} />
      </Part>
      <Part name="lookups" number={3} at={[262, -8]} balloon={[72, -14]}>
        <Lookups />
      </Part>
      <DialogueTree />
      <Part name="clause" number={1} at={[628, 190]} balloon={[76, -8]}>
        <Clause />
      </Part>
      <Part name="desk" number={2} at={[676, 290]} balloon={[36, -34]}>
        <DeskSiding />
      </Part>
      <Part name="grading" number={5} at={[560, 440]} balloon={[-58, 26]}>
        <Grading />
      </Part>
    </Scene>
  );
}

/** What it is about, alone: for the portfolio's card. */
export const card = {
  Drawing: DialogueTree,
  viewBox: "14 6 536 450",
  id: "bot",
};
