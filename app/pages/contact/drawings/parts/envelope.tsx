import { Box } from "../../../../drawings/kit/box.tsx";
import { Face } from "../../../../drawings/kit/face.tsx";
import type { Iso } from "../../../../drawings/kit/iso.ts";
import { Path } from "../../../../drawings/kit/path.tsx";

interface EnvelopeProps {
  iso: Iso;
  /** The plane of its flap. */
  y: number;
  width: number;
  thickness: number;
  seal: "signal" | "shade";
}

/** A sealed envelope, its flap to the front. */
export function Envelope({ iso, y, width, thickness, seal }: EnvelopeProps) {
  const half = Math.round(width / 2);
  const rise = Math.round(half * 0.65);
  const fold = Math.round(half * 0.26);
  return (
    <>
      <Box iso={iso} at={[-half, y - thickness, -rise]} size={[2 * half, thickness, 2 * rise]} line="thick" />
      <Face iso={iso} plane="front" through={[0, y, 0]}>
        <Path
          d={`M${-half} ${-rise}L0 ${Math.round(rise * 0.1)}L${half} ${-rise}M${-half} ${rise}L${-fold} ${-fold / 2}M${half} ${rise}L${fold} ${-fold / 2}`}
        />
        <circle className={seal === "signal" ? "sf" : "f2"} r={half * 0.12} />
      </Face>
    </>
  );
}
