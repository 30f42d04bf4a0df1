import type { Iso, Point2 } from "./iso.ts";

interface VisibleEdge {
  from: Point2;
  to: Point2;
  /** The fill of its wall: one that faces up, or one that faces right. */
  looks: "up" | "right";
}

/** The edges of an outline (anticlockwise, in x and z) with visible walls, in painting order. */
export function visibleEdges(iso: Iso, outline: readonly Point2[]): VisibleEdge[] {
  const edges = outline.map((from, index) => ({ from, to: outline[(index + 1) % outline.length] ?? from }));
  return edges
    .filter(({ from: [ax, az], to: [bx, bz] }) => {
      const [u, v] = iso.project([bx - ax, 0, bz - az]);
      return u * iso.sin + v * iso.cos < 0;
    })
    .sort((a, b) => a.from[0] + a.to[0] - (b.from[0] + b.to[0]))
    .map(({ from, to }) => {
      const level = Math.abs(to[0] - from[0]) > Math.abs(to[1] - from[1]);
      return { from, to, looks: level ? "up" : "right" };
    });
}
