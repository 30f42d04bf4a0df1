import { FloorArrow } from "./floor-arrow.tsx";
import { At, Line, type Narrow, type Point3, Slab, way } from "./scene.ts";
import { DEPTH, FLOOR, MARGIN, partNames, stockPart, THICKNESS } from "./stock/stock-part.ts";

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

const floorPlace = (floor: number): Point3 => [-WIDTH / 2, -DEPTH / 2, -floor * STOREY];

/** The path on a floor: in at one corner, through its parts, and down at the other. */
function Way({ floor, end }: { floor: number; end: number | undefined }) {
  const corners = [way(EDGE, DEPTH - EDGE, 0), way(WIDTH - EDGE, EDGE, 0)] as const;
  const turns = [EDGE, WIDTH - EDGE];
  const [enter, leave] = toTheRight(floor) ? [0, 1] : [1, 0];
  const path = floor > 0 ? corners[enter === 0 ? 0 : 1].to(turns[enter] ?? 0, MIDDLE, 0) : way(0, MIDDLE, 0);
  if (end !== undefined) return <Line through={path.to(end, MIDDLE, 0)} pen="axis" />;
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
          from={toTheRight(floor) ? [EDGE, DEPTH - EDGE, 0] : [WIDTH - EDGE, EDGE, 0]}
          to={toTheRight(floor) ? [EDGE, DEPTH - EDGE, STOREY] : [WIDTH - EDGE, EDGE, STOREY]}
          pen="axis"
        />
      )}
      {isFull && <FloorArrow at={[WIDTH / 2, MIDDLE, 0]} back={!toTheRight(floor)} />}
    </At>
  );
}

/** The parts of a row for a narrow screen: two per floor, one floor below the other. */
export function stockFloors(parts: readonly string[], rowPlace: (index: number) => Point3): Narrow {
  const count = parts.length;
  const fromBelow = [...Array(floorOf(count - 1) + 1).keys()].reverse();
  const names = partNames(parts);
  const placed = parts.map((part, index): Narrow["place"][string] => {
    const { height } = stockPart(part);
    const [x, y, z] = floorPlace(floorOf(index));
    const [left, top] = [x + MARGIN + columnOf(index) * PITCH, y + MARGIN];
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
    ground: fromBelow.map((floor) => <Floor key={floor} {...{ floor, count }} />),
    place: Object.fromEntries(
      order.flatMap(([index, name]) => (placed[index] ? [[name, placed[index]]] : [])),
    ),
  };
}
