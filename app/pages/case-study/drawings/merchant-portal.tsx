import { Balloon } from "../../../drawings/kit/balloon.tsx";
import { Drawing } from "../../../drawings/kit/drawing.tsx";
import { Path } from "../../../drawings/kit/path.tsx";
import type { FigureProps } from "./parts/figure-props.ts";
import { SettlementBalance } from "./parts/settlement-balance.tsx";

/** The ledger that the balance stands on, open, ruled for two columns. */
function Ledger() {
  const rules = [254, 264, 274].map((y) => `M-150 ${y}H-14M14 ${y}H150`);
  return (
    <>
      <Path d="M-172 236h344v48H8q-8 0-8 6q0-6-8-6h-164z" pen={["plate", "thick"]} />
      <Path d={`M0 236v54M-52 244v34M112 244v34${rules.join("")}`} />
    </>
  );
}

/** A slip hangs from the right of the beam, seven lines from gross to credit. */
function PayoutStatement() {
  const lines = [0, 1, 2, 3, 4, 5, 6].map(
    (line) => `M256 ${42 + line * 15}h${line === 6 ? 56 : 34 - (line % 3) * 6}`,
  );
  const amounts = [0, 1, 2, 3, 4, 5].map((line) => `M300 ${42 + line * 15}h12`);
  return (
    <>
      <Path d="M246 26h76v128l-9.5-7-9.5 7-9.5-7-9.5 7-9.5-7-9.5 7-9.5-7-9.5 7z" pen={["plate", "thick"]} />
      <Path d={lines.join("") + amounts.join("")} />
    </>
  );
}

/** A tray under the beam for pieces that fit on neither pan: two, each with a tag. */
function ExceptionsTray() {
  return (
    <>
      <Path d="M-330 226h104l-8 26h-88z" pen={["plate", "thick"]} />
      <Path d="M-312 226v-16h18v16zM-276 226v-12h16v12z" pen={["shade", "medium"]} />
      <Path d="M-303 210l10-20h26v12h-26M-268 214l14-14" />
    </>
  );
}

/** A rider on the beam, moved by what buyers send back. */
function RefundRider() {
  return (
    <>
      <Path d="M-92-24h20V12q-10 12-20 0z" pen={["shade", "thick"]} />
      <Path d="M-52-34h-52m9-6l-9 6 9 6" pen="medium" />
    </>
  );
}

/** Two keys, because a bank account is not changed by one person. */
function TwoKeys() {
  return (
    <>
      <g id="mer-key">
        <Path d="M258 222a13 13 0 1 0 .1 0M258 248v36h10v-7h-6v-6h8v-7h-8" pen={["plate", "thick"]} />
        <circle cx="258" cy="231" r="4" />
      </g>
      <use href="#mer-key" x="38" />
    </>
  );
}

/** The balance on its ledger, with the tray, the slip, the rider and the keys. */
export default function MerchantPortalDrawing({ description }: FigureProps) {
  return (
    <Drawing viewBox="-372 -164 744 500" description={description}>
      <Ledger />
      <SettlementBalance />
      <RefundRider />
      <ExceptionsTray />
      <PayoutStatement />
      <TwoKeys />
      <Balloon number={1} part={[-120, 264]} offset={[-64, 44]} />
      <Balloon number={2} part={[312, 36]} offset={[16, -72]} />
      <Balloon number={3} part={[-250, 240]} offset={[-30, 62]} />
      <Balloon number={4} part={[-82, -18]} offset={[-64, -74]} />
      <Balloon number={5} part={[-118, 120]} offset={[56, -44]} />
      <Balloon number={6} part={[258, 274]} offset={[-48, 30]} />
    </Drawing>
  );
}

/** What it is about, alone: for the portfolio's card. */
export const card = { Drawing: SettlementBalance, viewBox: "-250 -154 500 408" };
