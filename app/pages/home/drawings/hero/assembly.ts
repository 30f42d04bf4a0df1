import type { Iso, Plane, Point3 } from "../../../../drawings/kit/iso.ts";

interface SolidFaces {
  /** Towards the viewer, across the axis. */
  face: string;
  /** The two edges that show. */
  side: string;
  edge: string;
}

/**
 * The parts of the hero sit on one axis and are drawn twice: lying, for wide screens, and standing, for phones.
 * Each part is described once, by its place on its face (x right, y down) and by its station along the axis,
 * which grows towards the viewer; an assembly says where that is in space.
 */
export interface Assembly {
  iso: Iso;
  plane: Plane;
  at(x: number, y: number, station: number): Point3;
  /** A slab whose face is at the station, its thickness behind. */
  slab(x: number, y: number, width: number, height: number, station: number, thickness: number): SolidFaces;
  disc(radius: number, station: number, thickness: number): { body: string; face: string };
  circle(x: number, y: number, radius: number, station: number): string;
  /** Which edge of a slab shows beside its right one: the upper (-1) or the lower (1). */
  visibleEdge: -1 | 1;
}

/** The axis runs from the far upper right to the near lower left. */
export function lying(iso: Iso): Assembly {
  return {
    iso,
    plane: "front",
    at: (x, y, station) => [x, station, -y],
    slab(x, y, width, height, station, thickness) {
      const { front, side, top } = iso.box([x, station - thickness, -y - height], [width, thickness, height]);
      return { face: front, side, edge: top };
    },
    disc(radius, station, thickness) {
      const { body, front } = iso.cylinder(0, 0, radius, station - thickness, thickness);
      return { body, face: front };
    },
    circle: (x, y, radius, station) => iso.circleFront(x, -y, radius, station),
    visibleEdge: -1,
  };
}

/** The axis runs straight up. */
export function standing(iso: Iso): Assembly {
  return {
    iso,
    plane: "top",
    at: (x, y, station) => [x, y, station],
    slab(x, y, width, height, station, thickness) {
      const { front, side, top } = iso.box([x, y, station - thickness], [width, height, thickness]);
      return { face: top, side, edge: front };
    },
    disc(radius, station, thickness) {
      const { body, top } = iso.column(0, 0, radius, station - thickness, thickness);
      return { body, face: top };
    },
    circle: (x, y, radius, station) => iso.circleTop(x, y, radius, station),
    visibleEdge: 1,
  };
}
