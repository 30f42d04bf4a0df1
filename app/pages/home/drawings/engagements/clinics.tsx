import type { FigureProps } from "../../../../drawings/figure-props.ts";
import { ArrowHead } from "../../../../drawings/kit/arrow-head.tsx";
import { Dot } from "../../../../drawings/kit/dot.tsx";
import { Drawing } from "../../../../drawings/kit/drawing.tsx";
import type { Point2 } from "../../../../drawings/kit/iso.ts";
import { Label } from "../../../../drawings/kit/label.tsx";
import { Path } from "../../../../drawings/kit/path.tsx";

const ROOMS: readonly (readonly [name: string, at: Point2])[] = [
  ["lab", [190, 172]],
  ["room 1", [360, 176]],
  ["room 2", [500, 176]],
  ["X-ray", [620, 176]],
  ["reception", [180, 422]],
  ["waiting", [420, 340]],
  ["pharmacy", [600, 400]],
];
/** Reception, consulting room, pharmacy. */
const STOPS: readonly Point2[] = [
  [214, 366],
  [367, 205],
  [607, 345],
];
const STOOLS: readonly Point2[] = [
  [325, 134],
  [485, 134],
  [130, 140],
  [128, 364],
];

const grid =
  Array.from({ length: 16 }, (_, column) => `M${60 + 40 * column} 60V470`).join("") +
  Array.from({ length: 11 }, (_, row) => `M60 ${60 + 40 * row}H700`).join("");
const outerWalls = "M400 440H80V80H680V440H460";
const partitions =
  "M280 80V240M440 80V240M560 80V240M80 240H130M185 240H340M395 240H460M515 240H590M645 240H680" +
  "M80 300H175M230 300H280V340M280 390V440M580 300H520V440M635 300H680";
const doors =
  "M130 240v-55a55 55 0 0 1 55 55M395 240v-55a55 55 0 0 0-55 55M515 240v-55a55 55 0 0 0-55 55" +
  "M645 240v-55a55 55 0 0 0-55 55M175 300v55a55 55 0 0 0 55-55M580 300v55a55 55 0 0 0 55-55" +
  "M400 440v60a60 60 0 0 0 60-60";
const furniture =
  "M100 96h60v24h-60zM300 96h50v20h-50zM460 96h50v20h-50zM580 96h70v24h-70zM100 190h22v34h-22z" +
  "M100 328h56v16h-56zM300 410h20v20h-20zM328 410h20v20h-20zM356 410h20v20h-20zM490 330v80h20v-80z" +
  "M540 416h30v14h-30zM580 416h30v14h-30zM620 416h30v14h-30z";
const route =
  "M430 500V440C430 396 400 366 340 366H214C204 340 202 320 202 300C202 276 220 270 250 270H330" +
  "C356 270 367 262 367 240V205M367 240C367 262 378 270 404 270H560C594 270 607 282 607 310V345";

/** A clinic's plan with the patient's route: in, reception, room 1, pharmacy. */
export default function ClinicPlan(props: FigureProps) {
  return (
    <Drawing viewBox="50 24 700 496" {...props}>
      <Path d={grid} pen="grid" />
      <Path d={outerWalls} pen="wall" />
      <Path d={partitions} pen="partition" />
      <Path d={doors + furniture} />
      {STOOLS.map((at) => (
        <Dot key={at.join()} at={at} radius={9} />
      ))}
      <Path d={route} pen={["signalLine", "heavy", "traced"]} pathLength={1} />
      <Dot at={[430, 500]} radius={4.5} pen="signal" />
      {STOPS.map((at) => (
        <Dot key={at.join()} at={at} radius={6} pen={["plate", "signalLine", "heavy"]} />
      ))}
      {ROOMS.map(([name, at]) => (
        <Label key={name} at={at} anchor="middle">
          {name}
        </Label>
      ))}
      <Label at={[446, 506]} tone="strong">
        in
      </Label>
      <Path d="M80 40V62M680 40V62M80 48H320M440 48H680M712 80h18M712 440h18M722 80V204M722 316V440" />
      <ArrowHead tip={[80, 48]} degrees={180} />
      <ArrowHead tip={[680, 48]} degrees={0} />
      <ArrowHead tip={[722, 80]} degrees={-90} />
      <ArrowHead tip={[722, 440]} degrees={90} />
      <Label at={[380, 53]} anchor="middle">
        24 000
      </Label>
      <Label at={[728, 260]} anchor="middle" rotate={-90}>
        14 400
      </Label>
    </Drawing>
  );
}
