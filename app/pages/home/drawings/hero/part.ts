import type { Assembly } from "./assembly.ts";

export interface Placement {
  assembly: Assembly;
  /** Where the face is along the axis. */
  station: number;
}

export interface PartProps extends Placement {
  /** How far the axis shows in front of the part. */
  axisTo: number;
}
