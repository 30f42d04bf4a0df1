import { At, type Narrow, On, Part, type Point3, Scene, way } from "./scene.ts";
import { Axis, Line, Polygon, Ruling, Slab } from "./shapes.ts";
import { stockPart } from "./stock/stock-parts.ts";

/** The parts' ids: a repeated part has a number after its name. */
function partNames(parts: readonly string[]): string[] {
  return parts.map((part, index) => {
    const before = parts
      .slice(0, index)
      .filter((other) => other === part).length;
    return before > 0 ? `${part}-${before + 1}` : part;
  });
}

/** The angle of the projection. */
export const STOCK_ANGLE = 28;
/** The floor of a part, and that of the whole row. */
const FLOOR = 92;
const DEPTH = 132;
const THICKNESS = 14;
/** The distance from the edge of the base to the parts. */
const MARGIN = 20;

/** Points the way on the floor after a stock part. */
const FloorArrow = ({ at, back = false }: { at: Point3; back?: boolean }) => (
  <At at={at}>
    <Polygon
      through={way(0, -6, 0)
        .to(back ? -13 : 13, 0, 0)
        .to(0, 6, 0)}
      pen="ink"
    />
  </At>
);

const COLUMNS = 2;
const PITCH = 118;
const WIDTH = PITCH + FLOOR + 2 * MARGIN;
const STOREY = 236;
const MIDDLE = MARGIN + FLOOR / 2;
/** The distance of the path from the edges of a floor. */
const EDGE = 9;

const floorOf = (index: number) => Math.floor(index / COLUMNS);
const toTheRight = (floor: number) => floor % 2 === 0;

/** The path alternates its direction from floor to floor. */
function columnOf(index: number): number {
  const place = index % COLUMNS;
  return toTheRight(floorOf(index)) ? place : COLUMNS - 1 - place;
}

const floorPlace = (floor: number): Point3 => [
  -WIDTH / 2,
  -DEPTH / 2,
  -floor * STOREY,
];

/**
 * The path on a floor: in at one corner, through its parts, and down at the
 * other.
 */
function Way({ floor, end }: { floor: number; end: number | undefined }) {
  const corners = [
    way(EDGE, DEPTH - EDGE, 0),
    way(WIDTH - EDGE, EDGE, 0),
  ] as const;
  const turns = [EDGE, WIDTH - EDGE];
  const [enter, leave] = toTheRight(floor) ? [0, 1] : [1, 0];
  const path =
    floor > 0
      ? corners[enter === 0 ? 0 : 1].to(turns[enter] ?? 0, MIDDLE, 0)
      : way(0, MIDDLE, 0);
  if (end !== undefined)
    return <Line through={path.to(end, MIDDLE, 0)} pen="axis" />;
  const [out] = corners[leave === 0 ? 0 : 1].places;
  path.to(turns[leave] ?? 0, MIDDLE, 0);
  if (out) path.to(...out);
  return <Line through={path} pen="axis" />;
}

/** One floor for up to two of so many parts. */
function Floor({ floor, count }: { floor: number; count: number }) {
  const isLast = floor === floorOf(count - 1);
  const isFull = (floor + 1) * COLUMNS <= count;
  const end = MARGIN + columnOf(count - 1) * PITCH + FLOOR / 2;
  return (
    <At at={floorPlace(floor)}>
      <Slab at={[0, 0, -THICKNESS]} size={[WIDTH, DEPTH, THICKNESS]} />
      <Way floor={floor} end={isLast ? end : undefined} />
      {floor > 0 && (
        <Line
          from={
            toTheRight(floor)
              ? [EDGE, DEPTH - EDGE, 0]
              : [WIDTH - EDGE, EDGE, 0]
          }
          to={
            toTheRight(floor)
              ? [EDGE, DEPTH - EDGE, STOREY]
              : [WIDTH - EDGE, EDGE, STOREY]
          }
          pen="axis"
        />
      )}
      {isFull && (
        <FloorArrow at={[WIDTH / 2, MIDDLE, 0]} back={!toTheRight(floor)} />
      )}
    </At>
  );
}

/**
 * The parts of a row for a narrow screen: two per floor, one floor below the
 * other.
 */
function stockFloors(
  parts: readonly string[],
  rowPlace: (index: number) => Point3,
): Narrow {
  const count = parts.length;
  const fromBelow = [...Array(floorOf(count - 1) + 1).keys()].reverse();
  const names = partNames(parts);
  const placed = parts.map((part, index): Narrow["place"][string] => {
    const { height } = stockPart(part);
    const [x, y, z] = floorPlace(floorOf(index));
    const left = x + MARGIN + columnOf(index) * PITCH;
    const top = y + MARGIN;
    const [rowX, rowY, rowZ] = rowPlace(index);
    return {
      by: [left - rowX, top - rowY, z - rowZ],
      tip: [left + FLOOR / 2, top + FLOOR / 2, z + height],
      balloon: columnOf(index) > 0 ? [66, height - 148] : [-66, height - 140],
    };
  });
  const order = [...names.entries()].toSorted(
    ([a], [b]) => floorOf(b) - floorOf(a) || columnOf(a) - columnOf(b),
  );
  return {
    viewBox: `-180 -195 360 ${310 + floorOf(count - 1) * STOREY}`,
    ground: fromBelow.map((floor) => (
      <Floor key={floor} floor={floor} count={count} />
    )),
    place: Object.fromEntries(
      order.flatMap(([index, name]) =>
        placed[index] ? [[name, placed[index]]] : [],
      ),
    ),
  };
}

interface StockRowProps {
  /** Names of stock parts, in order. */
  parts: readonly string[];
  /** The number of the highlighted part; by default the last. */
  signal?: number | undefined;
  /** The names beside the balloons; none if a list has them. */
  labels: readonly string[];
  description: string;
  /** Unique on a page. */
  id?: string;
  /**
   * Without balloons, fragments and a layout for phones, if no list names the
   * parts.
   */
  plain?: boolean;
  className?: string | undefined;
}

/** The distance between parts: smaller in a long row, on the same canvas. */
function pitchOf(count: number): number {
  if (count > 5) return 118;
  if (count > 4) return 126;
  return 140;
}
/**
 * The middle of the base is that of the canvas; parts on it need space above.
 */
const GROUND = -58;

/** The height of the upper names above the base. */
const LETTERED = 172;

/** A short row is drawn larger. */
const canvasOf = (count: number) =>
  count > 4 ? "-400 -290 800 596" : "-330 -250 660 500";

const lengthOf = (count: number) =>
  (count - 1) * pitchOf(count) + FLOOR + 2 * MARGIN;

/** The position of a part in the row. */
const rowPlace = (count: number, index: number): Point3 => [
  MARGIN + index * pitchOf(count) - lengthOf(count) / 2,
  MARGIN - DEPTH / 2,
  GROUND,
];

/**
 * Stock parts in a row on one base, with an axis through them. The names of the
 * first half are above the row, where the base slopes down to the right, those
 * of the second half below it. On a phone they are on several floors.
 */
export function StockRow({
  parts,
  signal = parts.length,
  plain = false,
  ...scene
}: StockRowProps) {
  const count = parts.length;
  const length = lengthOf(count);
  const pitch = pitchOf(count);
  const names = partNames(parts);
  return (
    <Scene
      viewBox={canvasOf(count)}
      angle={STOCK_ANGLE}
      grid={1}
      id="stock"
      plain={plain}
      {...(!plain && {
        narrow: stockFloors(parts, (index) => rowPlace(count, index)),
      })}
      {...scene}
    >
      <Slab
        at={[-length / 2, -DEPTH / 2, GROUND - THICKNESS]}
        size={[length, DEPTH, THICKNESS]}
      >
        <On face="front">
          <Ruling
            from={[MARGIN, 0]}
            to={[MARGIN, 6]}
            count={count + 1}
            step={[(length - 2 * MARGIN) / count, 0]}
          />
        </On>
        <Axis
          from={[0, MARGIN + FLOOR / 2, 0]}
          to={[length, MARGIN + FLOOR / 2, 0]}
        />
      </Slab>
      {parts.map((name, index) => {
        const { Drawing, height } = stockPart(name);
        const above = index < count / 2;
        return (
          <At key={names[index]} at={rowPlace(count, index)}>
            <Part
              name={names[index] ?? name}
              number={index + 1}
              at={
                above
                  ? [FLOOR / 2, FLOOR / 2, height]
                  : [FLOOR / 2, FLOOR - 14, 16]
              }
              balloon={above ? [44, height - LETTERED] : [-66, 84]}
            >
              <Drawing signal={index + 1 === signal} />
            </Part>
            {index + 1 < count && (
              <FloorArrow at={[(FLOOR + pitch) / 2 - 9, FLOOR / 2, 0]} />
            )}
          </At>
        );
      })}
    </Scene>
  );
}
