import { Circle, Line, On, Rect, way } from "../../../drawings/scene.ts";

/** The sheet that lies on top, with its title block. */
export function SheetOnTop() {
  return (
    <On face="top">
      <Rect at={[45, 33]} size={[220, 150]} pen={["plate", "thick"]} />
      <Rect at={[53, 41]} size={[204, 134]} />
      <Line through={way(195, 175).to(195, 143).to(257, 143)} />
      <Line from={[195, 159]} to={[257, 159]} />
      <Circle at={[121, 99]} radius={30} />
      <Line from={[69, 99]} to={[173, 99]} />
      <Line from={[121, 51]} to={[121, 147]} />
    </On>
  );
}
