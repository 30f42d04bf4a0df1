import { Box, Circle, Dot, Face, On, Print, Rect, Scene } from "../../drawings/scene.ts";

/** On places children along the axes of a face; Face projects a flat drawing onto it. */
export default () => (
  <Scene viewBox="-160 -130 320 250" angle={28}>
    <Box at={[-60, -60, -60]} size={[120, 120, 100]} pen="thick">
      <On face="top">
        <Rect at={[20, 20]} size={[80, 80]} />
        <Circle at={[60, 60]} radius={30} />
      </On>
      <On face="front">
        <Print at={[16, 80]} lengths={[88, 70, 80, 40]} step={-18} />
      </On>
      <Face face="side">
        <Rect at={[16, 16]} size={[88, 68]} />
        <Dot at={[60, 50]} radius={22} pen="signal" />
      </Face>
    </Box>
  </Scene>
);
