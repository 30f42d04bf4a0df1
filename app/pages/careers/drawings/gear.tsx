import { type Point2, Polygon, polar, steps } from "../../../drawings/scene.ts";

/** Of a tooth: the part of the pitch from its middle, and how far it stands out. */
const FLANK = [
  [-0.27, -9],
  [-0.13, 7],
  [0.13, 7],
  [0.27, -9],
] as const;

interface GearProps {
  at: Point2;
  radius: number;
  teeth: number;
  /** How far it is turned, as a part of the pitch. */
  phase?: number;
}

/** A gear wheel. */
export function Gear({ at, radius, teeth, phase = 0 }: GearProps) {
  const pitch = 360 / teeth;
  const outline = steps(teeth, pitch, phase * pitch).flatMap((angle) =>
    FLANK.map(([across, rise]) => polar(at, radius + rise, angle + across * pitch)),
  );
  return <Polygon through={outline} pen={["plate", "thick"]} />;
}
