import { from, type Trail, way } from "../../../drawings/scene.ts";
import { Dot, Line, Rect, Stroke } from "../../../drawings/shapes.ts";
import { PlanFrame } from "./plan-bare.tsx";

const STREET = 7;
/**
 * Rows of city blocks from north to south: where a row starts, how deep it is,
 * and the widths of its blocks.
 */
const ROWS = [
  { left: -92, depth: 34, widths: [42, 56, 30, 38] },
  { left: -126, depth: 26, widths: [56, 30, 42, 56, 38] },
  { left: -150, depth: 40, widths: [38, 42, 56, 30, 56, 42] },
  { left: -160, depth: 34, widths: [56, 38, 30, 56, 42, 56] },
  { left: -154, depth: 40, widths: [30, 56, 42, 38, 56, 42] },
  { left: -140, depth: 26, widths: [56, 42, 56, 30, 56] },
  { left: -116, depth: 34, widths: [38, 56, 30, 56, 42] },
  { left: -70, depth: 30, widths: [56, 38, 42] },
];
const sum = (numbers: readonly number[]) =>
  numbers.reduce((total, number) => total + number + STREET, 0);

const park = from(-160, -64)
  .curve([40, -28], [100, -20], [130, 6])
  .curve([14, 18], [10, 52], [6, 80])
  .curve([-6, 30], [-42, 56], [-86, 62])
  .to(-170, 80)
  .close();
const trees = way(-122, -44)
  .to(-96, -58)
  .to(-66, -54)
  .to(-52, -28)
  .to(-84, -22)
  .to(-116, -10);
trees.to(-60, 6).to(-92, 14).to(-124, 28).to(-66, 36).to(-98, 50);

/** The lake, or one of its contours. */
const shore = (scale: number): Trail => {
  const at = (x: number, y: number) => [scale * x, scale * y] as const;
  return from(...at(-44, -22))
    .curve(at(14, -30), at(66, -30), at(88, -4))
    .curve(at(18, 26), at(2, 60), at(-26, 68))
    .curve(at(-26, 8), at(-40, -12), at(-54, -20))
    .curve(at(-20, -12), at(-18, -28), at(-8, -44))
    .close();
};

/** City blocks, some of them gardens. */
function Blocks() {
  return ROWS.flatMap(({ left, depth, widths }, row) => {
    const top = -152 + sum(ROWS.slice(0, row).map((above) => above.depth));
    return widths.map((width, column) => {
      const x = left + sum(widths.slice(0, column));
      const isGarden = (row * 3 + column * 2) % 7 === 4;
      const pen = [isGarden ? "shade" : "lit", "medium"] as const;
      return (
        <Rect
          key={`${row} ${x}`}
          at={[x, top]}
          size={[width, depth]}
          pen={pen}
        />
      );
    });
  });
}

/**
 * Central Bangalore, indicative: a grid askew, a park, and a lake by its
 * contours.
 */
export default function BangalorePlan() {
  return (
    <PlanFrame clipId="bangalore">
      <g transform="rotate(-17)">
        <Blocks />
      </g>
      <Stroke path={park} pen={["plate", "medium"]} />
      {trees.places.map(([x, y]) => (
        <Dot key={`${x} ${y}`} at={[x, y]} radius={9} />
      ))}
      {trees.places.map(([x, y]) => (
        <Line key={`${x} ${y}`} from={[x - 1, y]} to={[x + 1, y]} />
      ))}
      <g transform="translate(84-78)">
        <Stroke path={shore(1)} pen={["plate", "medium"]} />
        {[0.78, 0.56, 0.34].map((scale) => (
          <Stroke key={scale} path={shore(scale)} pen="thin" />
        ))}
      </g>
    </PlanFrame>
  );
}
