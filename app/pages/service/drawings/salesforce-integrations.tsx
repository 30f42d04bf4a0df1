import {
  Again,
  At,
  Group,
  On,
  Part,
  polar,
  Repeat,
  way,
} from "../../../drawings/scene.ts";
import { Box, Circle, Cylinder, Slab } from "../../../drawings/shapes.ts";
import { type KeyedDrawingProps, ServiceCanvas } from "./parts/canvas.tsx";

/** One half of the coupling. */
const Half = ({ y }: { y: number }) => (
  <Cylinder axis="y" at={[0, y, 0]} radius={104} length={60} pen="thick" />
);

interface PipeProps {
  /** Where it runs round the axis, in degrees: 0 right, 90 up. */
  turn: number;
  /** How far along its valve sits. */
  valve: number;
  /** The turn of one that is the same. */
  like?: number;
}

/** A line from half to half: a flange, the pipe and its valve. */
function Pipe({ turn, valve, like }: PipeProps) {
  const [x, z] = polar([0, 0], 76, turn);
  if (like !== undefined) {
    const [likeX, likeZ] = polar([0, 0], 76, like);
    return <Again of={`pipe-${like}`} by={[x - likeX, 0, z - likeZ]} />;
  }
  return (
    <Group name={`pipe-${turn}`}>
      <At at={[x, 0, z]}>
        <Cylinder
          axis="y"
          at={[0, -150, 0]}
          radius={18}
          length={12}
          body="plate"
        />
        <Cylinder
          axis="y"
          at={[0, -150, 0]}
          radius={11}
          length={valve + 150}
          body="lit"
          end="lit"
        />
        <Cylinder
          axis="y"
          at={[0, valve, 0]}
          radius={17}
          length={22}
          pen="thick"
        />
        <Cylinder
          axis="y"
          at={[0, valve + 22, 0]}
          radius={11}
          length={108 - valve}
          body="lit"
        />
      </At>
    </Group>
  );
}

/** Where a balloon points on a pipe: on its upper side, so far along. */
function tip(turn: number, y: number) {
  const [x, z] = polar([0, 0], 76, turn);
  return [x, y, z + 11] as const;
}

/** Rejected records, one of them picked up. */
const Tray = () => (
  <Slab at={[-40, -120, -190]} size={[120, 190, 12]}>
    <Repeat at={way(16, 20, 0).to(16, 100, 0).to(64, 140, 0).places}>
      <Box at={[0, 0, 0]} size={[34, 26, 8]} />
    </Repeat>
    <Slab at={[64, 60, 0]} size={[34, 26, 8]} top="signal" />
  </Slab>
);

/**
 * Two halves of a coupling joined by six lines, with a valve on each and a tray
 * for what was refused.
 */
export default function SalesforceIntegrationsDrawing(
  props: KeyedDrawingProps,
) {
  return (
    <ServiceCanvas id="join" margins={[23, 61, 8, 78]} {...props}>
      <Part name="tray" number={6} at={[80, 0, -184]} balloon={[96, 20]}>
        <Tray />
      </Part>
      <Half y={-210} />
      <Part name="telephony" number={2} at={tip(100, -20)} balloon={[-70, -90]}>
        <Pipe turn={100} valve={-26} />
      </Part>
      <Part name="erp" number={1} at={tip(150, 40)} balloon={[-92, -66]}>
        <Pipe turn={150} valve={-70} />
      </Part>
      <Part
        name="payments"
        number={3}
        at={tip(45, -100)}
        balloon={[-140, -140]}
      >
        <Pipe turn={45} valve={18} />
      </Part>
      <Pipe turn={-125} valve={18} like={45} />
      <Part name="web-leads" number={4} at={tip(-10, -90)} balloon={[136, 44]}>
        <Pipe turn={-10} valve={-70} like={150} />
      </Part>
      <Part name="warehouse" number={5} at={tip(-60, -20)} balloon={[170, 84]}>
        <Pipe turn={-60} valve={-26} like={100} />
      </Part>
      <Half y={130} />
      <On face="front" at={[0, 190, 0]}>
        <Circle at={[0, 0]} radius={62} />
        <Circle at={[0, 0]} radius={30} />
        {[22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5].map((turn) => (
          <Circle key={turn} at={polar([0, 0], 88, turn)} radius={6} />
        ))}
      </On>
    </ServiceCanvas>
  );
}
