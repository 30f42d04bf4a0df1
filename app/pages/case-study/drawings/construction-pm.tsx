import type { FigureProps } from "../../../drawings/figure-props.ts";
import {
  from,
  Group,
  type Narrow,
  Part,
  Repeat,
  Scene,
  way,
} from "../../../drawings/scene.ts";
import { Dot, Line, Print, Rect, Stroke } from "../../../drawings/shapes.ts";
import { TowerAndSchedule } from "./parts/tower-and-schedule.tsx";

/** The tower and its schedule above, the muster and the bill below them. */
const upright: Narrow = {
  viewBox: "26 -8 596 676",
  place: {
    site: { by: [0, 0] },
    schedule: { by: [0, 0], balloon: [20, -62] },
    register: { by: [0, 0], balloon: [-4, -56] },
    muster: { by: [190, 220], balloon: [-70, -70] },
    material: { by: [0, 0], balloon: [-70, -20] },
    bill: { by: [-150, 240], balloon: [66, -40] },
    phone: { by: [0, 0], balloon: [150, 14] },
  },
};

function DrawingRegister() {
  return (
    <>
      <Rect at={[322, 70]} size={[76, 54]} pen={["plate", "thin"]} />
      <Rect at={[330, 78]} size={[76, 54]} pen={["plate", "thick"]} />
      <Rect at={[336, 84]} size={[64, 42]} />
      <Stroke path={from(374, 126).up(14).right(26).move(346, 107).right(20)} />
      <Rect at={[346, 96]} size={[20, 22]} />
    </>
  );
}

/** A gang at the gate. */
function LabourMuster() {
  return (
    <>
      <Line from={[-98, 412]} to={[8, 412]} pen="heavy" />
      <Stroke
        path={from(-92, 412).up(60).right(92).down(60).move(-92, 362).right(92)}
        pen="medium"
      />
      <Repeat count={5} step={[17, 0]}>
        <Stroke
          path={from(-80, 412)
            .up(22)
            .curve([0, -7], [6, -7])
            .curve([6, 0], [6, 7])
            .down(22)}
          pen="plate"
        />
        <Dot at={[-74, 378]} radius={4} pen="plate" />
        <Line from={[-80, 377]} to={[-68, 377]} />
      </Repeat>
    </>
  );
}

function Bill() {
  return (
    <>
      <Rect at={[508, 286]} size={[86, 112]} pen={["plate", "thick"]} />
      <Print at={[518, 316]} lengths={[40, 32, 40, 28]} step={14} />
      <Print at={[572, 316]} lengths={[12, 12, 12, 12]} step={14} />
      <Stroke path={from(518, 300).right(34).move(518, 370).right(66)} />
      <Print at={[564, 384]} lengths={[20, 20]} step={4} />
    </>
  );
}

/** The phone in the basement, with no bars of signal. */
function BasementPhone() {
  const bars = from(176, 440)
    .up(4)
    .skip(6, 4)
    .up(8)
    .skip(6, 8)
    .up(12)
    .move(172, 444)
    .by(20, -20);
  return (
    <>
      <Rect at={[136, 424]} size={[28, 52]} pen={["plate", "thick"]} />
      <Rect at={[140, 430]} size={[20, 36]} />
      <Line from={[147, 471]} to={[153, 471]} />
      <Print at={[144, 440]} lengths={[12, 12, 7]} step={8} />
      <Stroke path={bars} />
    </>
  );
}

/** Tower, schedule, and the paper and people that hang on each floor. */
export default function ConstructionPmDrawing({ description }: FigureProps) {
  return (
    <Scene
      id="site"
      viewBox="-150 0 826 510"
      description={description}
      narrow={upright}
    >
      <Group name="site">
        <TowerAndSchedule />
        <Line
          through={way(44, 412).to(44, 484).to(254, 484).to(254, 412)}
          pen={["hidden", "medium"]}
        />
      </Group>
      <Part name="register" number={2} at={[364, 84]} balloon={[-4, -50]}>
        <DrawingRegister />
      </Part>
      <Part name="muster" number={3} at={[-46, 390]} balloon={[-50, -92]}>
        <LabourMuster />
      </Part>
      <Part name="bill" number={5} at={[588, 306]} balloon={[46, -52]}>
        <Bill />
      </Part>
      <Part name="phone" number={6} at={[160, 462]} balloon={[150, 14]}>
        <BasementPhone />
      </Part>
    </Scene>
  );
}

/** What it is about, alone: for the portfolio's card. */
export const card = {
  Drawing: TowerAndSchedule,
  viewBox: "0 4 624 436",
  id: "site",
};
