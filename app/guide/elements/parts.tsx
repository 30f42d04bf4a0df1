import { Above, Below, Box, Part, Rect, Scene, Slab } from "../../drawings/scene.ts";

/** Named parts with their balloons, and layers below and above everything else. */
export default () => (
  <Scene viewBox="-220 -120 440 230" angle={28} labels={["Box", "Lid"]} addressed={false}>
    <Slab at={[-80, -80, -20]} size={[160, 160, 10]}>
      <Part name="box" number={1} at={[60, 110, 20]} balloon={[-80, 60]}>
        <Box at={[50, 50, 0]} size={[60, 60, 40]} pen="thick" />
      </Part>
    </Slab>
    <Above>
      <Part name="lid" number={2} at={[0, 0, 65]} balloon={[90, -20]} tone="signal">
        <Box at={[-30, -30, 60]} size={[60, 60, 10]} fill="signal" />
      </Part>
    </Above>
    <Below>
      <Rect face="top" at={[-100, -100, -20]} size={[200, 200]} pen="hidden" />
    </Below>
  </Scene>
);
