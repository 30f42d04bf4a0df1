import { Path } from "../../../drawings/kit/path.tsx";
import { PLAN_RADIUS, PlanFrame } from "./parts/plan-frame.tsx";
import { ringBlocks } from "./parts/ring-blocks.ts";

const CENTRE = [-14, -34] as const;
const AVENUES = 6;
/** The ceremonial axis and its lawns, which no block stands on. */
const LAWN = { top: 70, bottom: 122 };

const circus = [
  { inner: 20, outer: 33, blocks: 6, street: 2.5, round: true },
  { inner: 41, outer: 58, blocks: 12, street: 2.5, round: true },
].flatMap((ring) => ringBlocks(CENTRE, ring));

const quarters = [
  { inner: 78, outer: 98, blocks: 18, street: 4 },
  { inner: 106, outer: 130, blocks: 24, street: 4 },
  { inner: 138, outer: 166, blocks: 30, street: 4 },
  { inner: 174, outer: 200, blocks: 36, street: 4 },
]
  .flatMap((ring) => ringBlocks(CENTRE, ring))
  .filter(
    ({ index, middle: [x, y] }) =>
      (y < LAWN.top || y > LAWN.bottom) && Math.hypot(x, y) < PLAN_RADIUS + 6 && index % 5 !== 2,
  );

const joined = (blocks: { d: string }[]) => blocks.map((block) => block.d).join("");
const isGarden = ({ index }: { index: number }) => index % 4 === 1;

const avenues = Array.from({ length: AVENUES }, (_, avenue) => {
  const angle = (avenue / AVENUES) * 2 * Math.PI;
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  const edge = (side: number) =>
    `M${Math.round(CENTRE[0] + 64 * x - side * y)} ${Math.round(CENTRE[1] + 64 * y + side * x)}l${Math.round(x * 170)} ${Math.round(y * 170)}`;
  return edge(3) + edge(-3);
}).join("");

const trees = Array.from({ length: 9 }, (_, tree) => tree * 22 - 140)
  .map((x) => `M${x - 4} 77a4 4 0 1 1 8 0a4 4 0 1 1-8 0m0 34a4 4 0 1 1 8 0a4 4 0 1 1-8 0`)
  .join("");

/** Central New Delhi, indicative: two rings of blocks, six avenues, and the axis that runs east. */
export default function NewDelhiPlan() {
  const [cx, cy] = CENTRE;
  return (
    <PlanFrame clipId="new-delhi">
      <Path d={avenues} />
      <Path d={joined(quarters.filter((block) => !isGarden(block)))} pen={["lit", "thin"]} />
      <Path d={joined(quarters.filter(isGarden))} pen={["shade", "thin"]} />
      <Path d={joined(circus)} pen={["lit", "medium"]} />
      <circle className="hd" cx={cx} cy={cy} r="12" />
      <circle cx={cx} cy={cy} r="64" />
      <circle className="th" cx={cx} cy={cy} r="69" />
      <Path d="M-150 84H150V104H-150Z" pen="plate" />
      <Path d="M-150 94H150" pen="centre" />
      <Path d="M126 94L111 120L81 120L66 94L81 68L111 68Z" pen={["plate", "medium"]} />
      <circle className="f2" cx="96" cy="94" r="9" />
      <Path d={trees} pen="thin" />
    </PlanFrame>
  );
}
