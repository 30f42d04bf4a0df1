import type { ReactNode } from "react";
import {
  Group,
  On,
  type Point2,
  type Point3,
  Repeat,
  way,
} from "../../../../drawings/scene.ts";
import {
  Circle,
  Line,
  Rays,
  Rect,
  Ruling,
  Slab,
} from "../../../../drawings/shapes.ts";

export const EDGE = 102;
export const HEIGHT = 76;
export const plateTop = -70;

/** Where each module is seated on the core plate: two rows of three. */
export const sockets: readonly Point2[] = [0, 1].flatMap((row) =>
  [0, 1, 2].map((column): Point2 => [-155 + column * 104, -105 + row * 108]),
);

/**
 * Where each module hangs in the exploded drawing: above its own socket, moved
 * outwards.
 */
export const places = sockets.map(([x, y], index): Point3 => {
  const row = Math.floor(index / 3);
  const column = index % 3;
  return [
    x + (column - 1) * 50,
    y + (row - 0.5) * 90,
    plateTop + 54 + 16 * ((column + row) % 2),
  ];
});

/** The module that both drawings single out. */
export const LIT = 2;

/** The scene of the modules, whose id begins theirs. */
export const SCENE_ID = "algoerp";

interface AlgoErpBlockProps {
  index: number;
  /** Its mark. */
  children: ReactNode;
}

/**
 * One module: a block with its own mark in front and its lid above, a group
 * that can be repeated.
 */
export const AlgoErpBlock = ({ index, children }: AlgoErpBlockProps) => (
  <Group name={`${index + 1}`}>
    <Slab
      at={[0, 0, 0]}
      size={[EDGE, EDGE, HEIGHT]}
      front={index === LIT ? "signal" : "plate"}
    >
      <Rect face="top" at={[9, 9, 0]} size={[EDGE - 18, EDGE - 18]} />
      <On face="side">
        <Ruling from={[14, 14]} to={[EDGE - 14, 14]} count={2} step={[0, 10]} />
      </On>
      <On face="front">{children}</On>
    </Slab>
  </Group>
);

/** The core that all modules stand on. */
export const AlgoErpPlate = () => (
  <Group name="plate">
    <Slab at={[-166, -116, plateTop - 18]} size={[332, 232, 18]}>
      <On face="front">
        <Repeat count={9} step={[36, 0]}>
          <Circle at={[22, 9]} radius={2.2} />
        </Repeat>
      </On>
      <On face="side">
        <Ruling from={[16, 4]} to={[16, 13]} count={6} step={[40, 0]} />
      </On>
    </Slab>
  </Group>
);

/** The front of each module. */

export const Ledger = () => (
  <>
    <Ruling from={[11, 14]} to={[91, 14]} count={5} step={[0, 11]} />
    <Line from={[63, 9]} to={[63, 67]} />
  </>
);

export const Order = () => (
  <>
    <Rect at={[14, 13]} size={[74, 46]} />
    <Line from={[24, 48]} to={[78, 48]} />
    <Line from={[24, 38]} to={[64, 38]} />
    <Line from={[14, 67]} to={[88, 67]} />
  </>
);

export const Bins = () => (
  <Repeat count={3} step={[26, 0]}>
    <Repeat count={2} step={[0, 26]}>
      <Rect at={[14, 14]} size={[21, 21]} />
    </Repeat>
  </Repeat>
);

export const Gear = () => (
  <>
    <Circle at={[51, 38]} radius={23} />
    <Circle at={[51, 38]} radius={9} />
    <Rays at={[51, 38]} count={8} radii={[23, 29]} />
  </>
);

export const Bars = () =>
  [13.5, 21.6, 18.4, 29.7, 37.8].map((height, bar) => (
    <Rect key={height} at={[14 + bar * 15.2, 11]} size={[10.2, height]} />
  ));

export const People = () => (
  <Repeat count={3} step={[25.5, 0]}>
    <Circle at={[25.5, 47]} radius={6.8} />
    <Line
      through={way(17, 18).by(0, 11).by(4, 6).by(9, 0).by(4, -6).by(0, -11)}
    />
  </Repeat>
);
