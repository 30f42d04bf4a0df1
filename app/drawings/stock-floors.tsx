import { Again, At, Line, Part, type Point3, Scene, Slab, way } from "./scene.ts";
import {
  DEPTH,
  FLOOR,
  MARGIN,
  partNames,
  STOCK_ANGLE,
  STOCK_SCENE,
  stockPart,
  THICKNESS,
} from "./stock/stock-part.ts";
import { FloorArrow, rowPlace } from "./stock-row.tsx";

const COLUMNS = 2;
const PITCH = 118;
const WIDTH = PITCH + FLOOR + 2 * MARGIN;
const STOREY = 236;
const MIDDLE = MARGIN + FLOOR / 2;
/** How far the way keeps from the edges of a floor. */
const EDGE = 9;

const toTheRight = (floor: number) => floor % 2 === 0;

/** The way turns on every floor: to the right, back to the left, and so on. */
function columnOf(index: number): number {
  const place = index % COLUMNS;
  return toTheRight(Math.floor(index / COLUMNS)) ? place : COLUMNS - 1 - place;
}

const floorPlace = (floor: number): Point3 => [-WIDTH / 2, -DEPTH / 2, -floor * STOREY];

/** The way over a floor: in by one corner, through its parts, and down by the other. */
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

interface FloorProps {
  parts: readonly string[];
  floor: number;
}

/** One floor with its parts, which are copied from the row. */
function Floor({ parts, floor }: FloorProps) {
  const names = partNames(parts);
  const here = [0, 1].map((place) => floor * COLUMNS + place).filter((index) => index < parts.length);
  const isLast = (floor + 1) * COLUMNS >= parts.length;
  const centre = (index: number) => MARGIN + columnOf(index) * PITCH + FLOOR / 2;
  const [x, y, z] = floorPlace(floor);
  return (
    <At at={[x, y, z]}>
      <Slab at={[0, 0, -THICKNESS]} size={[WIDTH, DEPTH, THICKNESS]} />
      <Way floor={floor} end={isLast ? centre(parts.length - 1) : undefined} />
      {floor > 0 && (
        <Line
          from={toTheRight(floor) ? [EDGE, DEPTH - EDGE, 0] : [WIDTH - EDGE, EDGE, 0]}
          to={toTheRight(floor) ? [EDGE, DEPTH - EDGE, STOREY] : [WIDTH - EDGE, EDGE, STOREY]}
          pen="axis"
        />
      )}
      {here.length > 1 && <FloorArrow at={[WIDTH / 2, MIDDLE, 0]} back={!toTheRight(floor)} />}
      {here
        .toSorted((a, b) => columnOf(a) - columnOf(b))
        .map((index) => {
          const name = parts[index] ?? "";
          const { height } = stockPart(name);
          const place: Point3 = [MARGIN + columnOf(index) * PITCH, MARGIN, 0];
          const drawn = rowPlace(parts.length, index);
          return (
            <Part
              key={names[index]}
              name={names[index] ?? name}
              number={index + 1}
              at={[place[0] + FLOOR / 2, MIDDLE, height]}
              balloon={columnOf(index) > 0 ? [66, height - 148] : [-66, height - 140]}
            >
              <Again
                of={names[index] ?? name}
                scene={STOCK_SCENE}
                by={[x + place[0] - drawn[0], y + place[1] - drawn[1], z - drawn[2]]}
              />
            </Part>
          );
        })}
    </At>
  );
}

/** The parts of a row again, for a narrow screen: two on a floor, floor under floor. The row stands on the same page. */
export function StockFloors({ parts, description }: { parts: readonly string[]; description: string }) {
  const floors = Math.ceil(parts.length / COLUMNS);
  return (
    <Scene
      viewBox={`-180 -195 360 ${310 + (floors - 1) * STOREY}`}
      angle={STOCK_ANGLE}
      grid={1}
      addressed={false}
      description={description}
    >
      {Array.from({ length: floors }, (_, above) => floors - 1 - above).map((floor) => (
        <Floor key={floor} {...{ parts, floor }} />
      ))}
    </Scene>
  );
}
