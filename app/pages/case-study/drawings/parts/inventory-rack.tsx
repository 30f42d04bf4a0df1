import type { ReactNode } from "react";
import { At, Axis, Facing, Label, Line, Part, Rect, Repeat, Slab, way } from "../../../../drawings/scene.ts";
import { held, Seats } from "./seats.tsx";
import { Car, Pairs, Room } from "./stock.tsx";

const LEVEL = 104;
const TRAY = [300, 190, 8] as const;
/** How far the seat on hold is out of its row, above its own outline. */
const LIFT = 86;

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

function HeldSeat() {
  return (
    <At at={held}>
      <Rect face="top" at={[0, 0, 0]} size={[19, 18]} pen="signalLine" />
      <Axis from={[9, 9, 0]} to={[9, 9, LIFT]} />
      <Part name="hold" number={2} at={[-0.7, 3.9, LIFT + 11.4]} balloon={[-70, -66]}>
        <Slab at={[0, 0, LIFT]} size={[5, 18, 24]} front="signal" side="signalDeep" />
        <Slab at={[5, 0, LIFT]} size={[14, 18, 9]} front="signal" side="signalDeep" />
      </Part>
      <Facing at={[12, 0, LIFT + 18]}>
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
        <At at={[12, 12, 0]}>
          <Seats />
          <HeldSeat />
        </At>
      </Tray>
    </>
  );
}
