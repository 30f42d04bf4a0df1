import { words } from "../../../content/words.ts";
import type { FigureProps } from "../../../drawings/figure-props.ts";
import {
  At,
  Facing,
  from,
  Group,
  Label,
  type Narrow,
  On,
  Part,
  type Point2,
  type Point3,
  Repeat,
  Scene,
  way,
} from "../../../drawings/scene.ts";
import {
  Box,
  Circle,
  Line,
  Polygon,
  Rect,
  Slab,
  Stroke,
} from "../../../drawings/shapes.ts";

const BELT = { length: 400, width: 54, top: 96 };
const LISTINGS = [30, 70, 124, 168, 214, 262, 292, 336, 372].map(
  (x, index): Point3 => [x, (index % 3) * 11, 0],
);
const BINS: readonly Point3[] = [20, 96, 172, 248, 324].map((x) => [x, 92, 0]);
/** The bin being filled. */
const FILLING = 2;

/** A hopper, wide above and narrow below. */
function Hopper() {
  const thick = (pen: "shade" | "plate" | "lit") => [pen, "thick"] as const;
  return (
    <>
      <Polygon
        through={way(35, 21, 0).to(35, 35, 0).to(56, 56, 54).to(56, 0, 54)}
        pen={thick("shade")}
      />
      <Polygon
        through={way(21, 35, 0).to(35, 35, 0).to(56, 56, 54).to(0, 56, 54)}
        pen={thick("plate")}
      />
      <Rect face="top" at={[0, 0, 54]} size={[56, 56]} pen={thick("lit")} />
      <Rect face="top" at={[5, 5, 54]} size={[46, 46]} pen="shade" />
    </>
  );
}

/** The belt on its legs, and the listings on it. */
function Belt() {
  const { length, width, top } = BELT;
  return (
    <>
      <Repeat at={way(6, 0, 0).to(190, 0, 0).to(384, 0, 0)}>
        <Box at={[0, 40, 0]} size={[8, 8, top - 18]} />
      </Repeat>
      <Slab at={[0, 0, top - 18]} size={[length, width, 18]}>
        {[8, 162, 238, 394].map((x) => (
          <Circle key={x} face="front" at={[x, width, -9]} radius={5} />
        ))}
        <Repeat at={LISTINGS}>
          <Box at={[0, 12, 0]} size={[13, 13, 10]} />
        </Repeat>
      </Slab>
    </>
  );
}

/** Where doubtful listings roll, for three people to look at. */
function InspectionTray() {
  return (
    <>
      <Polygon
        through={way(400, 8, BELT.top)
          .by(0, 38, 0)
          .by(16, 0, -30)
          .by(0, -38, 0)}
        pen={["lit", "medium"]}
      />
      <Slab at={[412, 2, 44]} size={[64, 52, 16]} open={5}>
        <Repeat count={3} step={[18, 0, 0]}>
          <Circle face="top" at={[10, 26, 2]} radius={7} pen="plate" />
        </Repeat>
      </Slab>
    </>
  );
}

/** A bin for each product, and the chute into it from the belt's near edge. */
function Bins() {
  return (
    <>
      {BINS.map((at, bin) => (
        <Slab
          key={at[0]}
          at={at}
          size={[58, 58, 40]}
          front={bin === FILLING ? "signal" : "plate"}
          side={bin === FILLING ? "signalDeep" : "shade"}
          open={5}
        />
      ))}
      <Part name="matching" number={2} at={[50, 72, 76]} balloon={[-96, -8]}>
        <Repeat at={BINS}>
          <Polygon
            through={way(14, -38, 92).by(30, 0, 0).by(0, 54, -48).by(-30, 0, 0)}
            pen={["lit", "medium"]}
          />
        </Repeat>
      </Part>
    </>
  );
}

/**
 * Hoppers feed a belt; matched listings drop into a bin for their product,
 * doubtful ones roll to the tray.
 */
function SortingMachine() {
  return (
    <>
      <Group name="belt">
        <Belt />
      </Group>
      <Part name="hoppers" number={1} at={[110, 20, 188]} balloon={[26, -84]}>
        <Repeat count={4} step={[68, 0, 0]}>
          <At at={[14, -2, 134]}>
            <Hopper />
          </At>
        </Repeat>
      </Part>
      <InspectionTray />
      <Bins />
      <Facing at={[14, 0, 226]}>
        <Label
          at={[-8, 22]}
          anchor="end"
          tone="strong"
          text={words.drawings.priceComparison}
        />
      </Facing>
    </>
  );
}

/** The machine above, what is read from its bins below it. */
const upright: Narrow = {
  viewBox: "-134 -280 580 770",
  place: {
    machine: { by: [0, 0] },
    matching: { by: [0, 0], balloon: [-76, -50] },
    hoppers: { by: [0, 0], balloon: [26, -84] },
    history: { by: [-470, 380], balloon: [-14, -84] },
    discount: { by: [-470, 380], balloon: [44, -64] },
    alert: { by: [260, 220], balloon: [40, 60] },
    dashboard: { by: [-210, 160], balloon: [40, -84] },
  },
};

/**
 * A product's lowest price month by month, and the median that a discount is
 * read from.
 */
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
  const bell = from(-22, 14)
    .curve([8, -6], [8, -22])
    .curve([0, -16], [14, -16])
    .curve([14, 0], [14, 16]);
  const sound = from(-5, 14)
    .curve([0, 7], [5, 7])
    .curve([5, 0], [5, -7])
    .move(0, -24)
    .up(6);
  return (
    <>
      <Stroke
        path={bell.curve([0, 16], [8, 22]).close()}
        pen={["plate", "thick"]}
      />
      <Stroke
        path={sound
          .move(-28, -14)
          .curve([0, -10], [6, -16])
          .move(28, -14)
          .curve([0, -10], [-6, -16])}
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
          <Rect
            key={height}
            at={[12 + bar * 18, 10]}
            size={[11, height]}
            pen="shade"
          />
        ))}
      </On>
    </Slab>
  );
}

/** The machine, with what is read from its bins around it. */
export default function PriceComparisonDrawing({ description }: FigureProps) {
  return (
    <Scene
      id="sort"
      viewBox="-206 -282 806 562"
      angle={24}
      description={description}
      narrow={upright}
    >
      <Part
        name="history"
        number={3}
        at={[340, -132, 158]}
        balloon={[-14, -84]}
      >
        <PriceHistory />
      </Part>
      <Part
        name="discount"
        number={4}
        at={[448, -132, 140]}
        balloon={[26, -64]}
      >
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
export const card = {
  Drawing: SortingMachine,
  viewBox: "-140 -226 600 466",
  angle: 24,
  id: "sort",
};
