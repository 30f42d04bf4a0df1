import { Arc, Circle, Curve, from, polar, Scene, Stroke } from "../../drawings/scene.ts";

/** Freehand on paper: a stroke built step by step, a smooth curve, parts of a circle. */
export default () => (
  <Scene viewBox="0 0 420 140">
    <Stroke path={from(20, 110).up(60).arc(30, [60, 0]).down(60).close()} pen={["plate", "thick"]} />
    <Curve
      through={[
        [110, 110],
        [140, 40],
        [180, 90],
        [220, 30],
      ]}
      pen="signalLine"
    />
    <Circle at={[290, 70]} radius={44} />
    <Arc at={[290, 70]} radius={44} degrees={[-90, 30]} sector pen="shade" />
    <Arc at={polar([290, 70], 60, 0)} radius={40} degrees={[-60, 60]} pen="hidden" />
  </Scene>
);
