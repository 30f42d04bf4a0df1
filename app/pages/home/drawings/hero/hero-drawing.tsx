import { ArrowHead } from "../../../../drawings/kit/arrow-head.tsx";
import { Balloon } from "../../../../drawings/kit/balloon.tsx";
import { Drawing } from "../../../../drawings/kit/drawing.tsx";
import { Iso, type Point2, type Point3 } from "../../../../drawings/kit/iso.ts";
import { Label } from "../../../../drawings/kit/label.tsx";
import { Path } from "../../../../drawings/kit/path.tsx";
import { lying } from "./assembly.ts";
import { DataPart } from "./data-part.tsx";
import { GatewayPart } from "./gateway-part.tsx";
import { InfrastructurePart } from "./infrastructure-part.tsx";
import { InterfacePart } from "./interface-part.tsx";
import { ModelsPart } from "./models-part.tsx";
import { ServicesPart } from "./services-part.tsx";

export interface HeroDrawingProps {
  parts: readonly { name: string; detail: string }[];
  /** Written along the dimension line. */
  dimension: string;
  description?: string | undefined;
  className?: string | undefined;
}

const ANGLE = 21;
const iso = new Iso(ANGLE);
const assembly = lying(iso);

/** Faces along the axis, near to far: interface to infrastructure. */
const STATIONS = [1066, 850, 576, 408, 212, -74] as const;
const [INTERFACE, GATEWAY, SERVICES, MODELS, DATA, INFRASTRUCTURE] = STATIONS;

/** Where each balloon's leader starts and how far away, and on which side, its label stands. */
const BALLOONS: readonly { part: Point3; offset: Point2; side: "left" | "right" }[] = [
  { part: [70, INTERFACE, -103], offset: [34, 56], side: "right" },
  { part: [-30, GATEWAY - 13, 101], offset: [-42, -58], side: "left" },
  { part: [-84, SERVICES - 10, 107], offset: [-30, -46], side: "right" },
  { part: [-40, MODELS - 8, 84], offset: [-26, -70], side: "right" },
  { part: [-30, DATA - 17, 84], offset: [-56, -70], side: "left" },
  { part: [-70, INFRASTRUCTURE - 60, 126], offset: [-84, -40], side: "left" },
];

/** The exploded system lying along its axis: the hero of wide screens. Its groups are moved by the section's CSS. */
export function HeroDrawing({ parts, dimension, description, className }: HeroDrawingProps) {
  return (
    <Drawing viewBox="-1187 -292 1468 900" description={description} className={className}>
      <AxisDimension text={dimension} />
      <g>
        <g>
          <InfrastructurePart
            {...{ assembly, station: INFRASTRUCTURE, thickness: 110, axisTo: DATA - 122 }}
          />
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
          <InterfacePart {...{ assembly, station: INTERFACE, axisTo: INTERFACE + 190 }} />
        </g>
      </g>
      <g>
        {BALLOONS.map(({ part, offset, side }, index) => (
          <Balloon
            key={part.join()}
            number={index + 1}
            part={iso.project(part)}
            {...{ offset, side }}
            label={parts[index]?.name}
            note={parts[index]?.detail ?? ""}
          />
        ))}
      </g>
    </Drawing>
  );
}

const DROP = 204;
/** Half the gap that the dimension line leaves for its text. */
const GAP = 186;

/** A dimension line beside the axis, from the gateway to the rack. */
function AxisDimension({ text }: { text: string }) {
  const [near, far] = [iso.project([0, GATEWAY, -DROP]), iso.project([0, INFRASTRUCTURE, -DROP])];
  const middle = [(near[0] + far[0]) / 2, (near[1] + far[1]) / 2] as const;
  const beside = GAP / iso.cos / 2;
  const centre = (GATEWAY + INFRASTRUCTURE) / 2;
  const lines =
    iso.line([0, GATEWAY, -DROP], [0, centre + beside, -DROP]) +
    iso.line([0, centre - beside, -DROP], [0, INFRASTRUCTURE, -DROP]) +
    iso.line([0, GATEWAY, -116], [0, GATEWAY, -DROP - 14]) +
    iso.line([0, INFRASTRUCTURE, -138], [0, INFRASTRUCTURE, -DROP - 14]);
  return (
    <g>
      <Path d={lines} />
      <ArrowHead tip={near} degrees={180 - ANGLE} length={13} />
      <ArrowHead tip={far} degrees={-ANGLE} length={13} />
      <Label at={[middle[0], middle[1] + 4]} anchor="middle" rotate={-ANGLE}>
        {text}
      </Label>
    </g>
  );
}
