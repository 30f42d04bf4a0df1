import { Box } from "../../../drawings/kit/box.tsx";
import { Drawing } from "../../../drawings/kit/drawing.tsx";
import { Iso } from "../../../drawings/kit/iso.ts";
import { Path } from "../../../drawings/kit/path.tsx";

const iso = new Iso(25);

const CHEST = { width: 330, depth: 250, foot: -160 } as const;
const DRAWER = { height: 34, gap: 6, pull: 110 } as const;
const PITCH = DRAWER.height + DRAWER.gap;
const FRONT = CHEST.depth / 2;
const LEFT = -CHEST.width / 2 + 12;
const WIDTH = CHEST.width - 24;
/** The lowest drawer; the others are copies of it, shifted up. */
const BASE = CHEST.foot + DRAWER.gap + 5;
const RIM = BASE + DRAWER.height - 8;

function Carcass({ height }: { height: number }) {
  const { width, depth, foot } = CHEST;
  const [left, back] = [-width / 2, -depth / 2];
  const seams = Array.from({ length: 8 }, (_, seam) => foot + 12 + seam * 40);
  return (
    <>
      <Box iso={iso} at={[left, back, foot - 14]} size={[width, depth, 14]} top="shade" line="thick" />
      <Box iso={iso} at={[left, back, foot]} size={[width, depth, height]} line="thick" />
      <Path
        d={seams.map((z) => iso.line([-left, -back - 14, z], [-left, back + 14, z])).join("")}
        pen="thin"
      />
    </>
  );
}

/** The sheet that lies on top, with its title block. */
function SheetOnTop({ z }: { z: number }) {
  return (
    <>
      <Path d={iso.top(-120, -92, 220, 150, z)} pen={["plate", "thick"]} />
      <Path
        d={
          iso.top(-112, -84, 204, 134, z) +
          iso.line([30, 50, z], [30, 18, z], [92, 18, z]) +
          iso.line([30, 34, z], [92, 34, z]) +
          iso.circleTop(-44, -26, 30, z) +
          iso.line([-96, -26, z], [8, -26, z]) +
          iso.line([-44, -74, z], [-44, 22, z])
        }
      />
    </>
  );
}

/** The parts of one drawer: the tray, cut off where the chest hides it, the slot behind, and the front. */
function DrawerParts() {
  const back = FRONT - DRAWER.pull;
  const reach = FRONT + 140;
  const right = LEFT + WIDTH;
  const opening = iso.polygon(
    [LEFT + 6, FRONT, RIM],
    [right - 6, FRONT, RIM],
    [right - 6, FRONT, BASE],
    [right - 6, reach, BASE],
    [LEFT + 6, reach, BASE],
    [LEFT + 6, reach, RIM],
  );
  return (
    <defs>
      <clipPath id="chest-opening">
        <path d={opening} />
      </clipPath>
      <g id="chest-tray">
        <Path d={iso.side(back, BASE + 4, DRAWER.pull, DRAWER.height - 12, right - 6)} pen="shade" />
        <Path d={iso.top(LEFT + 6, back, WIDTH - 12, DRAWER.pull, RIM)} pen="plate" />
        <Path d={iso.top(LEFT + 18, back, WIDTH - 36, DRAWER.pull - 12, RIM)} pen="lit" />
        <Path
          d={
            [36, 58, 80]
              .map((y) => iso.line([LEFT + 34, back + y, RIM], [LEFT + 150, back + y, RIM]))
              .join("") + iso.top(right - 112, back + 46, 70, 40, RIM)
          }
        />
      </g>
      <g id="chest-front">
        <Box iso={iso} at={[LEFT, FRONT, BASE]} size={[WIDTH, 8, DRAWER.height]} line="thick" />
        <Path
          d={
            iso.line([-112, FRONT + 8, BASE + 17], [-68, FRONT + 8, BASE + 17]) +
            iso.line([68, FRONT + 8, BASE + 17], [112, FRONT + 8, BASE + 17])
          }
          pen="heavy"
        />
      </g>
      <path id="chest-label" d={iso.front(-34, BASE + 8, 68, 18, FRONT + 8)} />
    </defs>
  );
}

interface PlanChestProps {
  /** What is filed in each drawer, from the top: the keys that the page's filter chooses by. */
  drawers: readonly { key: string; categorySlugs: string }[];
  className?: string | undefined;
  /** Moves with its drawer; the style sheet says how far. */
  slideClassName?: string | undefined;
}

/** A plan chest, one drawer a case study. Which drawers stand open is left to the page's style sheet. */
export function PlanChest({ drawers, className, slideClassName }: PlanChestProps) {
  const height = drawers.length * PITCH + DRAWER.gap + 10;
  return (
    <Drawing viewBox="-364 -312 704 640" className={className}>
      <DrawerParts />
      <Carcass height={height} />
      <SheetOnTop z={CHEST.foot + height} />
      {drawers
        .map(({ key, categorySlugs }, index) => (
          <g key={key} transform={`translate(0 ${-(drawers.length - 1 - index) * PITCH})`}>
            <g data-categories={categorySlugs} data-shown="true">
              <g clipPath="url(#chest-opening)">
                <use href="#chest-tray" className={slideClassName} />
              </g>
              <g className={slideClassName}>
                <use href="#chest-front" />
                <use href="#chest-label" />
              </g>
            </g>
          </g>
        ))
        .reverse()}
    </Drawing>
  );
}
