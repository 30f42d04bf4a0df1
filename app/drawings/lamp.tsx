import { Dot, from, Line, Stroke, way } from "./scene.ts";

const shade = from(-88, -216)
  .curve([-26, 2], [-58, 26], [-66, 52])
  .by(78, 22)
  .curve([10, -24], [8, -58], [-12, -74])
  .close();

/** A desk lamp on a jointed arm, flat on the sheet, from its clamp. */
export function Lamp() {
  return (
    <>
      <Line through={way(0, 0).by(26, -128).by(-118, -86)} pen="heavy" />
      <Dot at={[26, -128]} radius={7} pen={["plate", "thick"]} />
      <Dot at={[0, 0]} radius={8} pen={["plate", "thick"]} />
      <Stroke path={shade} pen={["plate", "thick"]} />
      <Dot at={[-90, -214]} radius={7} pen={["plate", "thick"]} />
    </>
  );
}
