import { coordinate } from "../../../../drawings/kit/format.ts";
import type { Point2 } from "../../../../drawings/kit/iso.ts";
import { Path } from "../../../../drawings/kit/path.tsx";

/** A question on the left, three intents, six details, ten endings on the right. One way through is inked. */
const ROOT: Point2 = [30, 230];
const INTENT_X = 196;
const DETAIL_X = 362;
const END_X = 508;

type Ending = "cited" | "desk";
interface Detail {
  y: number;
  endings: readonly { y: number; kind: Ending; inked?: true }[];
}
interface Intent {
  y: number;
  details: readonly Detail[];
}

const cited = (y: number) => ({ y, kind: "cited" }) as const;
const desk = (y: number) => ({ y, kind: "desk" }) as const;

const TREE: readonly Intent[] = [
  {
    y: 92,
    details: [
      { y: 52, endings: [cited(30), cited(74)] },
      { y: 132, endings: [desk(132)] },
    ],
  },
  {
    y: 230,
    details: [
      { y: 196, endings: [cited(178), { ...cited(214), inked: true }] },
      { y: 268, endings: [cited(250), cited(286)] },
    ],
  },
  {
    y: 368,
    details: [
      { y: 330, endings: [desk(330)] },
      { y: 406, endings: [cited(384), cited(428)] },
    ],
  },
];

/** A line that leaves level, turns and arrives level. */
function branch([x0, y0]: Point2, [x1, y1]: Point2): string {
  if (y0 === y1) return `M${x0} ${y0}H${x1}`;
  const middle = (x0 + x1) / 2;
  const turn = Math.min(10, Math.abs(y1 - y0) / 2);
  const down = y1 > y0 ? turn : -turn;
  return `M${x0} ${y0}H${middle - turn}q${turn} 0 ${turn} ${down}V${coordinate(y1 - down)}q0 ${down} ${turn} ${down}H${x1}`;
}

const isInked = (detail: Detail) => detail.endings.some((ending) => ending.inked);

function Branches() {
  const pencil: string[] = [];
  const ink: string[] = [];
  for (const intent of TREE) {
    (intent.details.some(isInked) ? ink : pencil).push(branch([ROOT[0] + 92, ROOT[1]], [INTENT_X, intent.y]));
    for (const detail of intent.details) {
      (isInked(detail) ? ink : pencil).push(branch([INTENT_X + 92, intent.y], [DETAIL_X, detail.y]));
      for (const ending of detail.endings)
        (ending.inked ? ink : pencil).push(branch([DETAIL_X + 64, detail.y], [END_X, ending.y]));
    }
  }
  return (
    <>
      <Path d={pencil.join("")} />
      <Path d={ink.join("")} pen={["signalLine", "heavy", "traced"]} pathLength={1} />
    </>
  );
}

function Endings() {
  const endings = TREE.flatMap((intent) => intent.details.flatMap((detail) => detail.endings));
  const plain = endings.filter((ending) => ending.kind === "cited" && !ending.inked);
  return (
    <>
      <Path d={plain.map(({ y }) => `M${END_X} ${y - 11}h22v22h-22zm5 11l4 5 8-10`).join("")} pen="plate" />
      <Path
        d={endings
          .filter((ending) => ending.inked)
          .map(({ y }) => `M${END_X} ${y - 13}h26v26h-26zm6 13l5 6 9-12`)
          .join("")}
        pen={["signal", "thick"]}
      />
      <Path
        d={endings
          .filter((ending) => ending.kind === "desk")
          .map(
            ({ y }) =>
              `M${END_X} ${y}a13 13 0 1 0 26 0a13 13 0 1 0-26 0m13-8a4 4 0 1 0 .1 0m-8 16c0-9 16-9 16 0`,
          )
          .join("")}
        pen="plate"
      />
    </>
  );
}

/** Every way a thread can go; only the one with a clause behind it is inked. */
export function DialogueTree() {
  const details = TREE.flatMap((intent) => intent.details);
  return (
    <>
      <defs>
        <g id="bot-q">
          <Path d="M0-22H92V18H26L14 32V18H0Z" pen={["plate", "thick"]} />
          <Path d="M12-8H78M12 4H58" />
        </g>
        <g id="bot-a">
          <Path d="M0-13H64V11H18L10 20V11H0Z" pen="plate" />
          <Path d="M9-3H52" />
        </g>
      </defs>
      <Branches />
      <use href="#bot-q" x={ROOT[0]} y={ROOT[1]} />
      {TREE.map(({ y }) => (
        <use key={y} href="#bot-q" x={INTENT_X} y={y} />
      ))}
      {details.map(({ y }) => (
        <use key={y} href="#bot-a" x={DETAIL_X} y={y} />
      ))}
      <Endings />
    </>
  );
}
