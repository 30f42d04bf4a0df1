import type { FigureProps } from "./figure-props.ts";
import { At, from, Pattern, Scene, way } from "./scene.ts";
import { Dot, Rect, Stroke } from "./shapes.ts";

const CELL = 32;
const COLUMNS = 20;
const PERSON = "talent-person";
/** Column and row of those who are picked. */
const SHORTLIST = way(6, 3).to(11, 6).to(16, 2).places;

const shoulders = () =>
  from(7, 26).curve([0, -5], [4, -8], [9, -8]).curve([5, 0], [9, 3], [9, 8]);

interface TalentMatrixProps extends FigureProps {
  /** How many engineers there are. */
  marks: number;
}

/** Engineers, one mark each; three are picked. */
export function TalentMatrix({ marks, ...props }: TalentMatrixProps) {
  const rows = Math.floor(marks / COLUMNS);
  const rest = marks % COLUMNS;
  const field = from(0, 0)
    .right(CELL * COLUMNS)
    .down(CELL * rows);
  if (rest > 0) field.toX(CELL * rest).down(CELL);
  return (
    <Scene
      viewBox={`-1 -1 642 ${CELL * Math.ceil(marks / COLUMNS) + 2}`}
      {...props}
    >
      <Pattern id={PERSON} size={CELL}>
        <Dot at={[16, 11]} radius={4.2} />
        <Stroke path={shoulders()} />
      </Pattern>
      <Stroke
        path={field.toX(0).close()}
        pen="noLine"
        fill={`url(#${PERSON})`}
      />
      {SHORTLIST.map(([column, row]) => (
        <At key={column} at={[CELL * column, CELL * row]}>
          <Rect at={[0, 0]} size={[CELL, CELL]} pen="ground" />
          <Dot at={[16, 11]} radius={4.2} pen="signal" />
          <Stroke path={shoulders().close()} pen="signal" />
          <Rect at={[1, 1]} size={[30, 30]} pen="signalLine" />
        </At>
      ))}
    </Scene>
  );
}
