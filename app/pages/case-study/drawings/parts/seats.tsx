import { Again, At, Box, Group, type Point3 } from "../../../../drawings/scene.ts";

const COLUMNS = 9;
const PITCH = 32;
const ROW = 22;
/** From the first row of a block to that of the next one: three rows, and an aisle. */
const BLOCK = 104;

/** The place of the seat on hold. */
export const held: Point3 = [5 * PITCH, BLOCK + ROW, 0];

/** Face by face, so that those of one fill are one path. */
function Seat() {
  return (["side", "top", "front"] as const).map((face) => [
    <Box key="back" at={[0, 0, 0]} size={[5, 18, 24]} faces={[face]} />,
    <Box key="seat" at={[5, 0, 0]} size={[14, 18, 9]} faces={[face]} />,
  ]);
}

const groups = {
  seat: <Seat />,
  three: [0, 1, 2].map((row) => (
    <At key={row} at={[(2 - row) * PITCH, row * ROW, 0]}>
      <Seat />
    </At>
  )),
};

interface Placed {
  of: keyof typeof groups;
  by: Point3;
}

/** The seats of a block on one diagonal do not cover each other: three of them are one group. */
function seatsOn(diagonal: number, block: number): Placed[] {
  const places = [0, 1, 2]
    .map((row): Point3 => [(diagonal - 3 * block - row) * PITCH, block * BLOCK + row * ROW, 0])
    .filter(([x, y]) => x >= 0 && x < COLUMNS * PITCH && (x !== held[0] || y !== held[1]));
  const [[x, y] = [0, 0]] = places;
  return places.length === 3
    ? [{ of: "three", by: [x - 2 * PITCH, y, 0] }]
    : places.map((by) => ({ of: "seat", by }));
}

/** From the back to the front. A browser lays out every shape of every copy, so they are few. */
const placed = Array.from({ length: COLUMNS + 5 }, (_, diagonal) =>
  [0, 1].flatMap((block) => seatsOn(diagonal, block)),
).flat();

/** Nine columns of seats; in one of them a seat is missing. */
export function Seats() {
  return placed.map(({ of, by }, index) =>
    placed.findIndex((other) => other.of === of) === index ? (
      <Group key={of} name={of}>
        {groups[of]}
      </Group>
    ) : (
      <Again key={by.join(" ")} of={of} by={by} />
    ),
  );
}
