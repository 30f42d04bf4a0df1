import type { ReactNode } from "react";
import { Face } from "../../../../drawings/kit/face.tsx";
import type { Placement } from "./part.ts";

interface OnFaceProps extends Placement {
  children: ReactNode;
}

/** What is drawn flat on a part's face. */
export function OnFace({ assembly, station, children }: OnFaceProps) {
  return (
    <Face iso={assembly.iso} plane={assembly.plane} through={assembly.at(0, 0, station)}>
      {children}
    </Face>
  );
}
