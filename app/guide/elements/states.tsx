import { Rect, Scene, State } from "../../drawings/scene.ts";

/** Content of a drawing for one state only, selected by a switch next to it. */
export default () => (
  <Scene viewBox="0 0 420 100">
    <State number={1}>
      <Rect at={[20, 20]} size={[300, 60]} pen="hidden" />
    </State>
    <State number={2}>
      <Rect at={[20, 20]} size={[120, 60]} pen="signal" />
    </State>
  </Scene>
);
