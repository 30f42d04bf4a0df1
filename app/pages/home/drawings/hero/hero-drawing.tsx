import { Dimension, Part, Scene } from "../../../../drawings/scene.ts";
import { Line } from "../../../../drawings/shapes.ts";
import { DataPart, InfrastructurePart, ModelsPart } from "./far-parts.tsx";
import { GatewayPart, InterfacePart, ServicesPart } from "./near-parts.tsx";
import { lying as pose } from "./pose.tsx";

export interface HeroDrawingProps {
  parts: readonly { name: string; detail: string }[];
  /** Written along the dimension line. */
  dimension: string;
  description?: string | undefined;
  className?: string | undefined;
}

/** Faces along the axis, near to far. */
const INTERFACE = 1066;
const GATEWAY = 850;
const SERVICES = 576;
const MODELS = 408;
const DATA = 212;
const INFRASTRUCTURE = -74;

/** The exploded system lying along its axis: the hero of wide screens. Its parts are moved by the section's CSS. */
export function HeroDrawing({ parts, dimension, ...scene }: HeroDrawingProps) {
  const labels = parts.map(({ name }) => name);
  const note = (number: number) => ({ number, note: parts[number - 1]?.detail });
  return (
    <Scene viewBox="-1187 -292 1468 900" angle={21} addressed={false} labels={labels} {...scene}>
      <g>
        <AxisDimension text={dimension} />
      </g>
      <Part name="infrastructure" {...note(6)} at={[-70, INFRASTRUCTURE - 60, 126]} balloon={[-84, -40]}>
        <InfrastructurePart {...{ pose, station: INFRASTRUCTURE, thickness: 110, axisTo: DATA - 122 }} />
      </Part>
      <Part name="data" {...note(5)} at={[-30, DATA - 17, 84]} balloon={[-56, -70]}>
        <DataPart {...{ pose, station: DATA, axisTo: MODELS - 16 }} />
      </Part>
      <Part name="models" {...note(4)} at={[-40, MODELS - 8, 84]} balloon={[-26, -70]} side="right">
        <ModelsPart {...{ pose, station: MODELS, axisTo: SERVICES - 10 }} />
      </Part>
      <Part name="services" {...note(3)} at={[-84, SERVICES - 10, 107]} balloon={[-30, -46]} side="right">
        <ServicesPart {...{ pose, station: SERVICES, axisTo: GATEWAY - 26 }} />
      </Part>
      <Part name="gateway" {...note(2)} at={[-30, GATEWAY - 13, 101]} balloon={[-42, -58]}>
        <GatewayPart {...{ pose, station: GATEWAY, axisTo: INTERFACE - 10 }} />
      </Part>
      <Part name="interface" {...note(1)} at={[70, INTERFACE, -103]} balloon={[34, 56]}>
        <InterfacePart {...{ pose, station: INTERFACE, axisTo: INTERFACE + 190 }} />
      </Part>
    </Scene>
  );
}

const DROP = 204;

/** A dimension line beside the axis, from the gateway to the rack. */
const AxisDimension = ({ text }: { text: string }) => (
  <>
    <Dimension from={[0, GATEWAY, -DROP]} to={[0, INFRASTRUCTURE, -DROP]} gap={99.6} head={[13, 3.2]}>
      {text}
    </Dimension>
    <Line from={[0, GATEWAY, -116]} to={[0, GATEWAY, -DROP - 14]} />
    <Line from={[0, INFRASTRUCTURE, -138]} to={[0, INFRASTRUCTURE, -DROP - 14]} />
  </>
);
