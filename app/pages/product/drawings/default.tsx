import { Balloon } from "../../../drawings/kit/balloon.tsx";
import { Box } from "../../../drawings/kit/box.tsx";
import { Drawing } from "../../../drawings/kit/drawing.tsx";
import { Iso } from "../../../drawings/kit/iso.ts";
import type { ProductDrawingProps } from "./parts/props.ts";

const iso = new Iso(25, 1);
const layers = [0, 1, 2, 3, 4, 5];

/** Six plates in a stack, for a product that has no drawing of its own yet. */
export default function DefaultProductDrawing({ labels, description }: ProductDrawingProps) {
  return (
    <Drawing viewBox="-470 -316 970 660" description={description}>
      {layers.map((layer) => (
        <Box
          key={layer}
          iso={iso}
          at={[-150, -110, -150 + layer * 56]}
          size={[300, 220, 26]}
          line="thick"
          front={layer === 5 ? "signal" : "plate"}
        />
      ))}
      {layers.map((layer) => (
        <Balloon
          key={layer}
          number={layer + 1}
          part={iso.project([150, 60, 143 - layer * 56])}
          offset={[200, -20]}
          label={labels[layer]}
        />
      ))}
    </Drawing>
  );
}
