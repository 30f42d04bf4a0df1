import { Scene, steps } from "../../../drawings/scene.ts";
import { Dot, Line, Lines } from "../../../drawings/shapes.ts";

const X = 1040;
const Y = 96;
const WIDTH = 1440;
const HEIGHT = 560;
const crossings = steps(14, -1, 14).map(
  (row) => Y + (HEIGHT - Y) / (1 + row * 0.55),
);

/**
 * A plane in one-point perspective: a line runs from the near ground to the
 * point on the horizon.
 */
export function PerspectiveDrawing({
  className,
}: {
  className?: string | undefined;
}) {
  return (
    <Scene
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      fit="xMaxYMin slice"
      className={className}
    >
      {steps(46, 190, X - 5020).map((x) => (
        <Line key={x} from={[X, Y]} to={[x, HEIGHT]} pen="grid" />
      ))}
      <Lines y={crossings} from={0} to={WIDTH} pen="grid" />
      <Line from={[0, Y]} to={[WIDTH, Y]} pen="thick" />
      <Line
        from={[240, HEIGHT]}
        to={[X, Y]}
        pen={["signalLine", "heavy", "traced"]}
        pathLength={1}
      />
      <Dot at={[X, Y]} radius={22} pen="ground" />
      <Dot at={[X, Y]} radius={22} pen="thick" />
      <Line from={[X, Y - 60]} to={[X, Y + 60]} pen="centre" />
      <Line from={[X - 60, Y]} to={[X + 60, Y]} pen="centre" />
      <Dot at={[X, Y]} radius={6} pen="signal" />
    </Scene>
  );
}
