import { Box, Cylinder, Prism, Scene, Slab, way } from "../../drawings/scene.ts";

/** A box, an open box, a prism and two cylinders on a slab. */
export default () => (
  <Scene viewBox="-210 -130 420 250" angle={28}>
    <Slab at={[-120, -80, -10]} size={[240, 160, 10]}>
      <Prism at={[14, 70, 0]} outline={way(0, 0).to(60, 0).to(40, 50).to(0, 50)} depth={40} pen="thick" />
      <Cylinder at={[150, 50, 0]} radius={28} length={60} pen="thick" />
      <Cylinder axis="y" at={[206, 40, 20]} radius={20} length={40} pen="thick" />
      <Box at={[20, 96, 0]} size={[50, 46, 34]} front="signal" />
      <Box at={[110, 96, 0]} size={[50, 46, 34]} open={7} />
    </Slab>
  </Scene>
);
