import { Dot } from "../../../drawings/kit/dot.tsx";
import { Path } from "../../../drawings/kit/path.tsx";

const [X, Y] = [1040, 96];
const [WIDTH, HEIGHT] = [1440, 560];

const rays = Array.from({ length: 46 }, (_, k) => `M${X} ${Y}L${X + (k - 26) * 190 - 80} ${HEIGHT}`).join("");
const crossings = Array.from({ length: 14 }, (_, k) => Y + (HEIGHT - Y) / (1 + (14 - k) * 0.55))
  .map((y) => `M0 ${y.toFixed(1)}H${WIDTH}`)
  .join("");

/** A plane in one-point perspective: a line runs from the near ground to the point on the horizon. */
export function PerspectiveDrawing({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={`dwg ${className ?? ""}`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMaxYMin slice"
      aria-hidden="true"
    >
      <Path d={rays + crossings} pen="grid" />
      <Path d={`M0 ${Y}H${WIDTH}`} pen="thick" />
      <Path d={`M240 ${HEIGHT}L${X} ${Y}`} pen={["signalLine", "heavy", "traced"]} pathLength={1} />
      <Dot at={[X, Y]} radius={22} pen={["ground"]} />
      <Dot at={[X, Y]} radius={22} pen="thick" />
      <Path d={`M${X} ${Y - 60}V${Y + 60}M${X - 60} ${Y}H${X + 60}`} pen="centre" />
      <Dot at={[X, Y]} radius={6} pen="signal" />
    </svg>
  );
}
