import type { ReactNode } from "react";
import { words } from "../../../../content/words.ts";
import {
  Again,
  At,
  Facing,
  Group,
  Label,
  On,
  Part,
  type Point3,
  Repeat,
  way,
} from "../../../../drawings/scene.ts";
import {
  Axis,
  Box,
  Circle,
  Line,
  Rect,
  Slab,
} from "../../../../drawings/shapes.ts";

const COLUMNS = 9;
const PITCH = 32;
const ROW = 22;
/**
 * From the first row of a block to that of the next one: three rows, and an
 * aisle.
 */
const BLOCK = 104;

/** The place of the seat on hold. */
const held: Point3 = [5 * PITCH, BLOCK + ROW, 0];

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

/**
 * The seats of a block on one diagonal do not cover each other: three of them
 * are one group.
 */
function seatsOn(diagonal: number, block: number): Placed[] {
  const places = [0, 1, 2]
    .map(
      (row): Point3 => [
        (diagonal - 3 * block - row) * PITCH,
        block * BLOCK + row * ROW,
        0,
      ],
    )
    .filter(
      ([x, y]) =>
        x >= 0 && x < COLUMNS * PITCH && (x !== held[0] || y !== held[1]),
    );
  const [[x, y] = [0, 0]] = places;
  return places.length === 3
    ? [{ of: "three", by: [x - 2 * PITCH, y, 0] }]
    : places.map((by) => ({ of: "seat", by }));
}

/**
 * From the back to the front. A browser lays out every shape of every copy, so
 * they are few.
 */
const placed = Array.from({ length: COLUMNS + 5 }, (_, diagonal) =>
  [0, 1].flatMap((block) => seatsOn(diagonal, block)),
).flat();

/** Nine columns of seats; in one of them a seat is missing. */
function Seats() {
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

function Room() {
  return (
    <Box at={[0, 0, 0]} size={[34, 34, 40]}>
      <On face="front">
        <Rect at={[7, 0]} size={[9, 20]} />
        <Rect at={[20, 16]} size={[8, 12]} />
      </On>
    </Box>
  );
}

function Car() {
  return (
    <Box at={[0, 0, 0]} size={[62, 26, 17]}>
      <On face="front">
        <Line from={[6, 11]} to={[56, 11]} />
        <Circle at={[14, 0]} radius={5} />
        <Circle at={[48, 0]} radius={5} />
      </On>
    </Box>
  );
}

interface PairsProps {
  name: string;
  columns: number;
  pitch: number;
  /** From each of a pair to the other. */
  apart: number;
  /**
   * From the front pair to the one behind it; behind the other columns it would
   * be hidden by the tray above.
   */
  step: number;
  backFrom: number;
  children: ReactNode;
}

/** Columns of things, two in front and, near the open end, two behind. */
function Pairs({
  name,
  columns,
  pitch,
  apart,
  step,
  backFrom,
  children,
}: PairsProps) {
  return (
    <>
      <Group name={name}>
        <Repeat count={2} step={[0, apart, 0]}>
          {children}
        </Repeat>
      </Group>
      {Array.from({ length: columns - 1 }, (_, column) => [
        column + 1 >= backFrom && (
          <Again of={name} by={[(column + 1) * pitch, -step, 0]} />
        ),
        <Again key={name} of={name} by={[(column + 1) * pitch, 0, 0]} />,
      ])}
    </>
  );
}

const LEVEL = 104;
const TRAY = [300, 190, 8] as const;
/** How far the seat on hold is out of its row, above its own outline. */
const LIFT = 86;

/** A tray of stock on its posts. */
function Tray({
  level,
  posts,
  children,
}: {
  level: number;
  posts?: boolean;
  children: ReactNode;
}) {
  const [width, depth] = TRAY;
  return (
    <Slab at={[0, 0, level * LEVEL]} size={TRAY}>
      {children}
      {posts && (
        <Repeat at={way(0, depth, 0).to(width, depth, 0).to(width, 0, 0)}>
          <Line from={[0, 0, 0]} to={[0, 0, LEVEL - TRAY[2]]} pen="centre" />
        </Repeat>
      )}
    </Slab>
  );
}

function HeldSeat() {
  return (
    <At at={held}>
      <Rect face="top" at={[0, 0, 0]} size={[19, 18]} pen="signalLine" />
      <Axis from={[9, 9, 0]} to={[9, 9, LIFT]} />
      <Part
        name="hold"
        number={2}
        at={[-0.7, 3.9, LIFT + 11.4]}
        balloon={[-70, -66]}
      >
        <Slab
          at={[0, 0, LIFT]}
          size={[5, 18, 24]}
          front="signal"
          side="signalDeep"
        />
        <Slab
          at={[5, 0, LIFT]}
          size={[14, 18, 9]}
          front="signal"
          side="signalDeep"
        />
      </Part>
      <Facing at={[12, 0, LIFT + 18]}>
        <Line through={way(6, -2).by(34, -28).by(64, 0)} />
        <Label
          at={[44, -38]}
          tone="strong"
          text={words.drawings.inventoryRack}
        />
      </Facing>
    </At>
  );
}

/**
 * Three trays of stock, seats above rooms above transfers, one seat lifted out
 * on hold.
 */
export function InventoryRack() {
  return (
    <>
      <Tray level={0} posts>
        <At at={[10, 100, 0]}>
          <Pairs
            name="cars"
            columns={4}
            pitch={73}
            apart={44}
            step={88}
            backFrom={3}
          >
            <Car />
          </Pairs>
        </At>
      </Tray>
      <Tray level={1} posts>
        <At at={[8, 100, 0]}>
          <Pairs
            name="rooms"
            columns={7}
            pitch={41}
            apart={45}
            step={90}
            backFrom={5}
          >
            <Room />
          </Pairs>
        </At>
      </Tray>
      <Tray level={2}>
        <At at={[12, 12, 0]}>
          <Seats />
          <HeldSeat />
        </At>
      </Tray>
    </>
  );
}
