import { Path } from "../../../drawings/kit/path.tsx";
import { PlanFrame } from "./parts/plan-frame.tsx";

const STREET = 7;
/** Rows of city blocks from north to south: where a row starts, how deep it is, and the widths of its blocks. */
const rows = [
  { left: -92, depth: 34, widths: [42, 56, 30, 38] },
  { left: -126, depth: 26, widths: [56, 30, 42, 56, 38] },
  { left: -150, depth: 40, widths: [38, 42, 56, 30, 56, 42] },
  { left: -160, depth: 34, widths: [56, 38, 30, 56, 42, 56] },
  { left: -154, depth: 40, widths: [30, 56, 42, 38, 56, 42] },
  { left: -140, depth: 26, widths: [56, 42, 56, 30, 56] },
  { left: -116, depth: 34, widths: [38, 56, 30, 56, 42] },
  { left: -70, depth: 30, widths: [56, 38, 42] },
];

const blocks: { d: string; garden: boolean }[] = [];
let top = -152;
for (const [row, { left, depth, widths }] of rows.entries()) {
  let x = left;
  for (const [column, width] of widths.entries()) {
    blocks.push({ d: `M${x} ${top}h${width}v${depth}h${-width}z`, garden: (row * 3 + column * 2) % 7 === 4 });
    x += width + STREET;
  }
  top += depth + STREET;
}
const joined = (garden: boolean) =>
  blocks
    .filter((block) => block.garden === garden)
    .map((block) => block.d)
    .join("");

const trees = [
  [-122, -44],
  [-96, -58],
  [-66, -54],
  [-52, -28],
  [-84, -22],
  [-116, -10],
  [-60, 6],
  [-92, 14],
  [-124, 28],
  [-66, 36],
  [-98, 50],
]
  .map(([x = 0, y]) => `M${x - 9} ${y}a9 9 0 1 1 18 0a9 9 0 1 1-18 0m8 0h2`)
  .join("");

const SHORE = "M-44-22C-30-52 22-52 44-26C62 0 46 34 18 42C-8 50-22 30-36 22C-56 10-54-6-44-22Z";

/** Central Bangalore, indicative: a grid askew, a park, and a lake by its contours. */
export default function BangalorePlan() {
  return (
    <PlanFrame clipId="bangalore">
      <g transform="rotate(-17)">
        <Path d={joined(false)} pen={["lit", "medium"]} />
        <Path d={joined(true)} pen={["shade", "medium"]} />
      </g>
      <Path
        d="M-160-64C-120-92-60-84-30-58C-16-40-20-6-24 22C-30 52-66 78-110 84L-170 80Z"
        pen={["plate", "medium"]}
      />
      <Path d={trees} />
      <g transform="translate(84-78)">
        <Path d={SHORE} pen={["plate", "medium"]} />
        {[0.78, 0.56, 0.34].map((scale) => (
          <path key={scale} className="th" d={SHORE} transform={`scale(${scale})`} />
        ))}
      </g>
    </PlanFrame>
  );
}
