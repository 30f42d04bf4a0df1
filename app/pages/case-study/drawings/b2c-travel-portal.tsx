import {
  At,
  Circle,
  Group,
  Line,
  On,
  Part,
  Polygon,
  Rect,
  Repeat,
  Scene,
  Slab,
  way,
} from "../../../drawings/scene.ts";
import { ArrivingFares } from "./parts/arriving-fares.tsx";
import { upright } from "./parts/b2c-travel-portal-upright.tsx";
import type { FigureProps } from "./parts/figure-props.ts";

/** The bill leaves by a gate at the foot of the phone, line by line. */
function PaymentGate() {
  return (
    <At at={[130, -34, 0]}>
      <Rect face="top" at={[0, 18, 0]} size={[176, 56]} pen="plate" />
      {[28, 44, 60, 108, 124, 140, 156].map((x, line) => (
        <Line key={x} from={[x, 26, 0]} to={[x, line % 2 ? 54 : 64, 0]} />
      ))}
      <Slab at={[74, 2, 0]} size={[12, 10, 62]} />
      <Slab at={[74, 80, 0]} size={[12, 10, 62]} />
      <Slab at={[72, 0, 62]} size={[16, 92, 12]} />
    </At>
  );
}

function FareCalendar() {
  const cell = 17;
  return (
    <Slab at={[172, -98, 176]} size={[7 * cell, 8, 5 * cell]}>
      <On face="front">
        <Repeat count={4} step={[0, cell]}>
          <Line from={[0, cell]} to={[7 * cell, cell]} />
        </Repeat>
        <Repeat count={6} step={[cell, 0]}>
          <Line from={[cell, 0]} to={[cell, 4 * cell]} />
        </Repeat>
        <Rect at={[2 * cell, cell]} size={[cell, cell]} pen="shade" />
      </On>
    </Slab>
  );
}

function Passport() {
  return (
    <Slab at={[160, 96, 0]} size={[54, 78, 8]}>
      <On face="top">
        <Circle at={[27, 36]} radius={15} />
        <Line from={[12, 64]} to={[42, 64]} />
        <Line from={[6, 0]} to={[6, 78]} />
      </On>
    </Slab>
  );
}

/** Three shops under their awnings. */
function BranchStorefronts() {
  return (
    <Repeat count={3} step={[74, 0, 0]}>
      <Slab at={[0, 0, 0]} size={[56, 44, 54]}>
        <On face="front">
          <Rect at={[7, 0]} size={[14, 26]} />
          <Rect at={[28, 8]} size={[22, 18]} />
        </On>
        <Polygon through={way(0, 44, -16).by(56, 0, 0).by(0, 18, -12).by(-56, 0, 0)} pen={["lit", "thick"]} />
        <Repeat count={3} step={[14, 0, 0]}>
          <Line from={[14, 44, -16]} to={[14, 62, -28]} />
        </Repeat>
      </Slab>
    </Repeat>
  );
}

/** Answers arrive from the left, the bill leaves to the right, on its way to the branches. */
export default function B2cTravelPortalDrawing({ description }: FigureProps) {
  return (
    <Scene id="b2c" viewBox="-340 -312 840 530" angle={24} description={description} narrow={upright}>
      <Part name="calendar" number={3} at={[278, -90, 236]} balloon={[66, -46]}>
        <FareCalendar />
      </Part>
      <Group name="fares">
        <ArrivingFares />
      </Group>
      <Part name="payment" number={5} at={[286, 20, 0]} balloon={[40, 60]}>
        <PaymentGate />
      </Part>
      <Part name="passport" number={4} at={[186, 168, 8]} balloon={[-60, 50]}>
        <Passport />
      </Part>
      <At at={[162, -162, 34]}>
        <Part name="branches" number={6} at={[44, -40, 0]} balloon={[58, -66]}>
          <BranchStorefronts />
        </Part>
      </At>
    </Scene>
  );
}

/** What it is about, alone: for the portfolio's card. */
export const card = { Drawing: ArrivingFares, viewBox: "-326 -272 480 420", angle: 24, id: "b2c" };
