import { board, DraftingBoard } from "./drafting-board.tsx";
import { Lamp } from "./lamp.tsx";
import { At, Box, Circle, Cylinder, Dot, Facing, Label, Line, polar, Repeat, Scene } from "./scene.ts";

const FLOOR = -190;
function Trestle({ x }: { x: number }) {
  return (
    <>
      <Box at={[x, -110, FLOOR]} size={[20, 14, 320]} />
      <Box at={[x, -110, FLOOR]} size={[20, 230, 12]} />
      <Box at={[x, 90, FLOOR]} size={[20, 14, 212]} />
    </>
  );
}

function Stool() {
  const legs = [0.4, 2, 3.6, 5.2].map((radians) => polar([0, 0], 1, (radians * 180) / Math.PI));
  return (
    <At at={[-20, 300, -56]}>
      {legs.map(([x, y]) => (
        <Line key={x} from={[34 * x, 34 * y, 0]} to={[60 * x, 60 * y, FLOOR + 56]} pen="thick" />
      ))}
      <Circle face="top" at={[0, 0, -74]} radius={46} />
      <Cylinder at={[0, 0, 0]} radius={58} length={16} pen="thick" body="shade" />
    </At>
  );
}

/** A drafting table with a sheet on it; the stool in front of it is vacant. */
export function DraftingTableDrawing({
  label,
  ...scene
}: {
  label: string;
  description?: string | undefined;
}) {
  return (
    <Scene viewBox="-480 -400 900 770" angle={26} {...scene}>
      <Repeat count={11} step={[60, 0, 0]}>
        <Line from={[-300, -220, FLOOR]} to={[-300, 260, FLOOR]} pen="grid" />
      </Repeat>
      <Repeat count={9} step={[0, 60, 0]}>
        <Line from={[-300, -220, FLOOR]} to={[300, -220, FLOOR]} pen="grid" />
      </Repeat>
      <Trestle x={-190} />
      <Trestle x={170} />
      <Box at={[-170, -6, FLOOR + 60]} size={[340, 10, 16]} />
      <DraftingBoard />
      <Facing at={board(235, 0.98)}>
        <Lamp />
      </Facing>
      <Stool />
      <Facing at={[-20, 300, -40]}>
        <Line from={[0, 0]} to={[-96, -84]} />
        <Dot at={[0, 0]} radius={2.6} pen="ink" />
        <Label at={[-96, -96]} tone="signal" anchor="middle">
          {label}
        </Label>
      </Facing>
    </Scene>
  );
}
