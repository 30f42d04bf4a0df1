import type { FigureProps } from "./figure-props.ts";
import { Drawing } from "./kit/drawing.tsx";
import type { Point2 } from "./kit/iso.ts";
import { Path } from "./kit/path.tsx";

const CELL = 32;
const COLUMNS = 20;
const PERSON = "talent-person";
const SHORTLIST: readonly Point2[] = [
  [6, 3],
  [11, 6],
  [16, 2],
];

interface TalentMatrixProps extends FigureProps {
  /** How many engineers there are. */
  marks: number;
}

/** Engineers, one mark each; three are picked. */
export function TalentMatrix({ marks, ...props }: TalentMatrixProps) {
  const [rows, rest] = [Math.floor(marks / COLUMNS), marks % COLUMNS];
  const lastRow = rest > 0 ? `H${CELL * rest}v${CELL}` : "";
  const field = `M0 0h${CELL * COLUMNS}v${CELL * rows}${lastRow}H0z`;
  return (
    <Drawing viewBox={`-1 -1 642 ${CELL * Math.ceil(marks / COLUMNS) + 2}`} {...props}>
      <defs>
        <pattern id={PERSON} width={CELL} height={CELL} patternUnits="userSpaceOnUse">
          <circle cx="16" cy="11" r="4.2" />
          <path d="M7 26c0-5 4-8 9-8s9 3 9 8" />
        </pattern>
      </defs>
      <Path d={field} pen="noLine" fill={`url(#${PERSON})`} />
      {SHORTLIST.map(([column, row]) => (
        <g key={column} transform={`translate(${CELL * column} ${CELL * row})`}>
          <Path d="M0 0h32v32H0z" pen="ground" />
          <Path d="M20.2 11a4.2 4.2 0 1 0-8.4 0a4.2 4.2 0 1 0 8.4 0M7 26c0-5 4-8 9-8s9 3 9 8z" pen="signal" />
          <Path d="M1 1h30v30H1z" pen="signalLine" />
        </g>
      ))}
    </Drawing>
  );
}
