import { Path } from "../../../../drawings/kit/path.tsx";
import type { Assembly } from "./assembly.ts";

interface AxisProps {
  assembly: Assembly;
  from: number;
  to: number;
}

/** The stretch of the common axis that shows between two parts. */
export function Axis({ assembly, from, to }: AxisProps) {
  return <Path d={assembly.iso.line(assembly.at(0, 0, from), assembly.at(0, 0, to))} pen="axis" />;
}
