import type { ReactNode } from "react";
import { Circle, Line, Polygon } from "../../../../drawings/scene.ts";
import { AxisBetween, type HeroPartProps, Plate, type Pose } from "./pose.tsx";

const PLATE = 10;
const CELL = 54;
const PITCH = 68;
const FIRST = -95;

interface MarkProps {
  pose: Pose;
  x: number;
  y: number;
  station: number;
}

const Frame = ({ pose, x, y, station }: MarkProps) => (
  <Polygon
    through={[
      pose.at(x + 9, y + 9, station),
      pose.at(x + 45, y + 9, station),
      pose.at(x + 45, y + 45, station),
      pose.at(x + 9, y + 45, station),
    ]}
  />
);

const Ring = ({ pose, x, y, station, radius = 15 }: MarkProps & { radius?: number }) => (
  <Circle face={pose.face} at={pose.at(x + 27, y + 27, station)} radius={radius} />
);

const Bearing = (mark: MarkProps) => (
  <>
    <Ring {...mark} radius={18} />
    <Ring {...mark} radius={7} />
  </>
);

const Writing = ({ pose, x, y, station }: MarkProps) =>
  [44, 44, 32].map((end, line) => {
    const level = y + 16 + 11 * line;
    return <Line key={level} from={pose.at(x + 10, level, station)} to={pose.at(x + end, level, station)} />;
  });

const Blank = () => null;

interface Block {
  /** How far it stands out. */
  depth: number;
  Mark(props: MarkProps): ReactNode;
  signal?: boolean;
}

/** The top row first. */
const BLOCKS: readonly (readonly Block[])[] = [
  [
    { depth: 18, Mark: Writing },
    { depth: 52, Mark: Frame },
    { depth: 30, Mark: Ring },
  ],
  [
    { depth: 48, Mark: Blank },
    { depth: 22, Mark: Bearing },
    { depth: 70, Mark: Blank, signal: true },
  ],
  [
    { depth: 26, Mark: Ring },
    { depth: 60, Mark: Frame },
    { depth: 34, Mark: Writing },
  ],
];

/** Domain logic: nine blocks on one plate, one of them highlighted. */
export function ServicesPart({ pose, station, axisTo }: HeroPartProps) {
  const rows = pose.visibleEdge === 1 ? [0, 1, 2] : [2, 1, 0];
  const cells = [0, 1, 2].flatMap((column) => rows.map((row) => ({ row, column })));
  return (
    <>
      <Plate {...{ pose, station }} thickness={PLATE} at={[-107, -107]} size={[214, 214]} pen="thick" />
      {cells.map(({ row, column }) => {
        const [x, y] = [FIRST + PITCH * column, FIRST + PITCH * row];
        const { depth, Mark, signal } = BLOCKS[row]?.[column] ?? { depth: 0, Mark: Blank };
        const placed = { pose, station: station + depth };
        return (
          <>
            <Plate
              {...placed}
              thickness={depth}
              at={[x, y]}
              size={[CELL, CELL]}
              fill={signal ? "signal" : "plate"}
            />
            <Mark {...placed} {...{ x, y }} />
          </>
        );
      })}
      <AxisBetween pose={pose} from={station + 22} to={axisTo} />
    </>
  );
}
