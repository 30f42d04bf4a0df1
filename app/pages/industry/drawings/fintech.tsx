import type { ReactNode } from "react";
import type { KeyedDrawingProps } from "../../../drawings/figure-props.ts";
import {
  At,
  Face,
  Facing,
  from,
  Part,
  polar,
  Repeat,
  Scene,
  way,
} from "../../../drawings/scene.ts";
import {
  Circle,
  Cylinder,
  Dot,
  Line,
  Polygon,
  Print,
  Rect,
  Slab,
  Stroke,
} from "../../../drawings/shapes.ts";

const ARM = 200;
const PAN = 176;
const BEAM = 340;
/** The near half of a coin's rim, as it is seen. */
const rim = from(-21.4, 0).arc([21.4, 10.9], [42.8, 0], { left: true });

function Coins({ x, y, count }: { x: number; y: number; count: number }) {
  return (
    <At at={[x, y, 6]}>
      <Cylinder at={[0, 0, 0]} radius={17} length={count * 8} pen="thick" />
      <Repeat count={count - 1} step={[0, 0, 8]}>
        <Facing at={[0, 0, 8]}>
          <Stroke path={rim} />
        </Facing>
      </Repeat>
    </At>
  );
}

/** A pan, what lies in it, and the three cords that it hangs by. */
function Pan({ x, children }: { x: number; children: ReactNode }) {
  return (
    <At at={[x, 0, PAN]}>
      <Cylinder at={[0, 0, 0]} radius={62} length={6} pen="thick" />
      {children}
      {[23, 143, 263.5].map((degrees) => (
        <Line
          key={degrees}
          from={[0, 0, BEAM - PAN - 4]}
          to={[...polar([0, 0], 62, degrees), 6]}
        />
      ))}
    </At>
  );
}

/** A receipt with its stamp. */
function Receipt() {
  const torn = from(0, 0).right(76).down(96);
  for (let tooth = 0; tooth < 4; tooth++) torn.by(-9, -6).by(-10, 6);
  return (
    <Face face="top" at={[-38, -48, 8]}>
      <Stroke path={torn.close()} pen={["lit", "thick"]} />
      <Print at={[10, 14]} lengths={[40, 56, 30]} step={12} />
      <Dot at={[46, 64]} radius={19} pen="signal" />
      <Dot at={[46, 64]} radius={13} />
    </Face>
  );
}

/** Coins weigh as much as the receipt for them. */
function Balance() {
  const beam = way(-ARM, 0, BEAM)
    .by(ARM, 0, 18)
    .by(ARM, 0, -18)
    .by(0, 0, -8)
    .by(-ARM, 0, -4)
    .by(-ARM, 0, 4);
  return (
    <At at={[296, 70, 0]}>
      <Cylinder at={[0, 0, 0]} radius={44} length={14} pen="thick" />
      <Cylinder at={[0, 0, 14]} radius={8} length={BEAM} pen="thick" />
      <Polygon through={beam} pen={["plate", "thick"]} />
      <Circle
        face="front"
        at={[0, 0, BEAM + 2]}
        radius={9}
        pen={["shade", "thick"]}
      />
      <Line from={[0, 0, BEAM - 12]} to={[0, 0, BEAM - 92]} pen="heavy" />
      <Part
        name="coins"
        number={3}
        at={[-ARM - 24, -12, PAN + 46]}
        balloon={[-120, -46]}
      >
        <Pan x={-ARM}>
          <Coins x={-24} y={-12} count={5} />
          <Coins x={26} y={-16} count={7} />
          <Coins x={0} y={28} count={3} />
        </Pan>
      </Part>
      <Part
        name="receipt"
        number={4}
        at={[ARM + 34, 10, PAN + 8]}
        balloon={[120, -86]}
      >
        <Pan x={ARM}>
          <Receipt />
        </Pan>
      </Part>
    </At>
  );
}

function Ledger() {
  return (
    <Slab at={[170, 136, 0]} size={[252, 190, 6]}>
      <Slab at={[6, 4, 0]} size={[240, 182, 16]}>
        <Face face="top">
          <Print at={[12, 22]} lengths={Array(8).fill(96)} step={19} />
          <Print at={[132, 22]} lengths={Array(8).fill(96)} step={19} />
          <Stroke
            path={from(120, 0)
              .down(182)
              .move(84, 8)
              .down(166)
              .move(204, 8)
              .down(166)}
          />
        </Face>
      </Slab>
    </Slab>
  );
}

/** A card with a portrait, a few lines and a signature. */
function IdentityCard() {
  const name = from(20, 74)
    .curve([10, -16], [16, -16], [14, -4])
    .curve([-2, 12], [6, 10], [12, -4]);
  name
    .curve([6, -14], [10, -6], [8, 2])
    .curve([-2, 8], [10, 8], [16, -4])
    .curve([6, -12], [8, 6], [20, 2]);
  return (
    <Slab at={[16, 260, 0]} size={[128, 8, 88]}>
      <Face face="front">
        <Rect at={[12, 12]} size={[32, 40]} />
        <Print at={[56, 18]} lengths={[58, 44, 52]} step={14} />
        <Line from={[12, 76]} to={[116, 76]} />
        <Dot at={[28, 26]} radius={7} />
        <Stroke path={from(17, 52).curve([0, -18], [22, -18], [22, 0])} />
        <Stroke path={name} pen="medium" />
      </Face>
    </Slab>
  );
}

/** A clock on two feet, a minute to twelve. */
function Clock() {
  return (
    <At at={[512, 210, 62]}>
      <Line from={[-40, 16, -32]} to={[-48, 16, -62]} pen="heavy" />
      <Line from={[40, 16, -32]} to={[48, 16, -62]} pen="heavy" />
      <Cylinder axis="y" at={[0, 0, 0]} radius={54} length={26} pen="thick" />
      <Face face="front" at={[0, 26, 0]}>
        {Array.from({ length: 12 }, (_, hour) => (
          <Line
            key={hour}
            from={polar([0, 0], 38, hour * 30)}
            to={polar([0, 0], 44, hour * 30)}
          />
        ))}
        <Stroke path={from(0, 0).up(26).move(0, 0).to(-5, -38)} pen="heavy" />
        <Dot at={[0, 0]} radius={3} pen="ink" />
      </Face>
    </At>
  );
}

/**
 * A beam balance over an open ledger: coins in one pan, a stamped receipt in
 * the other.
 */
export default function FintechDrawing(props: KeyedDrawingProps) {
  return (
    <Scene
      viewBox="-500 -322 1000 712"
      angle={27}
      grid={1}
      margins={[2, 72, 8, 39]}
      {...props}
    >
      <Slab at={[-296, -150, -166]} size={[576, 340, 16]}>
        <Balance />
        <Part name="ledger" number={1} at={[236, 322, 22]} balloon={[-92, 104]}>
          <Ledger />
        </Part>
        <Part
          name="identity"
          number={2}
          at={[26, 268, 80]}
          balloon={[-78, -76]}
        >
          <IdentityCard />
        </Part>
        <Part name="clock" number={5} at={[548, 236, 84]} balloon={[214, 74]}>
          <Clock />
        </Part>
      </Slab>
    </Scene>
  );
}
