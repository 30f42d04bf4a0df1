import type { ComponentProps } from "react";
import {
  Dimension,
  Facing,
  Label,
  Lettering,
  Part,
  type Point3,
  Scene,
} from "../../../../drawings/scene.ts";
import { Dot, Line } from "../../../../drawings/shapes.ts";
import { DataPart, InfrastructurePart, ModelsPart } from "./far-parts.tsx";
import { GatewayPart, InterfacePart, ServicesPart } from "./near-parts.tsx";
import { lying, type Pose, standing } from "./pose.tsx";

interface HeroPart {
  name: string;
  detail: string;
  /** The page that it leads to. */
  href?: string | undefined;
}

interface HeroDrawingProps {
  parts: readonly HeroPart[];
  /** Written along the dimension line. */
  dimension: string;
  description?: string | undefined;
  className?: string | undefined;
}

const NAMES = [
  "interface",
  "gateway",
  "services",
  "models",
  "data",
  "infrastructure",
] as const;
type Balloon = Pick<
  ComponentProps<typeof Part>,
  "at" | "balloon" | "side" | "note" | "href" | "children"
>;

interface SystemProps {
  pose: Pose;
  /** The face of each part along the axis, near to far. */
  stations: readonly [number, number, number, number, number, number];
  /** How far the axis shows in front of the nearest part. */
  lead: number;
  /** The depth of the rack. */
  rack: number;
  /** Near to far; the children are drawn with the part. */
  balloons: readonly Balloon[];
}

/**
 * The six parts on their axis, painted from the far end. Each shows the axis up
 * to the part before it.
 */
function System({ pose, stations, lead, rack, balloons }: SystemProps) {
  const [face, gateway, services, models, data, infrastructure] = stations;
  const drawn = [
    <InterfacePart key="1" pose={pose} station={face} axisTo={face + lead} />,
    <GatewayPart key="2" pose={pose} station={gateway} axisTo={face - 10} />,
    <ServicesPart
      key="3"
      pose={pose}
      station={services}
      axisTo={gateway - 26}
    />,
    <ModelsPart key="4" pose={pose} station={models} axisTo={services - 10} />,
    <DataPart key="5" pose={pose} station={data} axisTo={models - 16} />,
    <InfrastructurePart
      key="6"
      pose={pose}
      station={infrastructure}
      thickness={rack}
      axisTo={data - 122}
    />,
  ];
  return NAMES.map((name, index) => (
    <Part key={name} name={name} number={index + 1} {...balloons[index]}>
      {drawn[index]}
      {balloons[index]?.children}
    </Part>
  )).reverse();
}

const LYING = [1066, 850, 576, 408, 212, -74] as const;
const [INTERFACE, GATEWAY, SERVICES, MODELS, DATA, INFRASTRUCTURE] = LYING;
const BALLOONS: readonly Balloon[] = [
  { at: [70, INTERFACE, -103], balloon: [34, 56] },
  { at: [-30, GATEWAY - 13, 101], balloon: [-42, -58] },
  { at: [-84, SERVICES - 10, 107], balloon: [-30, -46], side: "right" },
  { at: [-40, MODELS - 8, 84], balloon: [-132, -70], side: "right" },
  { at: [-30, DATA - 17, 84], balloon: [-56, -70] },
  { at: [-70, INFRASTRUCTURE - 60, 126], balloon: [-84, -40] },
];

/**
 * The exploded system lying along its axis: the hero of wide screens. Its parts
 * are moved by the section's CSS.
 */
export function HeroDrawing({ parts, dimension, ...scene }: HeroDrawingProps) {
  const labels = parts.map(({ name }) => name);
  const balloons = BALLOONS.map((balloon, index) => ({
    ...balloon,
    note: parts[index]?.detail,
    href: parts[index]?.href,
  }));
  return (
    <Scene
      viewBox="-1187 -292 1468 900"
      angle={21}
      addressed={false}
      labels={labels}
      {...scene}
    >
      <g>
        <AxisDimension text={dimension} />
      </g>
      <System
        pose={lying}
        stations={LYING}
        lead={190}
        rack={110}
        balloons={balloons}
      />
    </Scene>
  );
}

const DROP = 204;

/** A dimension line beside the axis, from the gateway to the rack. */
const AxisDimension = ({ text }: { text: string }) => (
  <Lettering>
    <Dimension
      from={[0, GATEWAY, -DROP]}
      to={[0, INFRASTRUCTURE, -DROP]}
      gap={99.6}
      head={[13, 3.2]}
    >
      {text}
    </Dimension>
    <Line from={[0, GATEWAY, -116]} to={[0, GATEWAY, -DROP - 14]} />
    <Line
      from={[0, INFRASTRUCTURE, -138]}
      to={[0, INFRASTRUCTURE, -DROP - 14]}
    />
  </Lettering>
);

const ANGLE = 30;

const STANDING = [1154, 937, 705, 486, 306, -8] as const;

/** The outermost point of each part on the right, where its leader starts. */
const CORNERS: readonly Point3[] = [
  [134, -103, STANDING[0]],
  [74, -74, STANDING[1] - 13],
  [107, -107, STANDING[2]],
  [84, -84, STANDING[3]],
  [62, -62, STANDING[4] - 15],
  [115, -126, STANDING[5]],
];
const BALLOON_X = 258;
const RADIUS = 24;

interface NameProps {
  number: number;
  corner: Point3;
  text: string;
}

/** A balloon in the column of names, on a level leader. */
function Name({ number, corner, text }: NameProps) {
  const x =
    BALLOON_X - (corner[0] - corner[1]) * Math.cos((ANGLE * Math.PI) / 180);
  return (
    <Facing at={corner}>
      <Line from={[0, 0]} to={[x - RADIUS, 0]} />
      <Dot at={[0, 0]} radius={4} pen="ink" />
      <Dot at={[x, 0]} radius={RADIUS} pen="plate" />
      <Label at={[x, 8]} anchor="middle" tone="strong" text={number} />
      <Label at={[x + RADIUS + 12, 8]} tone="strong" text={text} />
    </Facing>
  );
}

/**
 * The same system set on end for narrow screens, large enough to read, its
 * names in one column beside it.
 */
export function HeroUprightDrawing({
  parts,
  ...scene
}: Omit<HeroDrawingProps, "dimension">) {
  const balloons = parts.map(({ name, href }, index) => ({
    href,
    children: (
      <g className="bl">
        <Name
          number={index + 1}
          corner={CORNERS[index] ?? [0, 0, 0]}
          text={name}
        />
      </g>
    ),
  }));
  return (
    <Scene viewBox="-230 -1310 748 1506" angle={ANGLE} {...scene}>
      <System
        pose={standing}
        stations={STANDING}
        lead={128}
        rack={64}
        balloons={balloons}
      />
    </Scene>
  );
}
