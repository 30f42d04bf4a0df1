import {
  Again,
  At,
  Axis,
  Circle,
  Cylinder,
  Facing,
  from,
  Group,
  Line,
  On,
  Part,
  Print,
  Rect,
  Scene,
  Slab,
  Stroke,
} from "../../../drawings/scene.ts";
import { AgencyDesk, TicketQueue } from "./parts/agency-desk.tsx";
import { upright } from "./parts/b2b-travel-booking-upright.tsx";
import type { FigureProps } from "./parts/figure-props.ts";
import { InventoryRack } from "./parts/inventory-rack.tsx";

function SupplierAdapters() {
  return (
    <At at={[-157, 156, 140]}>
      <Part name="adapters" number={6} at={[23.5, 6, 42]} balloon={[-26, -84]}>
        <Group name="adapter">
          <Cylinder axis="y" at={[0, -34, 0]} radius={38} length={40} pen="thick" />
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

/** Adapters on the left, the stock in the middle, rules, wallet, desk and queue on the right. */
export default function B2bTravelBookingDrawing({ description }: FigureProps) {
  return (
    <Scene id="b2b" viewBox="-346 -314 948 556" angle={24} description={description} narrow={upright}>
      <Facing>
        <Stroke path={from(-250, -140).right(44).down(270).move(-250, -5).right(44)} pen="hidden" />
        <Stroke path={from(-250, 130).right(44).move(360, -46).down(112)} pen="hidden" />
        <Stroke path={from(412, -94).right(40).move(412, 118).right(24)} pen="hidden" />
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
export const card = { Drawing: InventoryRack, viewBox: "-240 -272 580 494", angle: 24, id: "b2b" };
