import { Balloon } from "../../../drawings/kit/balloon.tsx";
import { Box } from "../../../drawings/kit/box.tsx";
import { Drawing } from "../../../drawings/kit/drawing.tsx";
import { Label } from "../../../drawings/kit/label.tsx";
import { Path } from "../../../drawings/kit/path.tsx";
import type { FigureProps } from "./parts/figure-props.ts";
import { dueMessage, yardIso as iso, laneEnd, MessageYard, points } from "./parts/message-yard.tsx";

/** What is left of the 24 hours, over the message that is waiting. */
function WindowTimer() {
  const [x, y] = dueMessage.map(Math.round) as [number, number];
  return (
    <>
      <Path d={`M${x - 10} ${y - 4}L${x + 92} ${y - 148}h104`} />
      <Label at={[x + 96, y - 156]} tone="signal">
        04:00 left
      </Label>
    </>
  );
}

/** A drafted reply on its tray, waiting for a person. */
function Draft() {
  return (
    <>
      <Box iso={iso} at={[130, 330, -14]} size={[92, 62, 8]} line="thick" />
      <Path d={iso.top(140, 338, 66, 44, -6)} pen="plate" />
      <Path d={[350, 360, 370].map((y) => iso.line([148, y, -6], [y === 370 ? 176 : 196, y, -6])).join("")} />
      <Path d={iso.line([214, 376, -6], [196, 400, 22])} pen="partition" />
    </>
  );
}

/** Cards in a box: who agreed, when, to what. */
function ConsentRecord() {
  const cards = [0, 12, 24].map((y) => iso.front(-112, 6, 44, 34, 20 + y));
  return (
    <>
      <Box iso={iso} at={[-116, 10, -14]} size={[52, 46, 22]} line="thick" />
      <Path d={cards.join("")} pen="plate" />
      <Path d={iso.front(-116, -14, 52, 22, 56)} pen={["plate", "thick"]} />
    </>
  );
}

function ShowroomReport() {
  const bars = [58, 40, 22].map((height, index) => iso.front(362 + index * 24, 26, 15, height, -92));
  return (
    <>
      <Box iso={iso} at={[350, -100, 16]} size={[88, 8, 84]} line="thick" />
      <Path d={bars.join("")} pen="shade" />
    </>
  );
}

/** The yard, with the desk's tools around it. */
export default function WhatsappCrmDrawing({ description }: FigureProps) {
  const [clockX, clockY] = laneEnd(0);
  return (
    <Drawing viewBox="-342 -172 860 516" description={description}>
      <ShowroomReport />
      <ConsentRecord />
      <MessageYard />
      <WindowTimer />
      <Draft />
      <Balloon number={1} part={points} offset={[-44, -66]} />
      <Balloon number={2} part={[clockX + 8, clockY - 32]} offset={[64, 44]} />
      <Balloon number={3} part={[dueMessage[0] + 92, dueMessage[1] - 148]} offset={[-52, -34]} />
      <Balloon number={4} part={iso.project([150, 376, -6])} offset={[-84, 30]} />
      <Balloon number={5} part={iso.project([-90, 20, 38])} offset={[-10, -66]} />
      <Balloon number={6} part={iso.project([420, -92, 80])} offset={[24, -64]} />
    </Drawing>
  );
}

/** What it is about, alone: for the portfolio's card. */
export const card = { Drawing: MessageYard, viewBox: "-274 -72 640 402" };
