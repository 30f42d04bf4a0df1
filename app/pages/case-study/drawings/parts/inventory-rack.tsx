import type { ReactNode } from "react";
import {
  Again,
  At,
  Axis,
  Facing,
  Group,
  Label,
  Line,
  Part,
  Rect,
  Repeat,
  Slab,
  way,
} from "../../../../drawings/scene.ts";
import { Car, Pairs, Room, Seat } from "./stock.tsx";

const LEVEL = 104;
const TRAY = [300, 190, 8] as const;
const SEAT_ROWS = [12, 34, 56, 116, 138, 160];
const SEAT_PITCH = 32;
/** The seat on hold: out of its row, above its own outline. */
const HELD = { column: 5, row: 138, lift: 86 };

/** A tray of stock on its posts. */
function Tray({ level, posts, children }: { level: number; posts?: boolean; children: ReactNode }) {
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

/** Nine columns of seats; in one of them a seat is missing. */
function Seats() {
  return (
    <At at={[12, 12, 0]}>
      <Group name="column">
        <Group name="seat">
          <Seat />
        </Group>
        {SEAT_ROWS.slice(1).map((y) => (
          <Again key={y} of="seat" by={[0, y - 12, 0]} />
        ))}
      </Group>
      {[1, 2, 3, 4, 5, 6, 7, 8].map((column) =>
        column === HELD.column ? (
          SEAT_ROWS.filter((y) => y !== HELD.row).map((y) => (
            <Again key={y} of="seat" by={[column * SEAT_PITCH, y - 12, 0]} />
          ))
        ) : (
          <Again key={column} of="column" by={[column * SEAT_PITCH, 0, 0]} />
        ),
      )}
    </At>
  );
}

function HeldSeat() {
  return (
    <At at={[12 + HELD.column * SEAT_PITCH, HELD.row, 0]}>
      <Rect face="top" at={[0, 0, 0]} size={[19, 18]} pen="signalLine" />
      <Axis from={[9, 9, 0]} to={[9, 9, HELD.lift]} />
      <Part name="hold" number={2} at={[-0.7, 3.9, HELD.lift + 11.4]} balloon={[-70, -66]}>
        <Slab at={[0, 0, HELD.lift]} size={[5, 18, 24]} front="signal" side="signalDeep" />
        <Slab at={[5, 0, HELD.lift]} size={[14, 18, 9]} front="signal" side="signalDeep" />
      </Part>
      <Facing at={[12, 0, HELD.lift + 18]}>
        <Line through={way(6, -2).by(34, -28).by(64, 0)} />
        <Label at={[44, -38]} tone="strong" text="held 15:00" />
      </Facing>
    </At>
  );
}

/** Three trays of stock, seats above rooms above transfers, one seat lifted out on hold. */
export function InventoryRack() {
  return (
    <>
      <Tray level={0} posts>
        <At at={[10, 100, 0]}>
          <Pairs name="cars" columns={4} pitch={73} apart={44} step={88} backFrom={3}>
            <Car />
          </Pairs>
        </At>
      </Tray>
      <Tray level={1} posts>
        <At at={[8, 100, 0]}>
          <Pairs name="rooms" columns={7} pitch={41} apart={45} step={90} backFrom={5}>
            <Room />
          </Pairs>
        </At>
      </Tray>
      <Tray level={2}>
        <Seats />
        <HeldSeat />
      </Tray>
    </>
  );
}
