import type { ReactNode } from "react";
import {
  Face,
  type Pen,
  type Plane,
  type Point2,
  type Point3,
} from "../../../../drawings/scene.ts";
import { Axis, Box, Cylinder } from "../../../../drawings/shapes.ts";

/**
 * The parts of the hero sit on one axis and are drawn twice: lying, for wide
 * screens, and standing, for phones. Each part is described once, by its place
 * on its face (x right, y down) and by its station along the axis, which grows
 * towards the viewer; a pose says where that is in space.
 */
export interface Pose {
  /** The plane that the faces of the parts lie in. */
  face: Plane;
  at(x: number, y: number, station: number): Point3;
  /** The axis of space that the parts sit on. */
  axis: "y" | "z";
  /**
   * Which edge of a plate shows beside its right one: the upper (-1) or the
   * lower (1).
   */
  visibleEdge: -1 | 1;
}

/** The axis runs from the far upper right to the near lower left. */
export const lying: Pose = {
  face: "front",
  at: (x, y, station) => [x, station, -y],
  axis: "y",
  visibleEdge: -1,
};

/** The axis runs straight up. */
export const standing: Pose = {
  face: "top",
  at: (x, y, station) => [x, y, station],
  axis: "z",
  visibleEdge: 1,
};

interface Placed {
  pose: Pose;
  /** Where the face is along the axis. */
  station: number;
}

export interface HeroPartProps extends Placed {
  /** How far the axis shows in front of the part. */
  axisTo: number;
}

interface PlateProps extends Placed {
  /** The upper left corner of its face. */
  at: Point2;
  size: Point2;
  /** Behind its face. */
  thickness: number;
  fill?: Pen;
  pen?: Pen;
}

/** A plate whose face is at the station. */
export function Plate({
  pose,
  station,
  at: [x, y],
  size: [width, height],
  thickness,
  fill = "plate",
  pen,
}: PlateProps) {
  const weight = pen && { pen };
  if (pose.axis === "z")
    return (
      <Box
        at={[x, y, station - thickness]}
        size={[width, height, thickness]}
        top={fill}
        front="lit"
        {...weight}
      />
    );
  return (
    <Box
      at={[x, station - thickness, -y - height]}
      size={[width, thickness, height]}
      front={fill}
      {...weight}
    />
  );
}

/** A disc on the axis, its face at the station. */
export function Disc({
  pose,
  station,
  radius,
  thickness,
}: Placed & { radius: number; thickness: number }) {
  return (
    <Cylinder
      axis={pose.axis}
      at={pose.at(0, 0, station - thickness)}
      radius={radius}
      length={thickness}
      pen="thick"
      body="shade"
      end="plate"
    />
  );
}

/** What is drawn flat on a part's face. */
export function OnFace({
  pose,
  station,
  children,
}: Placed & { children: ReactNode }) {
  return (
    <Face face={pose.face} at={pose.at(0, 0, station)}>
      {children}
    </Face>
  );
}

/** The stretch of the common axis that shows between two parts. */
export function AxisBetween({
  pose,
  from,
  to,
}: {
  pose: Pose;
  from: number;
  to: number;
}) {
  return <Axis from={pose.at(0, 0, from)} to={pose.at(0, 0, to)} />;
}
