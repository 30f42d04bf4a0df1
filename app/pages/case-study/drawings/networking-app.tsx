import {
  Box,
  Dot,
  Facing,
  from,
  Group,
  Line,
  On,
  Part,
  Polygon,
  Rect,
  Repeat,
  Scene,
  Slab,
  Stroke,
  way,
} from "../../../drawings/scene.ts";
import type { FigureProps } from "./parts/figure-props.ts";
import { IntroductionLinkage } from "./parts/introduction-linkage.tsx";
import { upright } from "./parts/networking-app-upright.tsx";

/** Two calendars side by side; the slot free in both is shaded. */
function MeetingSlots() {
  return (
    <Slab at={[216, -70, 20]} size={[92, 8, 104]}>
      <On face="front">
        <Repeat count={4} step={[0, 18]}>
          <Line from={[0, 18]} to={[92, 18]} />
        </Repeat>
        <Line from={[46, 0]} to={[46, 90]} />
        <Rect at={[6, 36]} size={[80, 18]} pen={["shade", "medium"]} />
      </On>
    </Slab>
  );
}

/** A desk with a paper on it, and a flag. */
function ModerationDesk() {
  return (
    <>
      <Repeat count={2} step={[64, 0, 0]}>
        <Box at={[-190, 174, -40]} size={[10, 46, 34]} />
      </Repeat>
      <Slab at={[-194, 170, -6]} size={[84, 54, 6]}>
        <Rect face="top" at={[14, 12, 0]} size={[22, 30]} pen="plate" />
        <Line from={[20, 20, 0]} to={[20, 34, 0]} pen="plate" />
        <Line from={[64, 16, 0]} to={[64, 16, 46]} pen="medium" />
        <Polygon through={way(64, 16, 46).by(0, 24, -8).by(0, -24, -8)} pen={["shade", "medium"]} />
      </Slab>
    </>
  );
}

/** A member on the way out: the outline stays dashed until nothing is left. */
function DeletedMember() {
  return (
    <Facing at={[215, 105, 30]}>
      <Dot at={[0, 0]} radius={16} pen="hidden" />
      <Dot at={[0, -4.4]} radius={4.6} pen="hidden" />
      <Stroke path={from(-8, 11).curve([0, -11], [16, -11], [16, 0])} pen="hidden" />
      <Line from={[-22, 22]} to={[22, -22]} pen="medium" />
    </Facing>
  );
}

/** The linkage above the phone, with the calendar, the desk and the way out beside it. */
export default function NetworkingAppDrawing({ description }: FigureProps) {
  return (
    <Scene id="net" viewBox="-404 -282 818 470" angle={26} description={description} narrow={upright}>
      <Part name="moderation" number={5} at={[-184, 214, 0]} balloon={[-10, -84]}>
        <ModerationDesk />
      </Part>
      <Group name="linkage">
        <IntroductionLinkage />
      </Group>
      <Part name="slots" number={4} at={[294, -62, 92]} balloon={[44, -64]}>
        <MeetingSlots />
      </Part>
      <Part name="deletion" number={6} at={[223, 97, 30]} balloon={[72, 44]}>
        <DeletedMember />
      </Part>
    </Scene>
  );
}

/** What it is about, alone: for the portfolio's card. */
export const card = { Drawing: IntroductionLinkage, viewBox: "-260 -272 520 428", angle: 26, id: "net" };
