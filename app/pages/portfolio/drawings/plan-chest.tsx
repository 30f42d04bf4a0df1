import { At, On, Repeat, Scene, way } from "../../../drawings/scene.ts";
import {
  Box,
  Circle,
  Line,
  Polygon,
  Rect,
  Slab,
} from "../../../drawings/shapes.ts";

/**
 * Along the chest's own depth, 25° on the canvas: each drawer stands further
 * out than the one above it.
 */
function pulledLikeStairs(index: number, count: number): string {
  const pull = 23 + (77 * index) / Math.max(count - 1, 1);
  return `translate(${(pull * -0.9063).toFixed(1)} ${(pull * 0.4226).toFixed(1)})`;
}

/** The drawing that lies on top, with its title block. */
function DrawingOnTop() {
  return (
    <On face="top">
      <Rect at={[45, 33]} size={[220, 150]} pen={["plate", "thick"]} />
      <Rect at={[53, 41]} size={[204, 134]} />
      <Line through={way(195, 175).to(195, 143).to(257, 143)} />
      <Line from={[195, 159]} to={[257, 159]} />
      <Circle at={[121, 99]} radius={30} />
      <Line from={[69, 99]} to={[173, 99]} />
      <Line from={[121, 51]} to={[121, 147]} />
    </On>
  );
}

const CHEST = { width: 330, depth: 250, foot: -160 } as const;
const DRAWER = { height: 34, gap: 6, pull: 110 } as const;
const PITCH = DRAWER.height + DRAWER.gap;
const FRONT = CHEST.depth / 2;
const LEFT = -CHEST.width / 2 + 12;
const WIDTH = CHEST.width - 24;
/** The lowest drawer; the others are copies of it, shifted up. */
const BASE = CHEST.foot + DRAWER.gap + 5;
const RIM = DRAWER.height - 8;

function Carcass({ height }: { height: number }) {
  const { width, depth, foot } = CHEST;
  return (
    <At at={[-width / 2, -depth / 2, foot]}>
      <Slab at={[0, 0, -14]} size={[width, depth, 14]} top="shade" />
      <Slab at={[0, 0, 0]} size={[width, depth, height]}>
        <On face="side">
          <Repeat count={8} step={[0, 40]}>
            <Line from={[depth - 14, 12]} to={[14, 12]} pen="thin" />
          </Repeat>
        </On>
        <DrawingOnTop />
      </Slab>
    </At>
  );
}

/** The tray of a drawer, with paper in it. */
function Tray() {
  const { pull, height } = DRAWER;
  return (
    <g id="chest-tray">
      <At at={[LEFT, FRONT - pull, BASE]}>
        <Rect
          face="side"
          at={[WIDTH - 6, 0, 4]}
          size={[pull, height - 12]}
          pen="shade"
        />
        <Rect
          face="top"
          at={[6, 0, RIM]}
          size={[WIDTH - 12, pull]}
          pen="plate"
        />
        <Rect
          face="top"
          at={[18, 0, RIM]}
          size={[WIDTH - 36, pull - 12]}
          pen="lit"
        />
        <Repeat count={3} step={[0, 22, 0]}>
          <Line from={[34, 36, RIM]} to={[150, 36, RIM]} />
        </Repeat>
        <Rect face="top" at={[WIDTH - 112, 46, RIM]} size={[70, 40]} />
      </At>
    </g>
  );
}

/**
 * The parts of one drawer: the tray, cut off where the chest hides it, the slot
 * behind, and the front.
 */
function DrawerParts() {
  const opening = way(6, 0, RIM)
    .to(WIDTH - 6, 0, RIM)
    .to(WIDTH - 6, 0, 0)
    .by(0, 140, 0)
    .to(6, 140, 0);
  return (
    <defs>
      <clipPath id="chest-opening">
        <At at={[LEFT, FRONT, BASE]}>
          <Polygon through={opening.to(6, 140, RIM)} />
        </At>
      </clipPath>
      <Tray />
      <g id="chest-front">
        <Box
          at={[LEFT, FRONT, BASE]}
          size={[WIDTH, 8, DRAWER.height]}
          pen="thick"
        >
          <On face="front">
            <Line from={[-112 - LEFT, 17]} to={[-68 - LEFT, 17]} pen="heavy" />
            <Line from={[68 - LEFT, 17]} to={[112 - LEFT, 17]} pen="heavy" />
          </On>
        </Box>
      </g>
      <g id="chest-label">
        <Rect face="front" at={[-34, FRONT + 8, BASE + 8]} size={[68, 18]} />
      </g>
    </defs>
  );
}

interface PlanChestProps {
  /**
   * What is filed in each drawer, from the top: the keys that the page's filter
   * chooses by.
   */
  drawers: readonly { key: string; categorySlugs: string }[];
  className?: string | undefined;
  /**
   * Moves with its drawer; the page's styles say how far once some are closed.
   */
  slideClassName?: string | undefined;
}

/**
 * A plan chest, one drawer per case study. The page's styles decide which
 * drawers are open.
 */
export function PlanChest({
  drawers,
  className,
  slideClassName,
}: PlanChestProps) {
  const slide = (index: number) => ({
    className: slideClassName,
    transform: pulledLikeStairs(index, drawers.length),
  });
  return (
    <Scene viewBox="-364 -312 704 640" angle={25} className={className}>
      <DrawerParts />
      <Carcass height={drawers.length * PITCH + DRAWER.gap + 10} />
      {drawers
        .map(({ key, categorySlugs }, index) => (
          <g
            key={key}
            transform={`translate(0 ${-(drawers.length - 1 - index) * PITCH})`}
          >
            <g data-categories={categorySlugs} data-shown="true">
              <g clipPath="url(#chest-opening)">
                <use href="#chest-tray" {...slide(index)} />
              </g>
              <g {...slide(index)}>
                <use href="#chest-front" />
                <use href="#chest-label" />
              </g>
            </g>
          </g>
        ))
        .reverse()}
    </Scene>
  );
}
