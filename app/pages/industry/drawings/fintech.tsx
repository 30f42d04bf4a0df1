import {
  At,
  Cylinder,
  Dot,
  Face,
  from,
  Line,
  Part,
  Print,
  polar,
  Rect,
  Scene,
  Slab,
  Stroke,
} from "../../../drawings/scene.ts";
import { Balance } from "./parts/balance.tsx";
import type { IndustryDrawingProps } from "./parts/props.ts";

function Ledger() {
  return (
    <Slab at={[170, 136, 0]} size={[252, 190, 6]}>
      <Slab at={[6, 4, 0]} size={[240, 182, 16]}>
        <Face face="top">
          <Print at={[12, 22]} lengths={Array(8).fill(96)} step={19} />
          <Print at={[132, 22]} lengths={Array(8).fill(96)} step={19} />
          <Stroke path={from(120, 0).down(182).move(84, 8).down(166).move(204, 8).down(166)} />
        </Face>
      </Slab>
    </Slab>
  );
}

/** A card with a portrait, a few lines and a signature. */
function IdentityCard() {
  const name = from(20, 74).curve([10, -16], [16, -16], [14, -4]).curve([-2, 12], [6, 10], [12, -4]);
  name.curve([6, -14], [10, -6], [8, 2]).curve([-2, 8], [10, 8], [16, -4]).curve([6, -12], [8, 6], [20, 2]);
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
          <Line key={hour} from={polar([0, 0], 38, hour * 30)} to={polar([0, 0], 44, hour * 30)} />
        ))}
        <Stroke path={from(0, 0).up(26).move(0, 0).to(-5, -38)} pen="heavy" />
        <Dot at={[0, 0]} radius={3} pen="ink" />
      </Face>
    </At>
  );
}

/** A beam balance over an open ledger: coins in one pan, a stamped receipt in the other. */
export default function FintechDrawing(props: IndustryDrawingProps) {
  return (
    <Scene viewBox="-500 -322 1000 712" angle={27} grid={1} margins={[2, 72, 8, 39]} {...props}>
      <Slab at={[-296, -150, -166]} size={[576, 340, 16]}>
        <Balance />
        <Part name="ledger" number={1} at={[236, 322, 22]} balloon={[-92, 104]}>
          <Ledger />
        </Part>
        <Part name="identity" number={2} at={[26, 268, 80]} balloon={[-78, -76]}>
          <IdentityCard />
        </Part>
        <Part name="clock" number={5} at={[548, 236, 84]} balloon={[214, 74]}>
          <Clock />
        </Part>
      </Slab>
    </Scene>
  );
}
