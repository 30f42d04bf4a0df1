import { Dot } from "../../../../drawings/kit/dot.tsx";
import { Drawing } from "../../../../drawings/kit/drawing.tsx";
import { Iso, type Point3 } from "../../../../drawings/kit/iso.ts";
import { Label } from "../../../../drawings/kit/label.tsx";
import { Path } from "../../../../drawings/kit/path.tsx";
import { standing } from "./assembly.ts";
import { DataPart } from "./data-part.tsx";
import { GatewayPart } from "./gateway-part.tsx";
import type { HeroDrawingProps } from "./hero-drawing.tsx";
import { InfrastructurePart } from "./infrastructure-part.tsx";
import { InterfacePart } from "./interface-part.tsx";
import { ModelsPart } from "./models-part.tsx";
import { ServicesPart } from "./services-part.tsx";

const iso = new Iso(30);
const assembly = standing(iso);

/** Faces along the axis, top to bottom: interface to infrastructure. */
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

/** The same system set on end for narrow screens, large enough to read, its names in one column beside it. */
export function HeroUprightDrawing({ parts, description, className }: Omit<HeroDrawingProps, "dimension">) {
  return (
    <Drawing viewBox="-230 -1216 748 1412" description={description} className={className}>
      <g>
        <InfrastructurePart {...{ assembly, station: INFRASTRUCTURE, thickness: 64, axisTo: DATA - 122 }} />
      </g>
      <g>
        <DataPart {...{ assembly, station: DATA, axisTo: MODELS - 16 }} />
      </g>
      <g>
        <ModelsPart {...{ assembly, station: MODELS, axisTo: SERVICES - 10 }} />
      </g>
      <g>
        <ServicesPart {...{ assembly, station: SERVICES, axisTo: GATEWAY - 26 }} />
      </g>
      <g>
        <GatewayPart {...{ assembly, station: GATEWAY, axisTo: INTERFACE - 10 }} />
      </g>
      <g>
        <InterfacePart {...{ assembly, station: INTERFACE, axisTo: INTERFACE + 128 }} />
      </g>
      {parts.map(({ name }, index) => {
        const [x, y] = iso.project(CORNERS[index] ?? [0, 0, 0]);
        return (
          <g key={name}>
            <Path d={`M${x.toFixed()} ${y.toFixed()}H${BALLOON_X - RADIUS}`} />
            <Dot at={[x, y]} radius={4} pen="ink" />
            <Dot at={[BALLOON_X, y]} radius={RADIUS} pen="plate" />
            <Label at={[BALLOON_X, y + 8]} anchor="middle" tone="strong">
              {index + 1}
            </Label>
            <Label at={[BALLOON_X + RADIUS + 12, y + 8]} tone="strong">
              {name}
            </Label>
          </g>
        );
      })}
    </Drawing>
  );
}
