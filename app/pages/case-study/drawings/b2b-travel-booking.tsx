import { Balloon } from "../../../drawings/kit/balloon.tsx";
import { Box } from "../../../drawings/kit/box.tsx";
import { Drawing } from "../../../drawings/kit/drawing.tsx";
import { Iso } from "../../../drawings/kit/iso.ts";
import { Path } from "../../../drawings/kit/path.tsx";
import type { FigureProps } from "./parts/figure-props.ts";
import { heldSeat, InventoryRack } from "./parts/inventory-rack.tsx";

const iso = new Iso(24);

function SupplierAdapter() {
  const { body, front } = iso.cylinder(0, 0, 38, -34, 40);
  return (
    <g id="b2b-adapter">
      <Path d={body} pen={["shade", "thick"]} />
      <Path d={front} pen={["plate", "thick"]} />
      <Path d={iso.circleFront(0, 0, 24, 6)} />
    </g>
  );
}

function RulesPlate() {
  const rules = Array.from({ length: 5 }, (_, row) =>
    iso.line([-40, 4, 44 - row * 20], [row % 2 ? 40 : 14, 4, 44 - row * 20]),
  );
  return (
    <g transform="translate(360 -104)">
      <Box iso={iso} at={[-54, -8, -56]} size={[108, 12, 120]} line="thick" />
      <Path d={rules.join("")} />
    </g>
  );
}

/** The agencies' money: a coin box with its slot and balance dial. */
function Wallet() {
  return (
    <g transform="translate(360 112)">
      <Box iso={iso} at={[-46, -36, -32]} size={[92, 60, 62]} line="thick" />
      <Path
        d={iso.circleFront(0, 0, 19, 24) + iso.line([0, 24, 0], [11, 24, 11]) + iso.top(-24, -10, 48, 6, 30)}
      />
    </g>
  );
}

function AgencyDesk() {
  return (
    <g transform="translate(506 -104)">
      <Box iso={iso} at={[-52, -6, -44]} size={[104, 9, 82]} line="thick" />
      <Path
        d={
          iso.line([-52, 3, 24], [52, 3, 24]) +
          iso.front(-44, 6, 88, 11, 3) +
          [-6, -17, -28].map((z) => iso.line([-44, 3, z], [z === -17 ? 10 : 26, 3, z])).join("")
        }
      />
    </g>
  );
}

function TicketQueue() {
  const slip = iso.polygon([-30, 0, 0], [50, 0, 0], [50, 0, 34], [-30, 0, 34]);
  const print = iso.line([-20, 0, 24], [22, 0, 24]) + iso.line([-20, 0, 13], [10, 0, 13]);
  return (
    <g transform="translate(542 90)">
      <g id="b2b-ticket">
        <Path d={slip} pen="plate" />
        <Path d={print + iso.line([34, 0, 0], [34, 0, 34])} />
      </g>
      {[1, 2, 3, 4].map((place) => (
        <use key={place} href="#b2b-ticket" x={-15 * place} y={7 * place} />
      ))}
    </g>
  );
}

/** Adapters on the left, the stock in the middle, rules, wallet, desk and queue on the right. */
export default function B2bTravelBookingDrawing({ description }: FigureProps) {
  const [heldX, heldY] = heldSeat;
  return (
    <Drawing viewBox="-346 -314 948 556" description={description}>
      <defs>
        <SupplierAdapter />
      </defs>
      <Path d="M-250-140H-206V130M-250-5H-206M-250 130H-206M360-46V66M412-94H452M412 118H436" pen="hidden" />
      <Path d="M-206-5H-174M274-60H303" pen="axis" />
      {[-140, -5, 130].map((y) => (
        <use key={y} href="#b2b-adapter" x={-286} y={y} />
      ))}
      <InventoryRack />
      <RulesPlate />
      <Wallet />
      <AgencyDesk />
      <TicketQueue />
      <Balloon number={1} part={[516, -126]} offset={[16, -86]} />
      <Balloon number={2} part={[heldX - 14, heldY + 4]} offset={[-70, -66]} />
      <Balloon number={3} part={[346, 128]} offset={[-42, 70]} />
      <Balloon number={4} part={[350, -150]} offset={[40, -96]} />
      <Balloon number={5} part={[484, 116]} offset={[20, 84]} />
      <Balloon number={6} part={[-270, -170]} offset={[-26, -84]} />
    </Drawing>
  );
}

/** What it is about, alone: for the portfolio's card. */
export const card = { Drawing: InventoryRack, viewBox: "-240 -272 580 494" };
