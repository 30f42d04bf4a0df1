import { At, On, Part, Repeat, way } from "../../../drawings/scene.ts";
import {
  Axis,
  Box,
  Circle,
  Cylinder,
  Line,
  Rays,
  Ruling,
  Slab,
} from "../../../drawings/shapes.ts";
import { type KeyedDrawingProps, ServiceCanvas } from "./parts/canvas.tsx";

/** The foot, pinned down. */
const Base = () => (
  <Slab at={[-90, -90, 0]} size={[180, 180, 22]}>
    <Repeat
      at={way(24, 24, 0).to(24, 156, 0).to(156, 24, 0).to(156, 156, 0).places}
    >
      <Circle face="top" at={[0, 0, 0]} radius={9} />
    </Repeat>
  </Slab>
);

const Stage = ({ z, radius }: { z: number; radius: number }) => (
  <Cylinder
    at={[0, 0, z]}
    radius={radius}
    length={30}
    pen="thick"
    body="shade"
  />
);

/** The tray takes what comes back as a case. */
const Tray = () => (
  <Slab at={[110, -60, 62]} size={[70, 100, 10]}>
    <Repeat count={3} step={[0, 32, 0]}>
      <Box at={[8, 10, 0]} size={[54, 20, 26]} />
    </Repeat>
  </Slab>
);

/** A crank on the second stage turns the process: flow outside, code within. */
const Crank = () => (
  <At at={[-150, 78, 132]}>
    <Axis from={[72, -18, 0]} to={[0, 0, 0]} />
    <Cylinder axis="y" at={[0, 0, 0]} radius={34} length={16} pen="thick" />
    <On face="front" at={[0, 16, 0]}>
      <Circle at={[0, 0]} radius={10} />
      <Rays at={[0, 0]} count={6} radii={[10, 34]} />
    </On>
  </At>
);

/** The sieve over the funnel: a frame with a mesh. */
const Sieve = () => (
  <Slab at={[-100, -100, 276]} size={[200, 200, 12]}>
    <Ruling
      from={[25, 0, 0]}
      to={[25, 200, 0]}
      count={7}
      step={[25, 0, 0]}
      pen="thin"
    />
    <Ruling
      from={[0, 25, 0]}
      to={[200, 25, 0]}
      count={7}
      step={[0, 25, 0]}
      pen="thin"
    />
  </Slab>
);

/** Records on their way in. */
const Cards = () => (
  <Repeat at={way(-52, -40, 338).to(20, -62, 362).to(34, 24, 330).places}>
    <Box at={[0, 0, 0]} size={[54, 34, 4]}>
      <Line from={[8, 10, 0]} to={[44, 10, 0]} />
      <Line from={[8, 20, 0]} to={[32, 20, 0]} />
    </Box>
  </Repeat>
);

/**
 * A funnel of stages under a sieve, with a crank to turn it and a tray for what
 * comes back.
 */
export default function SalesforceCrmDrawing(props: KeyedDrawingProps) {
  return (
    <ServiceCanvas id="crm" margins={[58, 128, 27, 133]} {...props}>
      <At at={[0, 0, -166]}>
        <Part name="base" number={6} at={[-70, 90, 12]} balloon={[-84, 30]}>
          <Base />
        </Part>
        <Part name="tray" number={3} at={[180, 20, 82]} balloon={[60, 30]}>
          <Tray />
        </Part>
        <Part name="stages" number={2} at={[-54, 54, 132]} balloon={[-136, 60]}>
          <Cylinder
            at={[0, 0, 22]}
            radius={30}
            length={32}
            pen="thick"
            body="signal"
          />
          <Stage z={62} radius={50} />
          <Stage z={120} radius={78} />
        </Part>
        <Part name="funnel" number={1} at={[80, -60, 208]} balloon={[118, -4]}>
          <Stage z={178} radius={106} />
          <Circle face="top" at={[0, 0, 208]} radius={92} />
        </Part>
        <Part name="tray" number={3}>
          <Line
            through={way(70, -10, 134).to(145, -10, 134).to(145, -10, 98)}
            pen="centre"
          />
        </Part>
        <Part name="crank" number={4} at={[-164, 94, 150]} balloon={[-4, -70]}>
          <Crank />
        </Part>
        <Part name="sieve" number={5} at={[100, -60, 286]} balloon={[84, -46]}>
          <Line from={[0, 0, 208]} to={[0, 0, 276]} pen="centre" />
          <Sieve />
        </Part>
        <Cards />
      </At>
    </ServiceCanvas>
  );
}
