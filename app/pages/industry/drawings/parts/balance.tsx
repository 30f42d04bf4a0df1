import type { ReactNode } from "react";
import {
  At,
  Circle,
  Cylinder,
  Dot,
  Face,
  Facing,
  from,
  Line,
  Part,
  Polygon,
  Print,
  polar,
  Repeat,
  Stroke,
  way,
} from "../../../../drawings/scene.ts";

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
        <Line key={degrees} from={[0, 0, BEAM - PAN - 4]} to={[...polar([0, 0], 62, degrees), 6]} />
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
export function Balance() {
  const beam = way(-ARM, 0, BEAM).by(ARM, 0, 18).by(ARM, 0, -18).by(0, 0, -8).by(-ARM, 0, -4).by(-ARM, 0, 4);
  return (
    <At at={[296, 70, 0]}>
      <Cylinder at={[0, 0, 0]} radius={44} length={14} pen="thick" />
      <Cylinder at={[0, 0, 14]} radius={8} length={BEAM} pen="thick" />
      <Polygon through={beam} pen={["plate", "thick"]} />
      <Circle face="front" at={[0, 0, BEAM + 2]} radius={9} pen={["shade", "thick"]} />
      <Line from={[0, 0, BEAM - 12]} to={[0, 0, BEAM - 92]} pen="heavy" />
      <Part name="coins" number={3} at={[-ARM - 24, -12, PAN + 46]} balloon={[-120, -46]}>
        <Pan x={-ARM}>
          <Coins x={-24} y={-12} count={5} />
          <Coins x={26} y={-16} count={7} />
          <Coins x={0} y={28} count={3} />
        </Pan>
      </Part>
      <Part name="receipt" number={4} at={[ARM + 34, 10, PAN + 8]} balloon={[120, -86]}>
        <Pan x={ARM}>
          <Receipt />
        </Pan>
      </Part>
    </At>
  );
}
