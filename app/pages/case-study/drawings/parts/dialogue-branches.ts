import { from, type Point2, type Trail } from "../../../../drawings/scene.ts";

/** A question on the left, three intents, six details, ten endings on the right. One way through is inked. */
export const ROOT: Point2 = [30, 230];
export const INTENT_X = 196;
export const DETAIL_X = 362;
export const END_X = 508;
export const INTENTS = [92, 230, 368];
export const DETAILS = [52, 132, 196, 268, 330, 406];
/** The endings of each detail: most cite a clause, some leave for the desk. */
const CITED = { 52: [30, 74], 196: [178], 268: [250, 286], 406: [384, 428] };
export const DESK = [132, 330];
export const INKED = [196, 214] as const;
export const cited = Object.entries(CITED).flatMap(([detail, ends]) =>
  ends.map((y): Point2 => [Number(detail), y]),
);

/** A line that leaves level, turns and arrives level. */
function branch([x0, y0]: Point2, [x1, y1]: Point2, trail = from(x0, y0)): Trail {
  trail.move(x0, y0);
  if (y0 === y1) return trail.toX(x1);
  const turn = Math.min(10, Math.abs(y1 - y0) / 2);
  const down = y1 > y0 ? turn : -turn;
  trail
    .toX((x0 + x1) / 2 - turn)
    .curve([turn, 0], [turn, down])
    .toY(y1 - down);
  return trail.curve([0, down], [turn, down]).toX(x1);
}

const toIntent = (y: number, trail?: Trail) => branch([ROOT[0] + 92, ROOT[1]], [INTENT_X, y], trail);
const toDetail = (y: number, trail?: Trail) => {
  const intent = INTENTS[Math.floor(DETAILS.indexOf(y) / 2)] ?? y;
  return branch([INTENT_X + 92, intent], [DETAIL_X, y], trail);
};
const toEnding = ([detail, y]: Point2, trail?: Trail) => branch([DETAIL_X + 64, detail], [END_X, y], trail);
export const inked = toEnding(INKED, toDetail(INKED[0], toIntent(ROOT[1])));
export const pencil = [
  ...INTENTS.filter((y) => y !== ROOT[1]).map((y) => toIntent(y)),
  ...DETAILS.filter((y) => y !== INKED[0]).map((y) => toDetail(y)),
  ...[...cited, ...DESK.map((y): Point2 => [y, y])].map((ending) => toEnding(ending)),
];
