import { Box } from "../../../../drawings/kit/box.tsx";
import { Face } from "../../../../drawings/kit/face.tsx";
import type { Iso } from "../../../../drawings/kit/iso.ts";
import { Path } from "../../../../drawings/kit/path.tsx";

interface LetterPlateProps {
  iso: Iso;
  /** The plane of its front. */
  y: number;
}

const THICKNESS = 26;
const SLOT = "M-88-13h176v26h-176z";
/** What one sees of its floor: the plate's thickness carries the back edge up and to the right. */
const SLOT_FLOOR = "M-88 13H88V-6H-62z";
const corners = [
  [-102, -64],
  [102, -64],
  [-102, 64],
  [102, 64],
] as const;

/** The plate on our door: a slot, a name plate without a name, four screws. */
export function LetterPlate({ iso, y }: LetterPlateProps) {
  return (
    <>
      <Box iso={iso} at={[-130, y - THICKNESS, -92]} size={[260, THICKNESS, 184]} line="thick" />
      <Face iso={iso} plane="front" through={[0, y, 0]}>
        <Path d={SLOT} pen="ink" />
        <Path d={SLOT_FLOOR} pen="shade" />
        <Path d={SLOT} pen="thick" />
        <Path d="M-118-80h236v160h-236z" />
        <Path
          d={corners.map(([cx, cy]) => `M${cx - 8} ${cy}a8 8 0 1 1 16 0a8 8 0 1 1-16 0`).join("")}
          pen="shade"
        />
        <Path d={corners.map(([cx, cy]) => `M${cx - 5} ${cy + 5}l10-10`).join("")} />
        <Path d="M-58-60h116v26h-116z" pen="lit" />
        <Path d="M-44-47h88" />
      </Face>
    </>
  );
}
