import type { ReactNode } from "react";
import { Group, On, type Point2, Rect, Ruling, Slab } from "../../../../drawings/scene.ts";

export const EDGE = 102;
export const HEIGHT = 76;
export const plateTop = -70;

/** Where each module is seated on the core plate: two rows of three. */
export const sockets: readonly Point2[] = [0, 1].flatMap((row) =>
  [0, 1, 2].map((column): Point2 => [-155 + column * 104, -105 + row * 108]),
);

/** The module that both drawings single out. */
export const LIT = 2;

/** The scene of the modules, whose id begins theirs. */
export const SCENE_ID = "algoerp";

interface AlgoErpBlockProps {
  index: number;
  /** Its mark. */
  children: ReactNode;
}

/** One module: a block with its own mark in front and its lid above, a group that can be repeated. */
export const AlgoErpBlock = ({ index, children }: AlgoErpBlockProps) => (
  <Group name={`${index + 1}`}>
    <Slab at={[0, 0, 0]} size={[EDGE, EDGE, HEIGHT]} front={index === LIT ? "signal" : "plate"}>
      <Rect face="top" at={[9, 9, 0]} size={[EDGE - 18, EDGE - 18]} />
      <On face="side">
        <Ruling from={[14, 14]} to={[EDGE - 14, 14]} count={2} step={[0, 10]} />
      </On>
      <On face="front">{children}</On>
    </Slab>
  </Group>
);
