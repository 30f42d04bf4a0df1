import type { FigureProps } from "../../../drawings/figure-props.ts";
import {
  Again,
  At,
  Facing,
  from,
  Group,
  type Narrow,
  On,
  Part,
  Repeat,
  Scene,
} from "../../../drawings/scene.ts";
import {
  Axis,
  Circle,
  Cylinder,
  Line,
  Print,
  Rect,
  Slab,
  Stroke,
} from "../../../drawings/shapes.ts";
import { InventoryRack } from "./parts/inventory-rack.tsx";

/** The screen of one agency. */
function AgencyDesk() {
  return (
    <At at={[277, -277, 104]}>
      <Part name="desk" number={1} at={[14, 3, 29]} balloon={[16, -86]}>
        <Slab at={[-52, -6, -44]} size={[104, 9, 82]}>
          <On face="front">
            <Line from={[0, 68]} to={[104, 68]} />
            <Rect at={[8, 50]} size={[88, 11]} />
            <Print at={[8, 38]} lengths={[70, 54, 70]} step={-11} />
          </On>
        </Slab>
      </Part>
    </At>
  );
}

/** Tickets that wait their turn. */
function TicketQueue() {
  return (
    <At at={[297, -296, -90]}>
      <Part name="tickets" number={5} at={[4, 67, 3]} balloon={[20, 84]}>
        <Repeat count={5} step={[0.4, 16.8, 0]}>
          <On face="front" at={[-30, 0, 0]}>
            <Rect at={[0, 0]} size={[80, 34]} pen="plate" />
            <Print at={[10, 24]} lengths={[42, 30]} step={-11} />
            <Line from={[64, 0]} to={[64, 34]} />
          </On>
        </Repeat>
      </Part>
    </At>
  );
}

/**
 * The adapters in a row above the stock, rules, desk, wallet and queue below
 * it.
 */
const upright: Narrow = {
  viewBox: "-200 -470 500 1050",
  place: {
    rack: { by: [0, 0] },
    adapters: {
      of: "adapter",
      by: [
        [140, -235],
        [320, -235],
        [500, -235],
      ],
      balloon: [30, -34],
    },
    hold: { by: [0, 0], balloon: [-70, -66] },
    rules: { by: [-460, 390], balloon: [-40, -90] },
    desk: { by: [-310, 390], balloon: [50, -86] },
    wallet: { by: [-460, 370], balloon: [80, 52] },
    tickets: { by: [-318, 375], balloon: [40, 60] },
  },
  ground: (
    <Facing>
      <Stroke
        path={from(-135, -325)
          .down(30)
          .right(360)
          .up(30)
          .move(45, -325)
          .down(30)}
        pen="hidden"
      />
      <Stroke
        path={from(-40, 300)
          .right(180)
          .move(-95, 370)
          .down(50)
          .move(-30, 480)
          .right(180)}
        pen="hidden"
      />
      <Axis from={[45, -295]} to={[45, -252]} />
      <Axis from={[50, 190]} to={[50, 300]} />
    </Facing>
  ),
};

function SupplierAdapters() {
  return (
    <At at={[-157, 156, 140]}>
      <Part name="adapters" number={6} at={[23.5, 6, 42]} balloon={[-26, -84]}>
        <Group name="adapter">
          <Cylinder
            axis="y"
            at={[0, -34, 0]}
            radius={38}
            length={40}
            pen="thick"
          />
          <Circle face="front" at={[0, 6, 0]} radius={24} />
        </Group>
        <Again of="adapter" by={[0, 0, -135]} />
        <Again of="adapter" by={[0, 0, -270]} />
      </Part>
    </At>
  );
}

function RulesPlate() {
  return (
    <At at={[197, -197, 104]}>
      <Part name="rules" number={4} at={[-7, 4, 45]} balloon={[40, -96]}>
        <Slab at={[-54, -8, -56]} size={[108, 12, 120]}>
          <On face="front">
            <Print at={[14, 100]} lengths={[54, 80, 54, 80, 54]} step={-20} />
          </On>
        </Slab>
      </Part>
    </At>
  );
}

/** The agencies' money: a coin box with its slot and balance dial. */
function Wallet() {
  return (
    <At at={[197, -197, -112]}>
      <Part name="wallet" number={3} at={[9, 24, -3]} balloon={[-42, 70]}>
        <Slab at={[-46, -36, -32]} size={[92, 60, 62]}>
          <On face="front">
            <Circle at={[46, 32]} radius={19} />
            <Line from={[46, 32]} to={[57, 43]} />
          </On>
          <Rect face="top" at={[22, 26, 0]} size={[48, 6]} />
        </Slab>
      </Part>
    </At>
  );
}

/**
 * Adapters on the left, the stock in the middle, rules, wallet, desk and queue
 * on the right.
 */
export default function B2bTravelBookingDrawing({ description }: FigureProps) {
  return (
    <Scene
      id="b2b"
      viewBox="-346 -314 948 556"
      angle={24}
      description={description}
      narrow={upright}
    >
      <Facing>
        <Stroke
          path={from(-250, -140).right(44).down(270).move(-250, -5).right(44)}
          pen="hidden"
        />
        <Stroke
          path={from(-250, 130).right(44).move(360, -46).down(112)}
          pen="hidden"
        />
        <Stroke
          path={from(412, -94).right(40).move(412, 118).right(24)}
          pen="hidden"
        />
        <Axis from={[-206, -5]} to={[-174, -5]} />
        <Axis from={[274, -60]} to={[303, -60]} />
      </Facing>
      <SupplierAdapters />
      <Group name="rack">
        <InventoryRack />
      </Group>
      <RulesPlate />
      <Wallet />
      <AgencyDesk />
      <TicketQueue />
    </Scene>
  );
}

/** What it is about, alone: for the portfolio's card. */
export const card = {
  Drawing: InventoryRack,
  viewBox: "-240 -272 580 494",
  angle: 24,
  id: "b2b",
};
