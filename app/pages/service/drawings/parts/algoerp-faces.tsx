import { Circle, Line, Rect, Repeat, Ruling, way } from "../../../../drawings/scene.ts";
import { Rays } from "./rays.tsx";

/** The front of each module. */

export const Ledger = () => (
  <>
    <Ruling from={[11, 14]} to={[91, 14]} count={5} step={[0, 11]} />
    <Line from={[63, 9]} to={[63, 67]} />
  </>
);

export const Order = () => (
  <>
    <Rect at={[14, 13]} size={[74, 46]} />
    <Line from={[24, 48]} to={[78, 48]} />
    <Line from={[24, 38]} to={[64, 38]} />
    <Line from={[14, 67]} to={[88, 67]} />
  </>
);

export const Bins = () => (
  <Repeat count={3} step={[26, 0]}>
    <Repeat count={2} step={[0, 26]}>
      <Rect at={[14, 14]} size={[21, 21]} />
    </Repeat>
  </Repeat>
);

export const Gear = () => (
  <>
    <Circle at={[51, 38]} radius={23} />
    <Circle at={[51, 38]} radius={9} />
    <Rays at={[51, 38]} count={8} radii={[23, 29]} />
  </>
);

export const Bars = () =>
  [13.5, 21.6, 18.4, 29.7, 37.8].map((height, bar) => (
    <Rect key={height} at={[14 + bar * 15.2, 11]} size={[10.2, height]} />
  ));

export const People = () => (
  <Repeat count={3} step={[25.5, 0]}>
    <Circle at={[25.5, 47]} radius={6.8} />
    <Line through={way(17, 18).by(0, 11).by(4, 6).by(9, 0).by(4, -6).by(0, -11)} />
  </Repeat>
);
