import { Facing, Label, Part, type Point3, Scene } from "../../../../drawings/scene.ts";
import { Dot, Line } from "../../../../drawings/shapes.ts";
import { DataPart, InfrastructurePart, ModelsPart } from "./far-parts.tsx";
import type { HeroDrawingProps } from "./hero-drawing.tsx";
import { GatewayPart, InterfacePart, ServicesPart } from "./near-parts.tsx";
import { standing as pose } from "./pose.tsx";

const ANGLE = 30;

/** Faces along the axis, top to bottom. */
const [INTERFACE, GATEWAY, SERVICES, MODELS, DATA, INFRASTRUCTURE] = [1060, 872, 640, 472, 276, -8];

/** The outermost point of each part on the right, where its leader starts. */
const CORNERS: readonly Point3[] = [
  [134, -103, INTERFACE],
  [74, -74, GATEWAY - 13],
  [107, -107, SERVICES],
  [84, -84, MODELS],
  [62, -62, DATA - 40],
  [115, -126, INFRASTRUCTURE],
];
const BALLOON_X = 258;
const RADIUS = 24;

interface NameProps {
  number: number;
  corner: Point3;
  children: string;
}

/** A balloon in the column of names, on a level leader. */
function Name({ number, corner, children }: NameProps) {
  const x = BALLOON_X - (corner[0] - corner[1]) * Math.cos((ANGLE * Math.PI) / 180);
  return (
    <Facing at={corner}>
      <Line from={[0, 0]} to={[x - RADIUS, 0]} />
      <Dot at={[0, 0]} radius={4} pen="ink" />
      <Dot at={[x, 0]} radius={RADIUS} pen="plate" />
      <Label at={[x, 8]} anchor="middle" tone="strong" text={number} />
      <Label at={[x + RADIUS + 12, 8]} tone="strong" text={children} />
    </Facing>
  );
}

/** The same system set on end for narrow screens, large enough to read, its names in one column beside it. */
export function HeroUprightDrawing({ parts, ...scene }: Omit<HeroDrawingProps, "dimension">) {
  return (
    <Scene viewBox="-230 -1216 748 1412" angle={ANGLE} {...scene}>
      <Part name="infrastructure" number={6}>
        <InfrastructurePart {...{ pose, station: INFRASTRUCTURE, thickness: 64, axisTo: DATA - 122 }} />
      </Part>
      <Part name="data" number={5}>
        <DataPart {...{ pose, station: DATA, axisTo: MODELS - 16 }} />
      </Part>
      <Part name="models" number={4}>
        <ModelsPart {...{ pose, station: MODELS, axisTo: SERVICES - 10 }} />
      </Part>
      <Part name="services" number={3}>
        <ServicesPart {...{ pose, station: SERVICES, axisTo: GATEWAY - 26 }} />
      </Part>
      <Part name="gateway" number={2}>
        <GatewayPart {...{ pose, station: GATEWAY, axisTo: INTERFACE - 10 }} />
      </Part>
      <Part name="interface" number={1}>
        <InterfacePart {...{ pose, station: INTERFACE, axisTo: INTERFACE + 128 }} />
      </Part>
      {parts.map(({ name }, index) => (
        <g key={name} className="bl">
          <Name number={index + 1} corner={CORNERS[index] ?? [0, 0, 0]}>
            {name}
          </Name>
        </g>
      ))}
    </Scene>
  );
}
