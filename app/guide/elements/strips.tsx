import { Label, Line, Lines, Pinned, Scene, Stretched, steps } from "../../drawings/scene.ts";

/** A strip as wide as its column: ticks stretch, marks and labels do not. */
export default () => (
  <Scene height={60}>
    <Stretched y={30} height={20}>
      <Lines x={steps(11, 100)} from={20} to={0} />
      <Line from={[0, 20]} to={[1000, 20]} />
    </Stretched>
    <Pinned at={60}>
      <Line from={[0, 16]} to={[0, 50]} pen={["signalLine", "thick"]} />
      <Label at={[0, 12]} anchor="middle" tone="signal" text="60%" />
    </Pinned>
  </Scene>
);
