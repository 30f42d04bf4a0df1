import { say, words } from "../../../content/words.ts";
import type { FigureProps } from "../../../drawings/figure-props.ts";
import {
  At,
  Facing,
  Group,
  Label,
  type Narrow,
  On,
  Part,
  Repeat,
  Scene,
  way,
} from "../../../drawings/scene.ts";
import { Circle, Line, Polygon, Rect, Slab } from "../../../drawings/shapes.ts";

const PHONE = [130, 12, 252] as const;
/** Where the supplier lines begin, from the screen. */
const SOURCE = 306;
const FARE = [102, 17] as const;
/**
 * How far each supplier's answer still has to travel; the first has arrived.
 */
const DISTANCES = [0, 38, 62, 108, 150, 204, 262];
const LATER = DISTANCES.slice(1);
const SECOND = 62;

function Phone() {
  const [width, , height] = PHONE;
  return (
    <Slab at={[0, -PHONE[1], 0]} size={PHONE}>
      <On face="front">
        <Rect at={[7, 26]} size={[width - 14, height - 38]} />
        <Line from={[50, 13]} to={[80, 13]} />
        <Repeat count={LATER.length} step={[0, -24]}>
          <Rect at={[14, 178]} size={FARE} pen={["hidden", "thin"]} />
        </Repeat>
      </On>
    </Slab>
  );
}

/**
 * Each line, from its supplier to the screen: dashed where the answer has yet
 * to travel.
 */
function SupplierLines() {
  return (
    <At at={[65, 0, 210.5]}>
      {DISTANCES.map((distance, row) => (
        <At key={distance} at={[0, 0, row * -24]}>
          <Line from={[0, distance, 0]} to={[0, SOURCE, 0]} />
          <Circle face="front" at={[0, SOURCE, 0]} radius={4} />
        </At>
      ))}
      {LATER.map((distance, row) => (
        <Line
          key={distance}
          from={[0, 0, (row + 1) * -24]}
          to={[0, distance, (row + 1) * -24]}
          pen={["hidden", "thin"]}
        />
      ))}
    </At>
  );
}

function TimeScale() {
  return (
    <>
      <Line from={[0, 0, 0]} to={[0, SOURCE, 0]} pen="thin" />
      <Repeat count={5} step={[0, SECOND, 0]}>
        <Line from={[0, 0, 0]} to={[-10, 0, 0]} pen="thin" />
      </Repeat>
      <Facing at={[-16, 4 * SECOND, 0]}>
        <Label
          at={[-2, 6]}
          anchor="end"
          wideOnly
          text={say(words.units.seconds, { number: 8 })}
        />
      </Facing>
    </>
  );
}

/**
 * Seven answers on their way to a phone. The first fare is on screen; the
 * others follow when they can.
 */
function ArrivingFares() {
  return (
    <At at={[0, PHONE[1], 0]}>
      <TimeScale />
      <Phone />
      <SupplierLines />
      <Part
        name="first-fare"
        number={2}
        at={[109.4, 0, 207.3]}
        balloon={[52, -112]}
      >
        <Rect
          face="front"
          at={[14, 0, 202]}
          size={FARE}
          pen={["signal", "thick"]}
        />
      </Part>
      <Part name="suppliers" number={1} at={[44, 262, 66]} balloon={[-30, 96]}>
        {LATER.map((distance, row) => (
          <On key={distance} face="front" at={[14, distance, 178 - row * 24]}>
            <Rect at={[0, 0]} size={FARE} pen="plate" />
            <Line from={[8, 8.5]} to={[46, 8.5]} />
            <Line from={[76, 8.5]} to={[94, 8.5]} />
          </On>
        ))}
      </Part>
    </At>
  );
}

/**
 * The arriving fares above; calendar, branches, passport and payment below
 * them.
 */
const upright: Narrow = {
  viewBox: "-310 -300 480 900",
  place: {
    fares: { by: [0, 0] },
    suppliers: { by: [0, 0], balloon: [36, 72] },
    "first-fare": { by: [0, 0], balloon: [52, -60] },
    calendar: { by: [-500, 410], balloon: [44, -62] },
    branches: { by: [-330, 290], balloon: [70, -70] },
    passport: { by: [-230, 310], balloon: [-40, 64] },
    payment: { by: [-150, 390], balloon: [40, 50] },
  },
};

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
        <Polygon
          through={way(0, 44, -16).by(56, 0, 0).by(0, 18, -12).by(-56, 0, 0)}
          pen={["lit", "thick"]}
        />
        <Repeat count={3} step={[14, 0, 0]}>
          <Line from={[14, 44, -16]} to={[14, 62, -28]} />
        </Repeat>
      </Slab>
    </Repeat>
  );
}

/**
 * Answers arrive from the left, the bill leaves to the right, on its way to the
 * branches.
 */
export default function B2cTravelPortalDrawing({ description }: FigureProps) {
  return (
    <Scene
      id="b2c"
      viewBox="-340 -312 840 530"
      angle={24}
      description={description}
      narrow={upright}
    >
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
export const card = {
  Drawing: ArrivingFares,
  viewBox: "-326 -272 480 420",
  angle: 24,
  id: "b2c",
};
