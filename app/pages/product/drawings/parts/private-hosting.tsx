import { Box } from "../../../../drawings/kit/box.tsx";
import { Dot } from "../../../../drawings/kit/dot.tsx";
import { Drawing } from "../../../../drawings/kit/drawing.tsx";
import { Face } from "../../../../drawings/kit/face.tsx";
import { point } from "../../../../drawings/kit/format.ts";
import { Iso, type Size3 } from "../../../../drawings/kit/iso.ts";
import { Label } from "../../../../drawings/kit/label.tsx";
import { Path } from "../../../../drawings/kit/path.tsx";
import type { DeploymentDrawingProps } from "./props.ts";

const iso = new Iso(27, 1);
const FLOOR = -70;

function Wall({ x, y, along: [width, depth] }: { x: number; y: number; along: readonly [number, number] }) {
  return <Box iso={iso} at={[x, y, FLOOR]} size={[width, depth, 56]} line="thick" />;
}

function Server() {
  const size: Size3 = [120, 110, 150];
  const discs = [FLOOR, FLOOR + 30].map((z) => iso.column(115, -50, 30, z, 26));
  return (
    <>
      <Box iso={iso} at={[-70, -90, FLOOR]} size={size} line="thick" />
      <Face iso={iso} plane="front" through={[-70, 20, 80]}>
        <Path d="M12 14h78m12 0h6M12 34h78m12 0h6M12 54h78m12 0h6M12 74h78m12 0h6M12 94h78m12 0h6M12 114h78m12 0h6M12 134h78m12 0h6" />
      </Face>
      {discs.map(({ body, top }) => (
        <g key={body}>
          <Path d={body} pen={["shade", "thick"]} />
          <Path d={top} pen={["lit", "thick"]} />
        </g>
      ))}
      <Path d={iso.line([50, -40, -60], [85, -45, -60])} pen="thick" />
    </>
  );
}

/** The same software inside a walled network with one gate, through which signed releases are brought in. */
export function PrivateHostingDrawing({ description }: DeploymentDrawingProps) {
  const roof = iso.project([-5, -30, 80]);
  const release = iso.project([21, 258, -84]);
  return (
    <Drawing viewBox="-390 -240 780 520" description={description}>
      <Box iso={iso} at={[-200, -150, FLOOR - 14]} size={[400, 300, 14]} line="thick" />
      <Wall x={-200} y={-150} along={[400, 12]} />
      <Wall x={-200} y={-138} along={[12, 288]} />
      <Server />
      <Path d={iso.line([-5, 22, -66], [-5, 138, -66])} pen="axis" />
      <Wall x={188} y={-138} along={[12, 288]} />
      <Wall x={-188} y={138} along={[140, 12]} />
      <Wall x={38} y={138} along={[150, 12]} />
      <Path d={iso.front(-48, FLOOR, 86, 44, 150)} pen="hidden" />
      <Path d={iso.circleFront(-5, -46, 9, 150)} pen="signal" />
      <Path d={iso.line([-5, 150, -66], [-5, 240, -66])} pen="axis" />
      <Box iso={iso} at={[-31, 206, -84]} size={[52, 52, 40]} line="thick" />
      <Path d={`M${point(...roof)}V-182`} />
      <Dot at={roof} radius={2.4} pen="ink" />
      <Label at={[roof[0], -192]} tone="strong" anchor="middle">
        your servers, your keys
      </Label>
      <Label at={[release[0] - 20, release[1] + 28]} tone="strong" anchor="middle">
        signed release
      </Label>
    </Drawing>
  );
}
