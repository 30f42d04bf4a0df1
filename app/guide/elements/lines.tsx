import {
  Cord,
  Line,
  Lines,
  Polygon,
  Print,
  Rays,
  Rect,
  Ruling,
  Scene,
  steps,
  way,
} from "../../drawings/scene.ts";

/** Single lines, grids, ruling, writing, rays, cords, and areas. */
export default () => (
  <Scene viewBox="0 0 420 200">
    <Rect at={[10, 10]} size={[90, 80]} pen="plate" />
    <Lines x={steps(4, 18, 28)} y={steps(3, 20, 30)} from={10} to={90} pen="thin" />
    <Ruling from={[120, 90]} to={[140, 10]} count={5} step={[14, 0]} />
    <Print at={[230, 20]} lengths={[80, 60, 72, 40]} step={16} />
    <Rays at={[370, 50]} count={12} radii={[16, 36]} />
    <Line through={way(10, 180).to(50, 120).by(40, 50).by(30, -30)} pen={["signalLine", "thick"]} />
    <Polygon through={way(160, 180).to(200, 116).to(240, 180)} pen={["shade", "thick"]} />
    <Cord from={[270, 120]} to={[400, 130]} sag={50} pen="heavy" />
  </Scene>
);
