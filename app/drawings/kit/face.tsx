import type { ReactNode } from "react";
import type { Iso, Plane, Point3 } from "./iso.ts";

interface FaceProps {
  iso: Iso;
  plane: Plane;
  /** The point in space where the flat drawing has its origin. */
  through: Point3;
  children: ReactNode;
}

/**
 * A flat drawing laid on a plane. Cheaper than projecting every point when a face is busy:
 * its lines stay horizontal and vertical in the source, and its circles stay circles.
 */
export function Face({ iso, plane, through, children }: FaceProps) {
  return <g transform={iso.matrix(plane, through)}>{children}</g>;
}
