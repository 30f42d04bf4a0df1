import { words } from "../../../../content/words.ts";
import type { FigureProps } from "../../../../drawings/figure-props.ts";
import {
  Dimension,
  from,
  Label,
  Lettering,
  Scene,
  steps,
  way,
} from "../../../../drawings/scene.ts";
import { Dot, Line, Lines, Rect, Stroke } from "../../../../drawings/shapes.ts";

const drawn = words.drawings.clinics;
const ROOMS = [
  [drawn.lab, [190, 172]],
  [drawn.room1, [360, 176]],
  [drawn.room2, [500, 176]],
  [drawn.xRay, [620, 176]],
  [drawn.reception, [180, 422]],
  [drawn.waiting, [420, 340]],
  [drawn.pharmacy, [600, 400]],
] as const;
/** Reception, consulting room, pharmacy. */
const STOPS = way(214, 366).to(367, 205).to(607, 345).places;
const STOOLS = way(325, 134).to(485, 134).to(130, 140).to(128, 364).places;
/** Upper left corner, width and depth. */
const FURNITURE = [
  ["benches", [[100, 96], [60, 24]], [[300, 96], [50, 20]], [[460, 96], [50, 20]], [[580, 96], [70, 24]]],
  ["desks", [[100, 190], [22, 34]], [[100, 328], [56, 16]], [[490, 330], [20, 80]]],
  ["chairs", [[300, 410], [20, 20]], [[328, 410], [20, 20]], [[356, 410], [20, 20]]],
  ["shelves", [[540, 416], [30, 14]], [[580, 416], [30, 14]], [[620, 416], [30, 14]]],
] as const; // biome-ignore format: a table of places
const doors = from(130, 240).up(55).arc(55, [55, 55]);
for (const x of [395, 515, 645])
  doors.move(x, 240).up(55).arc(55, [-55, 55], { left: true });
for (const x of [175, 580])
  doors.move(x, 300).down(55).arc(55, [55, -55], { left: true });
doors.move(400, 440).down(60).arc(60, [60, -60], { left: true });

/** In by the door, to reception, into room 1 and out to the pharmacy. */
const route = from(430, 500)
  .toY(440)
  .curve([0, -44], [-30, -74], [-90, -74])
  .toX(214)
  .curve([-10, -26], [-12, -46], [-12, -66])
  .curve([0, -24], [18, -30], [48, -30])
  .toX(330)
  .curve([26, 0], [37, -8], [37, -30])
  .toY(205)
  .move(367, 240)
  .curve([0, 22], [11, 30], [37, 30])
  .toX(560)
  .curve([34, 0], [47, 12], [47, 40])
  .toY(345);

/** Outer walls, partitions with their doors, and the furniture. */
function Building() {
  const partitions = from(80, 240)
    .toX(130)
    .move(185, 240)
    .toX(340)
    .move(395, 240)
    .toX(460)
    .move(515, 240)
    .toX(590);
  partitions
    .move(645, 240)
    .toX(680)
    .move(80, 300)
    .toX(175)
    .move(230, 300)
    .toX(280)
    .toY(340)
    .move(280, 390)
    .toY(440);
  partitions.move(580, 300).toX(520).toY(440).move(635, 300).toX(680);
  return (
    <>
      <Line
        through={way(400, 440)
          .to(80, 440)
          .to(80, 80)
          .to(680, 80)
          .to(680, 440)
          .to(460, 440)}
        pen="wall"
      />
      <Lines x={[280, 440, 560]} from={80} to={240} pen="partition" />
      <Stroke path={partitions} pen="partition" />
      <Stroke path={doors} />
      {FURNITURE.flatMap(([, ...pieces]) =>
        pieces.map(([at, size]) => (
          <Rect key={at.join()} at={at} size={size} />
        )),
      )}
      {STOOLS.map((at) => (
        <Dot key={at.join()} at={at} radius={9} />
      ))}
    </>
  );
}

/**
 * A clinic's plan with the patient's route: in, reception, room 1, pharmacy.
 */
export default function ClinicPlan(props: FigureProps) {
  return (
    <Scene viewBox="50 24 700 496" {...props}>
      <Lines x={steps(16, 40, 60)} from={60} to={470} pen="grid" />
      <Lines y={steps(11, 40, 60)} from={60} to={700} pen="grid" />
      <Building />
      <Stroke
        path={route}
        pen={["signalLine", "heavy", "traced"]}
        pathLength={1}
      />
      <Dot at={[430, 500]} radius={4.5} pen="signal" />
      {STOPS.map((at) => (
        <Dot
          key={at.join()}
          at={at}
          radius={6}
          pen={["plate", "signalLine", "heavy"]}
        />
      ))}
      {ROOMS.map(([name, at]) => (
        <Label key={name} at={at} anchor="middle" text={name} />
      ))}
      <Label at={[446, 506]} tone="strong" text={drawn.entrance} />
      <Lettering>
        <Lines x={[80, 680]} from={40} to={62} />
        <Lines y={[80, 440]} from={712} to={730} />
        <Dimension from={[80, 48]} to={[680, 48]} gap={60} text={[0, 5]}>
          24 000
        </Dimension>
        <Dimension from={[722, 440]} to={[722, 80]} gap={56} text={[6, 0]}>
          14 400
        </Dimension>
      </Lettering>
    </Scene>
  );
}
