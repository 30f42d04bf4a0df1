import { Fragment } from "react";
import { Box } from "../../../../drawings/kit/box.tsx";
import { Boxes } from "../../../../drawings/kit/boxes.tsx";
import { coordinate } from "../../../../drawings/kit/format.ts";
import { Iso, type Point3 } from "../../../../drawings/kit/iso.ts";
import { Label } from "../../../../drawings/kit/label.tsx";
import { Path } from "../../../../drawings/kit/path.tsx";
import { Repeat } from "../../../../drawings/kit/repeat.tsx";

export const rackIso = new Iso(24);
export const RACK = { width: 300, depth: 190, level: 104, tray: 8 } as const;

const SEATS_Z = 2 * RACK.level + RACK.tray;
const SEAT_ROWS = [12, 34, 56, 116, 138, 160] as const;
const SEAT_PITCH = 32;
/** The seat on hold: out of its row, above its own outline. */
const HELD = { column: 5, row: 138, lift: 86 } as const;
const heldX = 12 + HELD.column * SEAT_PITCH;

export const heldSeat = rackIso.project([heldX + 12, HELD.row, SEATS_Z + HELD.lift + 18]);

/** One of each thing in stock, drawn once and copied. */
function Stock() {
  const iso = rackIso;
  return (
    <defs>
      <g id="rk-s">
        <Path d={iso.side(0, 9, 18, 15, 5) + iso.side(0, 0, 18, 9, 19)} pen="shade" />
        <Path d={iso.top(0, 0, 5, 18, 24) + iso.top(5, 0, 14, 18, 9)} pen="lit" />
        <Path d={iso.front(0, 0, 5, 24, 18) + iso.front(5, 0, 14, 9, 18)} pen="plate" />
      </g>
      <g id="rk-w">
        {SEAT_ROWS.map((y) => (
          <Repeat iso={rackIso} key={y} of="rk-s" by={[0, y, 0]} />
        ))}
      </g>
      <g id="rk-h">
        <Repeat iso={rackIso} of="rk-r" by={[0, 0, 0]} />
        <Repeat iso={rackIso} of="rk-r" by={[0, 45, 0]} />
      </g>
      <g id="rk-r">
        <Box iso={iso} at={[0, 0, 0]} size={[34, 34, 40]} />
        <Path d={iso.front(7, 0, 9, 20, 34) + iso.front(20, 16, 8, 12, 34)} />
      </g>
      <g id="rk-c">
        <Repeat iso={rackIso} of="rk-v" by={[0, 0, 0]} />
        <Repeat iso={rackIso} of="rk-v" by={[0, 44, 0]} />
      </g>
      <g id="rk-v">
        <Box iso={iso} at={[0, 0, 0]} size={[62, 26, 17]} />
        <Path
          d={
            iso.line([6, 26, 11], [56, 26, 11]) +
            iso.circleFront(14, 0, 5, 26) +
            iso.circleFront(48, 0, 5, 26)
          }
        />
      </g>
    </defs>
  );
}

function Tray({ level }: { level: number }) {
  const { width, depth, tray } = RACK;
  return <Box iso={rackIso} at={[0, 0, level * RACK.level]} size={[width, depth, tray]} line="thick" />;
}

function Posts({ level }: { level: number }) {
  const { width, depth, tray } = RACK;
  const foot = level * RACK.level + tray;
  const corners = [
    [0, depth],
    [width, depth],
    [width, 0],
  ] as const;
  const posts = corners.map(([x, y]) => rackIso.line([x, y, foot], [x, y, foot + RACK.level - tray]));
  return <Path d={posts.join("")} pen="centre" />;
}

interface PairsProps {
  of: string;
  columns: number;
  pitch: number;
  /** From the front pair to the one behind it; behind the other columns it would be hidden by the tray above. */
  step: number;
  backFrom: number;
  at: Point3;
}

/** Columns of things, two in front and, near the open end, two behind. */
function Pairs({ of, columns, pitch, step, backFrom, at: [x, y, z] }: PairsProps) {
  return Array.from({ length: columns }, (_, column) => {
    const left = x + column * pitch;
    return (
      <Fragment key={left}>
        {column >= backFrom && <Repeat iso={rackIso} of={of} by={[left, y, z]} />}
        <Repeat iso={rackIso} of={of} by={[left, y + step, z]} />
      </Fragment>
    );
  });
}

function HeldSeat() {
  const z = SEATS_Z + HELD.lift;
  return (
    <>
      <Path d={rackIso.top(heldX, HELD.row, 19, 18, SEATS_Z)} pen="signalLine" />
      <Path d={rackIso.line([heldX + 9, HELD.row + 9, SEATS_Z], [heldX + 9, HELD.row + 9, z])} pen="axis" />
      <Boxes
        iso={rackIso}
        boxes={[
          [
            [heldX, HELD.row, z],
            [5, 18, 24],
          ],
          [
            [heldX + 5, HELD.row, z],
            [14, 18, 9],
          ],
        ]}
        front="signal"
        side="signalDeep"
        line="thick"
      />
    </>
  );
}

/** Three trays of stock, seats above rooms above transfers, one seat lifted out on hold. */
export function InventoryRack() {
  const [x, y] = heldSeat;
  return (
    <>
      <Stock />
      <Tray level={0} />
      <Pairs of="rk-c" columns={4} pitch={73} step={88} backFrom={3} at={[10, 12, RACK.tray]} />
      <Posts level={0} />
      <Tray level={1} />
      <Pairs of="rk-h" columns={7} pitch={41} step={90} backFrom={5} at={[8, 10, RACK.level + RACK.tray]} />
      <Posts level={1} />
      <Tray level={2} />
      {Array.from({ length: 9 }, (_, column) => 12 + column * SEAT_PITCH).map((left) =>
        left === heldX ? (
          SEAT_ROWS.filter((row) => row !== HELD.row).map((row) => (
            <Repeat iso={rackIso} key={row} of="rk-s" by={[left, row, SEATS_Z]} />
          ))
        ) : (
          <Repeat iso={rackIso} key={left} of="rk-w" by={[left, 0, SEATS_Z]} />
        ),
      )}
      <HeldSeat />
      <Path d={`M${coordinate(x + 6)} ${coordinate(y - 2)}l34-28h64`} />
      <Label at={[x + 44, y - 38]} tone="strong">
        held 15:00
      </Label>
    </>
  );
}
