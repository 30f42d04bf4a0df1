import {
  Dot,
  from,
  Part,
  Polygon,
  Print,
  Rect,
  Repeat,
  Scene,
  Stroke,
  way,
} from "../../../drawings/scene.ts";
import type { FigureProps } from "./parts/figure-props.ts";
import { SettlementBalance } from "./parts/settlement-balance.tsx";

/** The ledger that the balance stands on, open, ruled for two columns. */
function Ledger() {
  const book = from(-172, 236).right(344).down(48).toX(8).curve([-8, 0], [-8, 6]).curve([0, -6], [-8, -6]);
  return (
    <>
      <Stroke path={book.left(164).close()} pen={["plate", "thick"]} />
      <Stroke path={from(0, 236).down(54).move(-52, 244).down(34).move(112, 244).down(34)} />
      <Print at={[-150, 254]} lengths={[136, 136, 136]} step={10} />
      <Print at={[14, 254]} lengths={[136, 136, 136]} step={10} />
    </>
  );
}

/** A slip hangs from the right of the beam, seven lines from gross to credit. */
function PayoutStatement() {
  const slip = from(246, 26).right(76).down(128);
  for (let tooth = 0; tooth < 4; tooth++) slip.by(-9.5, -7).by(-9.5, 7);
  return (
    <>
      <Stroke path={slip.close()} pen={["plate", "thick"]} />
      <Print at={[256, 42]} lengths={[34, 28, 22, 34, 28, 22, 56]} step={15} />
      <Print at={[300, 42]} lengths={Array(6).fill(12)} step={15} />
    </>
  );
}

/** A tray under the beam for pieces that fit on neither pan: two, each with a tag. */
function ExceptionsTray() {
  return (
    <>
      <Polygon through={way(-330, 226).by(104, 0).by(-8, 26).by(-88, 0)} pen={["plate", "thick"]} />
      <Rect at={[-312, 210]} size={[18, 16]} pen={["shade", "medium"]} />
      <Rect at={[-276, 214]} size={[16, 12]} pen={["shade", "medium"]} />
      <Stroke path={from(-303, 210).by(10, -20).right(26).down(12).left(26).move(-268, 214).by(14, -14)} />
    </>
  );
}

/** A rider on the beam, moved by what buyers send back. */
function RefundRider() {
  return (
    <>
      <Stroke
        path={from(-92, -24).right(20).toY(12).curve([-10, 12], [-20, 0]).close()}
        pen={["shade", "thick"]}
      />
      <Stroke path={from(-52, -34).left(52).skip(9, -6).by(-9, 6).by(9, 6)} pen="medium" />
    </>
  );
}

/** Two keys, because a bank account is not changed by one person. */
function TwoKeys() {
  const bit = from(258, 248).down(36).right(10).up(7).left(6).up(6).right(8).up(7).left(8);
  return (
    <Repeat count={2} step={[38, 0]}>
      <Dot at={[258, 235]} radius={13} pen={["plate", "thick"]} />
      <Stroke path={bit} pen={["plate", "thick"]} />
      <Dot at={[258, 231]} radius={4} />
    </Repeat>
  );
}

/** The balance on its ledger, with the tray, the slip, the rider and the keys. */
export default function MerchantPortalDrawing({ description }: FigureProps) {
  return (
    <Scene id="mer" viewBox="-372 -164 744 500" description={description}>
      <Part name="ledger" number={1} at={[-120, 264]} balloon={[-64, 44]}>
        <Ledger />
      </Part>
      <SettlementBalance />
      <Part name="refunds" number={4} at={[-82, -18]} balloon={[-64, -74]}>
        <RefundRider />
      </Part>
      <Part name="exceptions" number={3} at={[-250, 240]} balloon={[-30, 62]}>
        <ExceptionsTray />
      </Part>
      <Part name="statement" number={2} at={[312, 36]} balloon={[16, -72]}>
        <PayoutStatement />
      </Part>
      <Part name="keys" number={6} at={[258, 274]} balloon={[-48, 30]}>
        <TwoKeys />
      </Part>
    </Scene>
  );
}

/** What it is about, alone: for the portfolio's card. */
export const card = { Drawing: SettlementBalance, viewBox: "-250 -154 500 408", id: "mer" };
