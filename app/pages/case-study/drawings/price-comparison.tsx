import {
  Facing,
  from,
  Group,
  Line,
  On,
  Part,
  type Point2,
  Rect,
  Scene,
  Slab,
  Stroke,
} from "../../../drawings/scene.ts";
import type { FigureProps } from "./parts/figure-props.ts";
import { upright } from "./parts/price-comparison-upright.tsx";
import { SortingMachine } from "./parts/sorting-machine.tsx";

/** A product's lowest price month by month, and the median that a discount is read from. */
const LOWS = [70, 70, 58, 58, 64, 44, 44, 30, 30, 22];
const MEDIAN = 50;
const lows = LOWS.flatMap((price, month): Point2[] => [
  [8 + month * 11, price],
  [19 + month * 11, price],
]);

/** Two years of daily lows on a plate. */
function PriceHistory() {
  return (
    <Slab at={[300, -140, 100]} size={[128, 8, 88]}>
      <On face="front">
        <Line through={lows} pen="medium" />
        <Line from={[8, MEDIAN]} to={[120, MEDIAN]} pen="hidden" />
      </On>
    </Slab>
  );
}

/** The drop below the median, dimensioned. */
function MeasuredDiscount() {
  return (
    <On face="front" at={[448, -132, 100]}>
      <Line from={[0, 22]} to={[0, MEDIAN]} pen="medium" />
      {[22, MEDIAN].map((price) => (
        <Line key={price} from={[-6, price]} to={[6, price]} pen="medium" />
      ))}
    </On>
  );
}

function AlertBell() {
  const bell = from(-22, 14).curve([8, -6], [8, -22]).curve([0, -16], [14, -16]).curve([14, 0], [14, 16]);
  const sound = from(-5, 14).curve([0, 7], [5, 7]).curve([5, 0], [5, -7]).move(0, -24).up(6);
  return (
    <>
      <Stroke path={bell.curve([0, 16], [8, 22]).close()} pen={["plate", "thick"]} />
      <Stroke
        path={sound.move(-28, -14).curve([0, -10], [6, -16]).move(28, -14).curve([0, -10], [-6, -16])}
        pen="medium"
      />
    </>
  );
}

function BrandDashboard() {
  return (
    <Slab at={[548, 50, 24]} size={[96, 8, 66]}>
      <On face="front">
        {[18, 30, 24, 40].map((height, bar) => (
          <Rect key={height} at={[12 + bar * 18, 10]} size={[11, height]} pen="shade" />
        ))}
      </On>
    </Slab>
  );
}

/** The machine, with what is read from its bins around it. */
export default function PriceComparisonDrawing({ description }: FigureProps) {
  return (
    <Scene id="sort" viewBox="-206 -282 806 562" angle={24} description={description} narrow={upright}>
      <Part name="history" number={3} at={[340, -132, 158]} balloon={[-14, -84]}>
        <PriceHistory />
      </Part>
      <Part name="discount" number={4} at={[448, -132, 140]} balloon={[26, -64]}>
        <MeasuredDiscount />
      </Part>
      <Group name="machine">
        <SortingMachine />
      </Group>
      <Facing at={[-61, 61, -178]}>
        <Part name="alert" number={5} at={[-4, -6]} balloon={[-50, -58]}>
          <AlertBell />
        </Part>
      </Facing>
      <Part name="dashboard" number={6} at={[628, 58, 54]} balloon={[34, -84]}>
        <BrandDashboard />
      </Part>
    </Scene>
  );
}

/** What it is about, alone: for the portfolio's card. */
export const card = { Drawing: SortingMachine, viewBox: "-140 -226 600 466", angle: 24, id: "sort" };
