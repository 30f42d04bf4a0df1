import { from, Scene } from "../../../../drawings/scene.ts";
import { Line, Stroke } from "../../../../drawings/shapes.ts";

const flourish = from(6, 44)
  .curve([18, -40], [34, -40], [26, -6])
  .curve([-8, 34], [14, 26], [24, -8]);
flourish
  .curve([10, -34], [20, -18], [16, 2])
  .curve([-4, 20], [20, 20], [30, -12]);
flourish.curve([10, -32], [12, 6], [18, 10]).curve([6, 4], [20, 2], [28, -8]);
flourish
  .curve([8, -10], [10, 14], [18, 8])
  .curve([8, -6], [22, -12], [44, -14]);

/** A signature on its line. */
export function Signature() {
  return (
    <Scene viewBox="0 0 220 60">
      <Stroke
        path={flourish}
        pen={["signalLine", "heavy", "traced"]}
        pathLength={1}
      />
      <Line from={[0, 56]} to={[220, 56]} />
    </Scene>
  );
}
