import { Balloon } from "../../../drawings/kit/balloon.tsx";
import { Box } from "../../../drawings/kit/box.tsx";
import { Boxes } from "../../../drawings/kit/boxes.tsx";
import { Drawing } from "../../../drawings/kit/drawing.tsx";
import { Iso } from "../../../drawings/kit/iso.ts";
import { Path } from "../../../drawings/kit/path.tsx";
import type { IndustryDrawingProps } from "./parts/props.ts";

const iso = new Iso(27, 1);
const stations = [-240, -120, 0, 120, 240];

/** A line of five stations on a plate, for an industry that has no drawing of its own yet. */
export default function DefaultIndustryDrawing({ labels, description }: IndustryDrawingProps) {
  return (
    <Drawing viewBox="-480 -300 960 540" description={description}>
      <Box iso={iso} at={[-310, -70, -20]} size={[620, 140, 20]} line="thick" />
      <Path d={iso.line([-310, 50, 0], [310, 50, 0])} pen="axis" />
      <Boxes
        iso={iso}
        line="thick"
        boxes={stations.map((x) => [
          [x - 36, -46, 0],
          [72, 72, 72],
        ])}
      />
      <Path d={iso.front(-36, 0, 72, 72, 26)} pen={["signal", "thick"]} />
      {stations.map((x, index) => (
        <Balloon
          key={x}
          number={index + 1}
          part={iso.project([x, -10, 72])}
          offset={[30, -80]}
          label={labels[index]}
        />
      ))}
    </Drawing>
  );
}
