import { words } from "../../../content/words.ts";
import type { FigureProps } from "../../../drawings/figure-props.ts";
import {
  At,
  from,
  Label,
  Part,
  polar,
  Repeat,
  Scene,
  way,
} from "../../../drawings/scene.ts";
import {
  Arc,
  Dot,
  Line,
  Polygon,
  Print,
  Rect,
  Stroke,
} from "../../../drawings/shapes.ts";

/** How far the pans hang from the pivot, to either side and below it. */
const ARM = 150;
const PAN_Y = 142;

/** A pan on its three cords. */
function Pan() {
  const bowl = from(-66, PAN_Y)
    .right(132)
    .curve([-14, 26], [-66, 26])
    .curve([-52, 0], [-66, -26]);
  return (
    <>
      {[-58, 0, 58].map((x) => (
        <Line key={x} from={[0, 0]} to={[x, PAN_Y]} pen="thin" />
      ))}
      <Stroke path={bowl.close()} pen={["shade", "thick"]} />
      <Dot at={[0, 0]} radius={5} pen="plate" />
    </>
  );
}

/** A weight with its knob. */
function Weight({
  x,
  width,
  height,
}: {
  x: number;
  width: number;
  height: number;
}) {
  const shoulder = width / 2 - 9;
  const weight = from(x, PAN_Y)
    .up(height)
    .curve([0, -5], [5, -5])
    .right(shoulder)
    .up(5);
  weight
    .curve([-5, -2], [-5, -6])
    .curve([0, -4], [9, -4])
    .curve([9, 0], [9, 4])
    .curve([0, 4], [-5, 6]);
  weight.down(5).right(shoulder).curve([5, 0], [5, 5]).toY(PAN_Y).close();
  return <Stroke path={weight} pen={["plate", "thick"]} />;
}

/**
 * What is taken from a sale on the left, what the bank credits on the right.
 */
function Loads() {
  return (
    <>
      <At at={[-ARM, 0]}>
        <Part name="tax-lines" number={5} at={[32, 120]} balloon={[56, -44]}>
          <Weight x={-58} width={42} height={44} />
          <Weight x={-14} width={34} height={30} />
          <Weight x={22} width={34} height={24} />
        </Part>
        <Label
          at={[0, 194]}
          anchor="middle"
          wideOnly
          text={words.drawings.merchantPortal.deductions}
        />
      </At>
      <At at={[ARM, 0]}>
        <Repeat count={3} step={[0, -18]}>
          <Rect at={[-40, 124]} size={[80, 18]} pen={["plate", "thick"]} />
        </Repeat>
        <Print at={[-30, 97]} lengths={[34, 34, 34]} step={18} />
        <Print at={[20, 97]} lengths={[12, 12, 12]} step={18} />
        <Label
          at={[0, 194]}
          anchor="middle"
          wideOnly
          text={words.drawings.merchantPortal.credit}
        />
      </At>
    </>
  );
}

function Column() {
  return (
    <>
      <Rect at={[-7, 10]} size={[14, 204]} pen={["plate", "thick"]} />
      <Polygon
        through={way(-64, 214).by(128, 0).by(14, 22).by(-156, 0)}
        pen={["plate", "thick"]}
      />
      <Line from={[-70, 224]} to={[70, 224]} />
    </>
  );
}

function Beam() {
  const beam = way(-158, -4)
    .to(-20, -14)
    .to(20, -14)
    .to(158, -4)
    .to(158, 4)
    .to(20, 12)
    .to(-20, 12)
    .to(-158, 4);
  return (
    <>
      <Polygon through={beam} pen={["lit", "thick"]} />
      <Line from={[-120, -2]} to={[-20, -6]} />
      <Line from={[20, -6]} to={[120, -2]} />
      <Dot at={[0, 0]} radius={17} pen={["plate", "thick"]} />
      <Dot at={[0, 0]} radius={4} pen="ink" />
    </>
  );
}

/** The scale and its pointer, at zero. */
function Pointer() {
  return (
    <>
      <Arc at={[0, 0]} radius={114} degrees={[-130, -50]} />
      {[-40, -30, -20, -10, 0, 10, 20, 30, 40].map((degrees) => (
        <Line
          key={degrees}
          from={polar([0, 0], degrees % 20 ? 106 : 100, degrees - 90)}
          to={polar([0, 0], 114, degrees - 90)}
        />
      ))}
      <Polygon
        through={way(-4, -14).to(0, -104).to(4, -14)}
        pen={["signal", "thick"]}
      />
      <Label
        at={[0, -124]}
        anchor="middle"
        tone="signal"
        text={words.drawings.merchantPortal.difference}
      />
    </>
  );
}

/**
 * A balance in front view, its pivot at the origin: deductions and credit in
 * equilibrium.
 */
function SettlementBalance() {
  return (
    <>
      <Column />
      <Repeat count={2} step={[2 * ARM, 0]}>
        <At at={[-ARM, 0]}>
          <Pan />
        </At>
      </Repeat>
      <Loads />
      <Pointer />
      <Beam />
    </>
  );
}

/** The ledger that the balance stands on, open, ruled for two columns. */
function Ledger() {
  const book = from(-172, 236)
    .right(344)
    .down(48)
    .toX(8)
    .curve([-8, 0], [-8, 6])
    .curve([0, -6], [-8, -6]);
  return (
    <>
      <Stroke path={book.left(164).close()} pen={["plate", "thick"]} />
      <Stroke
        path={from(0, 236)
          .down(54)
          .move(-52, 244)
          .down(34)
          .move(112, 244)
          .down(34)}
      />
      <Print at={[-150, 254]} lengths={[136, 136, 136]} step={10} />
      <Print at={[14, 254]} lengths={[136, 136, 136]} step={10} />
    </>
  );
}

/**
 * A slip hangs from the right of the beam, seven lines from gross to credit.
 */
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

/**
 * A tray under the beam for pieces that fit on neither pan: two, each with a
 * tag.
 */
function ExceptionsTray() {
  return (
    <>
      <Polygon
        through={way(-330, 226).by(104, 0).by(-8, 26).by(-88, 0)}
        pen={["plate", "thick"]}
      />
      <Rect at={[-312, 210]} size={[18, 16]} pen={["shade", "medium"]} />
      <Rect at={[-276, 214]} size={[16, 12]} pen={["shade", "medium"]} />
      <Stroke
        path={from(-303, 210)
          .by(10, -20)
          .right(26)
          .down(12)
          .left(26)
          .move(-268, 214)
          .by(14, -14)}
      />
    </>
  );
}

/** A rider on the beam, moved by what buyers send back. */
function RefundRider() {
  return (
    <>
      <Stroke
        path={from(-92, -24)
          .right(20)
          .toY(12)
          .curve([-10, 12], [-20, 0])
          .close()}
        pen={["shade", "thick"]}
      />
      <Stroke
        path={from(-52, -34).left(52).skip(9, -6).by(-9, 6).by(9, 6)}
        pen="medium"
      />
    </>
  );
}

/** Two keys, because a bank account is not changed by one person. */
function TwoKeys() {
  const bit = from(258, 248)
    .down(36)
    .right(10)
    .up(7)
    .left(6)
    .up(6)
    .right(8)
    .up(7)
    .left(8);
  return (
    <Repeat count={2} step={[38, 0]}>
      <Dot at={[258, 235]} radius={13} pen={["plate", "thick"]} />
      <Stroke path={bit} pen={["plate", "thick"]} />
      <Dot at={[258, 231]} radius={4} />
    </Repeat>
  );
}

/**
 * The balance on its ledger, with the tray, the slip, the rider and the keys.
 */
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
export const card = {
  Drawing: SettlementBalance,
  viewBox: "-250 -154 500 408",
  id: "mer",
};
