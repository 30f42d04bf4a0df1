import {
  Axis,
  Circle,
  Cylinder,
  Dot,
  Face,
  Facing,
  Label,
  Line,
  Print,
  Rect,
  Repeat,
  Scene,
  Slab,
} from "../../../../drawings/scene.ts";
import type { DeploymentDrawingProps } from "./props.ts";

/** A wall from a place, so far to the right and so far to the front. */
function Wall({
  at: [x, y],
  along: [width, depth],
}: {
  at: readonly [number, number];
  along: readonly [number, number];
}) {
  return <Slab at={[x, y, 0]} size={[width, depth, 56]} />;
}

/** A cabinet, two discs and the cable between them. */
function Server() {
  return (
    <>
      <Slab at={[130, 60, 0]} size={[120, 110, 150]}>
        <Face face="front">
          <Print at={[12, 14]} lengths={Array(7).fill(78)} step={20} />
          <Print at={[102, 14]} lengths={Array(7).fill(6)} step={20} />
        </Face>
      </Slab>
      <Repeat count={2} step={[0, 0, 30]}>
        <Cylinder at={[315, 100, 0]} radius={30} length={26} body="shade" pen="thick" />
      </Repeat>
      <Line from={[250, 110, 10]} to={[285, 105, 10]} pen="thick" />
    </>
  );
}

/** The same software inside a walled network with one gate, through which signed releases are brought in. */
export function PrivateHostingDrawing({ description }: DeploymentDrawingProps) {
  return (
    <Scene viewBox="-390 -240 780 520" angle={27} grid={1} description={description}>
      <Slab at={[-200, -150, -84]} size={[400, 300, 14]}>
        <Wall at={[0, 0]} along={[400, 12]} />
        <Wall at={[0, 12]} along={[12, 288]} />
        <Server />
        <Axis from={[195, 172, 4]} to={[195, 288, 4]} />
        <Wall at={[388, 12]} along={[12, 288]} />
        <Wall at={[12, 288]} along={[140, 12]} />
        <Wall at={[238, 288]} along={[150, 12]} />
        <Rect face="front" at={[152, 300, 0]} size={[86, 44]} pen="hidden" />
        <Circle face="front" at={[195, 300, 24]} radius={9} pen="signal" />
        <Axis from={[195, 300, 4]} to={[195, 390, 4]} />
        <Slab at={[169, 356, -14]} size={[52, 52, 40]} />
        <Facing at={[195, 120, 150]}>
          <Line from={[0, 0]} to={[0, -86]} />
          <Dot at={[0, 0]} radius={2.4} pen="ink" />
          <Label at={[0, -96]} tone="strong" anchor="middle" text="your servers, your keys" />
        </Facing>
        <Facing at={[221, 408, -14]}>
          <Label at={[-20, 28]} tone="strong" anchor="middle" text="signed release" />
        </Facing>
      </Slab>
    </Scene>
  );
}
