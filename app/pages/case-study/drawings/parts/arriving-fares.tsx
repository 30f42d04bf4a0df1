import { Box } from "../../../../drawings/kit/box.tsx";
import { Iso, type Point2 } from "../../../../drawings/kit/iso.ts";
import { Label } from "../../../../drawings/kit/label.tsx";
import { Path } from "../../../../drawings/kit/path.tsx";

export const fareIso = new Iso(24);
const iso = fareIso;

const PHONE = { width: 130, thickness: 12, height: 252 } as const;
const SCREEN = PHONE.thickness;
/** Where the supplier lines begin. */
const SOURCE = 318;
const FARE = { left: 14, width: 102, height: 17 } as const;
/** How far each supplier's answer still has to travel; the first has arrived. */
const DISTANCES = [0, 38, 62, 108, 150, 204, 262] as const;

const rowZ = (row: number) => 202 - row * 24;

export const firstFare = iso.project([FARE.left + FARE.width, SCREEN, rowZ(0) + 8]);
export const lastFare = iso.project([FARE.left + 30, SCREEN + 262, rowZ(6) + 8]);

function fare(row: number, distance: number): string {
  return iso.front(FARE.left, rowZ(row), FARE.width, FARE.height, SCREEN + distance);
}

function print(row: number, distance: number): string {
  const y = SCREEN + distance;
  const z = rowZ(row) + FARE.height / 2;
  return (
    iso.line([FARE.left + 8, y, z], [FARE.left + 46, y, z]) +
    iso.line([FARE.left + 76, y, z], [FARE.left + 94, y, z])
  );
}

function Phone() {
  const { width, thickness, height } = PHONE;
  const slots = DISTANCES.slice(1).map((_, index) => fare(index + 1, 0));
  return (
    <>
      <Box iso={iso} at={[0, 0, 0]} size={[width, thickness, height]} line="thick" />
      <Path
        d={iso.front(7, 26, width - 14, height - 38, SCREEN) + iso.line([50, SCREEN, 13], [80, SCREEN, 13])}
      />
      <Path d={slots.join("")} pen={["hidden", "thin"]} />
    </>
  );
}

/** Each line, from its supplier to the screen: dashed where the answer has yet to travel. */
function SupplierLines() {
  const middle = FARE.left + FARE.width / 2;
  const lines = DISTANCES.map((distance, row) => {
    const z = rowZ(row) + FARE.height / 2;
    return {
      ahead: distance ? iso.line([middle, SCREEN, z], [middle, SCREEN + distance, z]) : "",
      behind: iso.line([middle, SCREEN + distance, z], [middle, SOURCE, z]),
      source: iso.circleFront(middle, z, 4, SOURCE),
    };
  });
  return (
    <>
      <Path d={lines.map((line) => line.behind + line.source).join("")} />
      <Path d={lines.map((line) => line.ahead).join("")} pen={["hidden", "thin"]} />
    </>
  );
}

function TimeScale() {
  const at = (y: number): string => iso.line([0, y, 0], [-10, y, 0]);
  const ticks = [0, 1, 2, 3, 4].map((second) => at(SCREEN + second * 62));
  const caption: Point2 = iso.project([-16, SCREEN + 4 * 62, 0]);
  return (
    <>
      <Path d={iso.line([0, SCREEN, 0], [0, SOURCE, 0]) + ticks.join("")} pen="thin" />
      <Label at={[caption[0] - 2, caption[1] + 6]} anchor="end" wideOnly>
        8 s
      </Label>
    </>
  );
}

/** Seven answers on their way to a phone. The first fare is on screen; the others follow when they can. */
export function ArrivingFares() {
  const later = DISTANCES.slice(1);
  return (
    <>
      <TimeScale />
      <Phone />
      <SupplierLines />
      <Path d={fare(0, 0)} pen={["signal", "thick"]} />
      <Path d={later.map((distance, index) => fare(index + 1, distance)).join("")} pen="plate" />
      <Path d={later.map((distance, index) => print(index + 1, distance)).join("")} />
    </>
  );
}
