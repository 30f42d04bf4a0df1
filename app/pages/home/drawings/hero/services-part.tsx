import { Path } from "../../../../drawings/kit/path.tsx";
import type { Assembly } from "./assembly.ts";
import { Axis } from "./axis.tsx";
import type { PartProps } from "./part.ts";
import { Slab } from "./slab.tsx";

const PLATE = 10;
const CELL = 54;
const PITCH = 68;
const FIRST = -95;
/** How far each block stands out, top row first. */
const DEPTHS = [
  [18, 52, 30],
  [48, 22, 70],
  [26, 60, 34],
] as const;
const SIGNAL = { row: 1, column: 2 };

type Marking = (assembly: Assembly, x: number, y: number, station: number) => string;

const frame: Marking = ({ iso, at }, x, y, station) =>
  iso.polygon(
    at(x + 9, y + 9, station),
    at(x + 45, y + 9, station),
    at(x + 45, y + 45, station),
    at(x + 9, y + 45, station),
  );
const dial: Marking = ({ circle }, x, y, station) => circle(x + 27, y + 27, 15, station);
const bearing: Marking = ({ circle }, x, y, station) =>
  circle(x + 27, y + 27, 18, station) + circle(x + 27, y + 27, 7, station);
const lines: Marking = ({ iso, at }, x, y, station) =>
  [44, 44, 32]
    .map((end, line) =>
      iso.line(at(x + 10, y + 16 + 11 * line, station), at(x + end, y + 16 + 11 * line, station)),
    )
    .join("");
const blank: Marking = () => "";

const MARKINGS = [
  [lines, frame, dial],
  [blank, bearing, blank],
  [dial, frame, lines],
] as const;

/** Domain logic: nine blocks on one plate, one of them the part that matters today. */
export function ServicesPart({ assembly, station, axisTo }: PartProps) {
  const rows = assembly.visibleEdge === 1 ? [0, 1, 2] : [2, 1, 0];
  const blocks = [0, 1, 2].flatMap((column) => rows.map((row) => ({ row, column })));
  return (
    <>
      <Slab
        {...{ assembly, station, thickness: PLATE }}
        x={-107}
        y={-107}
        width={214}
        height={214}
        line="thick"
      />
      {blocks.map(({ row, column }) => {
        const [x, y] = [FIRST + PITCH * column, FIRST + PITCH * row];
        const depth = DEPTHS[row]?.[column] ?? 0;
        const marking = MARKINGS[row]?.[column]?.(assembly, x, y, station + depth);
        const signal = row === SIGNAL.row && column === SIGNAL.column;
        return (
          <g key={`${row} ${column}`}>
            <Slab
              {...{ assembly, station: station + depth, thickness: depth, x, y }}
              width={CELL}
              height={CELL}
              face={signal ? "signal" : "plate"}
            />
            {marking && <Path d={marking} />}
          </g>
        );
      })}
      <Axis assembly={assembly} from={station + 22} to={axisTo} />
    </>
  );
}
