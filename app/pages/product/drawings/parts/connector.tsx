import { type Point2, Repeat, Scene, way } from "../../../../drawings/scene.ts";
import { Dot, Line, Polygon } from "../../../../drawings/shapes.ts";

/** Nine pins in two rows, and a screw on either side. */
const HOLES: readonly Point2[] = [
  ...[26, 37, 48, 59, 70].map((x): Point2 => [x, 11]),
  ...[31.5, 42.5, 53.5, 64.5].map((x): Point2 => [x, 21]),
  ...[4, 92].map((x): Point2 => [x, 12]),
];

/**
 * A nine-pin plug on its lead, and the joint at the end of it: one for each
 * system a product is wired to.
 */
export function ConnectorDrawing({
  className,
}: {
  className?: string | undefined;
}) {
  return (
    <Scene viewBox="-1 0 98 67" className={className}>
      <Polygon
        through={way(10, 2).to(86, 2).to(78, 30).to(18, 30)}
        pen={["plate", "thick"]}
      />
      <Repeat at={HOLES}>
        <Dot at={[0, 0]} radius={2} />
      </Repeat>
      <Line from={[48, 30]} to={[48, 62]} pen="thick" />
      <Dot at={[48, 62]} radius={4} pen="ink" />
    </Scene>
  );
}
