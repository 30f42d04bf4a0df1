import { Balloon } from "../../../drawings/kit/balloon.tsx";
import { Drawing } from "../../../drawings/kit/drawing.tsx";
import { Path } from "../../../drawings/kit/path.tsx";
import type { FigureProps } from "./parts/figure-props.ts";
import { barY, TowerAndSchedule, weekX } from "./parts/tower-and-schedule.tsx";

function DrawingRegister() {
  return (
    <>
      <Path d="M322 70h76v54h-76z" pen={["plate", "thin"]} />
      <Path d="M330 78h76v54h-76z" pen={["plate", "thick"]} />
      <Path d="M336 84h64v42h-64zM374 126v-14h26M346 118V96h20v22zm0-11h20" />
    </>
  );
}

/** A gang at the gate, one figure drawn and four copied. */
function LabourMuster() {
  return (
    <>
      <Path d="M-98 412H8" pen="heavy" />
      <Path d="M-92 412V352h92v60M-92 362h92" pen="medium" />
      <g id="site-worker">
        <Path d="M-80 412v-22q0-7 6-7t6 7v22M-78 378a4 4 0 1 0 8 0a4 4 0 1 0-8 0M-80 377h12" pen="plate" />
      </g>
      {[17, 34, 51, 68].map((x) => (
        <use key={x} href="#site-worker" x={x} />
      ))}
    </>
  );
}

function Bill() {
  return (
    <>
      <Path d="M508 286h86v112h-86z" pen={["plate", "thick"]} />
      <Path d="M518 300h34M518 316h40m14 0h12M518 330h32m22 0h12M518 344h40m14 0h12M518 358h28m26 0h12M518 370h66M564 384h20m-20 4h20" />
    </>
  );
}

/** The phone in the basement, with no bars of signal. */
function BasementPhone() {
  return (
    <>
      <Path d="M44 412v72h210v-72" pen={["hidden", "medium"]} />
      <Path d="M136 424h28v52h-28z" pen={["plate", "thick"]} />
      <Path d="M140 430h20v36h-20zM147 471h6M144 440h12M144 448h12M144 456h7M176 440v-4m6 4v-8m6 8v-12M172 444l20-20" />
    </>
  );
}

/** Tower, schedule, and the paper and people that hang on each floor. */
export default function ConstructionPmDrawing({ description }: FigureProps) {
  return (
    <Drawing viewBox="-150 0 826 510" description={description}>
      <TowerAndSchedule />
      <DrawingRegister />
      <LabourMuster />
      <Bill />
      <BasementPhone />
      <Balloon number={1} part={[weekX(42), barY(5) + 10]} offset={[60, -50]} />
      <Balloon number={2} part={[364, 84]} offset={[-4, -50]} />
      <Balloon number={3} part={[-46, 390]} offset={[-50, -92]} />
      <Balloon number={4} part={[136, 98]} offset={[-74, -44]} />
      <Balloon number={5} part={[588, 306]} offset={[46, -52]} />
      <Balloon number={6} part={[160, 462]} offset={[150, 14]} />
    </Drawing>
  );
}

/** What it is about, alone: for the portfolio's card. */
export const card = { Drawing: TowerAndSchedule, viewBox: "0 4 624 436" };
