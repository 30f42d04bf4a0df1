import { Clipped, Dot, Line, Lines, Pattern, Rect, Scene, steps } from "../../drawings/scene.ts";

/** A fill pattern and a clip path. */
export default () => (
  <Scene viewBox="0 0 420 140">
    <Pattern id="guide-hatch" size={8} turn={45}>
      <Line from={[0, 0]} to={[0, 8]} />
    </Pattern>
    <Rect at={[20, 20]} size={[160, 100]} fill="url(#guide-hatch)" pen="thick" />
    <Clipped id="guide-window" to={<Dot at={[300, 70]} radius={50} />}>
      <Lines y={steps(12, 10, 16)} from={240} to={360} pen="thin" />
      <Rect at={[290, 20]} size={[60, 60]} pen="signal" />
    </Clipped>
    <Dot at={[300, 70]} radius={50} pen="thick" />
  </Scene>
);
