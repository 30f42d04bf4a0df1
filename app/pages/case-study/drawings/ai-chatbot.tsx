import { Balloon } from "../../../drawings/kit/balloon.tsx";
import { Drawing } from "../../../drawings/kit/drawing.tsx";
import { Label } from "../../../drawings/kit/label.tsx";
import { Path } from "../../../drawings/kit/path.tsx";
import { DialogueTree } from "./parts/dialogue-tree.tsx";
import type { FigureProps } from "./parts/figure-props.ts";

/** The clause behind the inked answer, one line of the page marked. */
function Clause() {
  return (
    <>
      <Path d="M534 214H566" pen={["signalLine", "heavy"]} />
      <Path d="M566 168h58l14 14v82h-72z" pen={["plate", "thick"]} />
      <Path d="M624 168v14h14M576 186h38M576 198h52M576 234h52M576 246h44" />
      <Path d="M576 208h52v14h-52z" pen="signal" />
    </>
  );
}

/** The siding where a thread leaves for a person: from both desk endings down to one tray. */
function DeskSiding() {
  return <Path d="M534 132H676V418M534 330H676M646 418h60l-8 24h-44z" pen="medium" />;
}

/** Enrolment, e-cards and claims: read, never written. */
function Lookups() {
  return (
    <>
      <Path d="M242 60V14M242-30V-58" pen="hidden" />
      <Path d="M214-22v30q0 8 28 8t28-8v-30" pen={["plate", "thick"]} />
      <Path d="M214-22q0-8 28-8t28 8t-28 8t-28-8" pen={["lit", "thick"]} />
      <Path d="M214-7q0 8 28 8t28-8" />
    </>
  );
}

function Grading() {
  return (
    <>
      <Path d="M556 372h72v80h-72z" pen={["plate", "thick"]} />
      <Path d="M566 390l4 5 8-10M566 412l4 5 8-10M566 432l10 10m0-10l-10 10M588 390h30M588 412h30M588 437h20" />
    </>
  );
}

/** The tree under its cost ceiling, with the clause, the desk, the lookups and the graders. */
export default function AiChatbotDrawing({ description }: FigureProps) {
  return (
    <Drawing viewBox="0 -100 740 600" description={description}>
      <Path d="M20-58H720" pen={["thick", "centre"]} />
      <Label at={[22, -68]} wideOnly>
        monthly cap
      </Label>
      <Lookups />
      <DialogueTree />
      <Clause />
      <DeskSiding />
      <Grading />
      <Balloon number={1} part={[628, 190]} offset={[76, -8]} />
      <Balloon number={2} part={[676, 290]} offset={[36, -34]} />
      <Balloon number={3} part={[262, -8]} offset={[72, -14]} />
      <Balloon number={4} part={[60, 216]} offset={[-20, -74]} />
      <Balloon number={5} part={[560, 440]} offset={[-58, 26]} />
      <Balloon number={6} part={[540, -58]} offset={[56, 52]} />
    </Drawing>
  );
}

/** What it is about, alone: for the portfolio's card. */
export const card = { Drawing: DialogueTree, viewBox: "14 6 536 450" };
