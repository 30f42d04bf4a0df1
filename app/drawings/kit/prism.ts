import type { Iso, Point2 } from "./iso.ts";

interface PrismFace {
  d: string;
  /** Which light it takes: a face that looks up, or one that looks to the right. */
  looks: "up" | "right";
}

/** The outline, in x and z, as a face on the plane y. */
export function outlineFront(iso: Iso, outline: readonly Point2[], y: number): string {
  return iso.polygon(...outline.map(([x, z]) => [x, y, z] as const));
}

/** One wall of a prism: the edge from a to b, carried back from y by depth. */
export function prismWall(iso: Iso, a: Point2, b: Point2, y: number, depth: number): string {
  const back = y - depth;
  return iso.polygon([a[0], y, a[1]], [b[0], y, b[1]], [b[0], back, b[1]], [a[0], back, a[1]]);
}

/** The edges of an outline (anticlockwise, in x and z) whose walls one sees, in the order of painting. */
export function visibleEdges(iso: Iso, outline: readonly Point2[]) {
  const edges = outline.map((from, index) => ({ from, to: outline[(index + 1) % outline.length] ?? from }));
  return edges
    .filter(({ from: [ax, az], to: [bx, bz] }) => {
      const [u, v] = iso.project([bx - ax, 0, bz - az]);
      return u * iso.sin + v * iso.cos < 0;
    })
    .sort((a, b) => a.from[0] + a.to[0] - (b.from[0] + b.to[0]))
    .map(({ from, to }) => {
      const looks: PrismFace["looks"] =
        Math.abs(to[0] - from[0]) > Math.abs(to[1] - from[1]) ? "up" : "right";
      return { from, to, looks };
    });
}

/**
 * The walls one sees of a solid whose front is the outline (anticlockwise, in x and z) on the plane y,
 * in the order in which they have to be painted.
 */
export function prismWalls(iso: Iso, outline: readonly Point2[], y: number, depth: number): PrismFace[] {
  return visibleEdges(iso, outline).map(({ from, to, looks }) => ({
    d: prismWall(iso, from, to, y, depth),
    looks,
  }));
}
