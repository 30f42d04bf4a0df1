import { Box } from "../../../../drawings/kit/box.tsx";
import { Drawing } from "../../../../drawings/kit/drawing.tsx";
import { Face } from "../../../../drawings/kit/face.tsx";
import { Iso } from "../../../../drawings/kit/iso.ts";
import { Label } from "../../../../drawings/kit/label.tsx";
import { Path } from "../../../../drawings/kit/path.tsx";
import { Repeat } from "../../../../drawings/kit/repeat.tsx";
import type { DeploymentDrawingProps } from "./props.ts";

const iso = new Iso(27, 1);
const FLOOR = -70;
const PITCH = 140;
const FIRST = -190;
const zones = ["a", "b", "c"].map((name, index) => ({ name, x: FIRST + index * PITCH }));

/** One zone: a server and its copy of the database. */
function Zone() {
  const store = iso.column(FIRST + 55, 60, 26, FLOOR + 14, 20);
  return (
    <g id="cloud-zone">
      <Box iso={iso} at={[FIRST, -110, FLOOR]} size={[110, 220, 14]} line="thick" />
      <Box iso={iso} at={[FIRST + 20, -80, FLOOR + 14]} size={[70, 70, 92]} line="thick" />
      <Face iso={iso} plane="front" through={[FIRST + 20, -10, FLOOR + 106]}>
        <Path d="M8 16h42m8 0h4M8 32h42m8 0h4M8 48h42m8 0h4M8 64h42m8 0h4M8 80h42m8 0h4" />
      </Face>
      <Path d={store.body} pen={["shade", "thick"]} />
      <Path d={store.top} pen={["lit", "thick"]} />
    </g>
  );
}

/** Three zones of one region behind a balancer, the database copied between them. */
export function CloudDrawing({ description }: DeploymentDrawingProps) {
  const balancer = iso.column(0, -45, 54, 96, 16);
  const copies = [0, 1].map((zone) => FIRST + zone * PITCH);
  return (
    <Drawing viewBox="-390 -240 780 520" description={description}>
      <Path d={iso.top(-220, -150, 440, 300, FLOOR)} pen="centre" />
      <Zone />
      <Repeat iso={iso} of="cloud-zone" by={[PITCH, 0, 0]} />
      <Repeat iso={iso} of="cloud-zone" by={[2 * PITCH, 0, 0]} />
      <Path d={copies.map((x) => iso.line([x + 92, 60, -46], [x + 160, 60, -46])).join("")} pen="axis" />
      <Path
        d={zones.map(({ x }) => iso.line([x + 55, -45, 36], [x + 55, -45, 70], [0, -45, 96])).join("")}
        pen="centre"
      />
      <Path d={balancer.body} pen={["shade", "thick"]} />
      <Path d={balancer.top} pen={["signal", "thick"]} />
      <Path d={iso.line([0, -45, 112], [0, -45, 176])} pen="axis" />
      <Label at={[40, -206]} tone="strong" anchor="middle">
        your people
      </Label>
      {zones.map(({ name, x }) => {
        const [lx, ly] = iso.project([x + 55, 150, FLOOR]);
        return (
          <Label key={name} at={[lx - 8, ly + 18]} anchor="end">
            zone {name}
          </Label>
        );
      })}
    </Drawing>
  );
}
