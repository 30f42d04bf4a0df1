import {
  At,
  Axis,
  Cylinder,
  Face,
  Facing,
  Label,
  Line,
  Print,
  Rect,
  Repeat,
  Scene,
  Slab,
  way,
} from "../../../../drawings/scene.ts";
import type { DeploymentDrawingProps } from "./props.ts";

const PITCH = 140;
const ZONES = ["zone a", "zone b", "zone c"];

/** One zone: a server and its copy of the database. */
function Zone() {
  return (
    <Slab at={[0, 0, 0]} size={[110, 220, 14]}>
      <Slab at={[20, 30, 0]} size={[70, 70, 92]}>
        <Face face="front">
          <Print at={[8, 16]} lengths={[42, 42, 42, 42, 42]} step={16} />
          <Print at={[58, 16]} lengths={[4, 4, 4, 4, 4]} step={16} />
        </Face>
      </Slab>
      <Cylinder at={[55, 170, 0]} radius={26} length={20} body="shade" pen="thick" />
    </Slab>
  );
}

/** Three zones of one region behind a balancer, the database copied between them. */
export function CloudDrawing({ description }: DeploymentDrawingProps) {
  return (
    <Scene id="cloud" viewBox="-390 -240 780 520" angle={27} grid={1} description={description}>
      <Rect face="top" at={[-220, -150, -70]} size={[440, 300]} pen="centre" />
      <At at={[-190, -110, -70]}>
        <Repeat count={3} step={[PITCH, 0, 0]}>
          <Zone />
        </Repeat>
        <Repeat count={2} step={[PITCH, 0, 0]}>
          <Axis from={[92, 170, 24]} to={[160, 170, 24]} />
        </Repeat>
        {ZONES.map((zone, place) => (
          <Line
            key={zone}
            through={way(55 + place * PITCH, 65, 106)
              .by(0, 0, 34)
              .to(190, 65, 166)}
            pen="centre"
          />
        ))}
        <Cylinder at={[190, 65, 166]} radius={54} length={16} body="shade" end="signal" pen="thick" />
        <Axis from={[190, 65, 182]} to={[190, 65, 246]} />
        {ZONES.map((zone, place) => (
          <Facing key={zone} at={[55 + place * PITCH, 260, 0]}>
            <Label at={[-8, 18]} anchor="end" text={zone} />
          </Facing>
        ))}
      </At>
      <Facing>
        <Label at={[40, -206]} tone="strong" anchor="middle" text="your people" />
      </Facing>
    </Scene>
  );
}
