import { Box } from "../../../../drawings/kit/box.tsx";
import { Boxes } from "../../../../drawings/kit/boxes.tsx";
import { Iso, type Point3 } from "../../../../drawings/kit/iso.ts";
import { Label } from "../../../../drawings/kit/label.tsx";
import { Path } from "../../../../drawings/kit/path.tsx";
import { Repeat } from "../../../../drawings/kit/repeat.tsx";

export const sorterIso = new Iso(24);
const iso = sorterIso;

export const BELT = { length: 400, width: 54, top: 96 } as const;
const HOPPERS = [14, 82, 150, 218] as const;
const BINS = [20, 96, 172, 248, 324] as const;
/** The bin being filled. */
const FILLING = 172;

/** A hopper, wide above and narrow below. */
function Hopper() {
  const [wide, narrow, rise, inset] = [56, 14, 54, 21] as const;
  const low = (x: number, y: number): Point3 => [inset + x, inset + y, 0];
  const high = (x: number, y: number): Point3 => [x, y, rise];
  return (
    <g id="srt-h">
      <Path
        d={iso.polygon(low(narrow, 0), low(narrow, narrow), high(wide, wide), high(wide, 0))}
        pen={["shade", "thick"]}
      />
      <Path
        d={iso.polygon(low(0, narrow), low(narrow, narrow), high(wide, wide), high(0, wide))}
        pen={["plate", "thick"]}
      />
      <Path d={iso.top(0, 0, wide, wide, rise)} pen={["lit", "thick"]} />
      <Path d={iso.top(5, 5, wide - 10, wide - 10, rise)} pen="shade" />
    </g>
  );
}

function Belt() {
  const { length, width, top } = BELT;
  const rollers = [4, 158, 234, 390].map((x) => iso.circleFront(x + 4, top - 9, 5, width));
  const legs = ([x, y]: readonly [number, number]) =>
    [
      [x, y, 0],
      [8, 8, top - 18],
    ] as const;
  return (
    <>
      <Boxes
        iso={iso}
        boxes={(
          [
            [6, 40],
            [190, 40],
            [384, 40],
          ] as const
        ).map(legs)}
      />
      <Box iso={iso} at={[0, 0, top - 18]} size={[length, width, 18]} line="thick" />
      <Path d={rollers.join("")} />
    </>
  );
}

function Bins() {
  return (
    <>
      {BINS.map((x) => (
        <Box
          key={x}
          iso={iso}
          at={[x, 92, 0]}
          size={[58, 58, 40]}
          front={x === FILLING ? "signal" : "plate"}
          side={x === FILLING ? "signalDeep" : "shade"}
          line="thick"
        />
      ))}
      <Path d={BINS.map((x) => iso.top(x + 5, 97, 48, 48, 40)).join("")} pen="shade" />
    </>
  );
}

/** From the belt's near edge into each bin. */
function Chutes() {
  const chutes = BINS.map((x) =>
    iso.polygon([x + 14, 54, BELT.top - 4], [x + 44, 54, BELT.top - 4], [x + 44, 108, 44], [x + 14, 108, 44]),
  );
  return <Path d={chutes.join("")} pen={["lit", "medium"]} />;
}

/** Where doubtful listings roll, for three people to look at. */
function InspectionTray() {
  const balls = [422, 440, 458].map((x) => iso.circleTop(x, 28, 7, 62));
  return (
    <>
      <Path
        d={iso.polygon([400, 8, BELT.top], [400, 46, BELT.top], [416, 46, 66], [416, 8, 66])}
        pen={["lit", "medium"]}
      />
      <Box iso={iso} at={[412, 2, 44]} size={[64, 52, 16]} line="thick" />
      <Path d={iso.top(417, 7, 54, 42, 60)} pen="shade" />
      <Path d={balls.join("")} pen="plate" />
    </>
  );
}

/** Hoppers feed a belt; matched listings drop into a bin for their product, doubtful ones roll to the tray. */
export function SortingMachine() {
  const listings = [30, 70, 124, 168, 214, 262, 292, 336, 372].map(
    (x, index) =>
      [
        [x, 12 + (index % 3) * 11, BELT.top],
        [13, 13, 10],
      ] as const,
  );
  const [labelX, labelY] = iso.project([14, 0, 226]);
  return (
    <>
      <Belt />
      <Boxes iso={iso} boxes={listings} />
      <defs>
        <Hopper />
      </defs>
      {HOPPERS.map((x) => (
        <Repeat key={x} iso={iso} of="srt-h" by={[x, -2, 134]} />
      ))}
      <InspectionTray />
      <Bins />
      <Chutes />
      <Label at={[labelX - 8, labelY + 22]} anchor="end" tone="strong">
        40 shops
      </Label>
    </>
  );
}
