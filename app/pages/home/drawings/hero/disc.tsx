import { Path } from "../../../../drawings/kit/path.tsx";
import type { Placement } from "./part.ts";

interface DiscProps extends Placement {
  radius: number;
  thickness: number;
}

export function Disc({ assembly, station, radius, thickness }: DiscProps) {
  const { body, face } = assembly.disc(radius, station, thickness);
  return (
    <>
      <Path d={body} pen={["shade", "thick"]} />
      <Path d={face} pen={["plate", "thick"]} />
    </>
  );
}
