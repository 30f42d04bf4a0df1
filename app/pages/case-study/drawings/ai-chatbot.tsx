import {
  from,
  Label,
  Line,
  Part,
  Polygon,
  Print,
  Rect,
  Scene,
  Stroke,
  way,
} from "../../../drawings/scene.ts";
import { DialogueTree } from "./parts/dialogue-tree.tsx";
import type { FigureProps } from "./parts/figure-props.ts";

/** The clause behind the inked answer, one line of the page marked. */
function Clause() {
  return (
    <>
      <Line from={[534, 214]} to={[566, 214]} pen={["signalLine", "heavy"]} />
      <Stroke path={from(566, 168).right(58).by(14, 14).down(82).left(72).close()} pen={["plate", "thick"]} />
      <Stroke path={from(624, 168).down(14).right(14)} />
      <Print at={[576, 186]} lengths={[38, 52]} step={12} />
      <Print at={[576, 234]} lengths={[52, 44]} step={12} />
      <Rect at={[576, 208]} size={[52, 14]} pen="signal" />
    </>
  );
}

/** The siding where a thread leaves for a person: from both desk endings down to one tray. */
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
  const rim = from(214, -22).curve([0, -8], [28, -8]).curve([28, 0], [28, 8]).curve([0, 8], [-28, 8]);
  const band = from(214, -7).curve([0, 8], [28, 8]).curve([28, 0], [28, -8]);
  return (
    <>
      <Stroke path={from(242, 60).up(46).move(242, -30).up(28)} pen="hidden" />
      <Stroke
        path={from(214, -22).down(30).curve([0, 8], [28, 8]).curve([28, 0], [28, -8]).up(30)}
        pen={["plate", "thick"]}
      />
      <Stroke path={rim.curve([-28, 0], [-28, -8])} pen={["lit", "thick"]} />
      <Stroke path={band} />
    </>
  );
}

/** Answers marked by people: two right, one wrong. */
function Grading() {
  const marks = from(566, 390).by(4, 5).by(8, -10).move(566, 412).by(4, 5).by(8, -10);
  return (
    <>
      <Rect at={[556, 372]} size={[72, 80]} pen={["plate", "thick"]} />
      <Stroke path={marks.move(566, 432).by(10, 10).skip(0, -10).by(-10, 10)} />
      <Stroke path={from(588, 390).right(30).move(588, 412).right(30).move(588, 437).right(20)} />
    </>
  );
}

/** The tree under its cost ceiling, with the clause, the desk, the lookups and the graders. */
export default function AiChatbotDrawing({ description }: FigureProps) {
  return (
    <Scene id="bot" viewBox="0 -100 740 600" description={description}>
      <Part name="cap" number={6} at={[540, -58]} balloon={[56, 52]}>
        <Line from={[20, -58]} to={[720, -58]} pen={["thick", "centre"]} />
        <Label at={[22, -68]} wideOnly text="monthly cap" />
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
export const card = { Drawing: DialogueTree, viewBox: "14 6 536 450", id: "bot" };
