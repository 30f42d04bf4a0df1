import { Rect, Scene, State } from "../../drawings/scene.ts";

/** What a drawing shows in one state only; a switch beside it chooses. */
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
