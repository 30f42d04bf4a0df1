import { At, Axis, Dot, Facing, Line, Rect, Scene, Turned } from "../../drawings/scene.ts";

/** At moves its children, Facing faces the viewer, Turned rotates a flat drawing. */
export default () => (
  <Scene viewBox="-160 -120 320 220" angle={28}>
    <Axis from={[-130, 0, 0]} to={[130, 0, 0]} />
    <At at={[-70, 0, 0]}>
      <Rect face="top" at={[-30, -30, 0]} size={[60, 60]} pen="plate" />
    </At>
    <Facing at={[20, 0, 40]}>
      <Line from={[0, 0]} to={[0, 40]} />
      <Dot at={[0, 0]} radius={18} pen="plate" />
    </Facing>
    <Facing at={[100, 0, 0]}>
      <Turned degrees={30}>
        <Rect at={[-24, -34]} size={[48, 68]} pen={["plate", "thick"]} />
      </Turned>
    </Facing>
  </Scene>
);
