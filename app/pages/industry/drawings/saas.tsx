import {
  Box,
  Cylinder,
  Dot,
  Face,
  Line,
  On,
  Part,
  type Point2,
  polar,
  Rect,
  Repeat,
  Scene,
  Slab,
} from "../../../drawings/scene.ts";
import type { IndustryDrawingProps } from "./parts/props.ts";
import { Keys, Ratchet } from "./parts/ratchet-and-keys.tsx";

const DRAWER: Point2 = [104, 70];
const DRAWERS = [0, 1, 2, 3].flatMap((row) =>
  [0, 1, 2].map((column): Point2 => [9 + column * 109, 8 + row * 78]),
);
const OPEN: Point2 = [118, 164];
const PULL = 150;

/** The front of the cabinet: a handle and a label on every drawer, and a dark hole where one is pulled out. */
function Drawers() {
  return (
    <Face face="front">
      {DRAWERS.map(([x, y]) => (
        <Rect
          key={`${x},${y}`}
          at={[x, y]}
          size={DRAWER}
          pen={x === OPEN[0] && y === OPEN[1] ? "ink" : "plate"}
        />
      ))}
      <Repeat at={DRAWERS}>
        <Rect at={[34, 11]} size={[36, 9]} />
        <Line from={[36, 46]} to={[68, 46]} />
      </Repeat>
    </Face>
  );
}

/** One tenant's drawer, pulled out: the weights of its cost stand in it. */
function PulledDrawer() {
  const [width, height] = DRAWER;
  return (
    <Box at={[OPEN[0], 190, -234]} size={[width, PULL, height]} faces={["side", "top"]} pen="thick">
      <Rect face="top" at={[6, 0, -2]} size={[width - 12, PULL - 6]} pen="shade" />
      <Cylinder at={[34, 44, -30]} radius={17} length={52} pen="thick" />
      <Cylinder at={[70, 82, -30]} radius={19} length={46} pen="thick" />
      <Cylinder at={[36, 116, -30]} radius={15} length={38} pen="thick" />
      <On face="front">
        <Rect at={[0, 0]} size={DRAWER} pen={["signal", "thick"]} />
        <Rect at={[34, 50]} size={[36, 9]} pen="lit" />
        <Rect at={[26, 14]} size={[52, 20]} pen="lit" />
      </On>
    </Box>
  );
}

/** A meter with its dial and counter. */
function Meter() {
  return (
    <Box at={[110, 45, 0]} size={[120, 90, 78]} pen="thick">
      <Face face="front" at={[60, 90, -44]}>
        <Dot at={[0, 0]} radius={32} pen={["lit", "thick"]} />
        {[200, 230, 260, 290, 320, 340].map((degrees) => (
          <Line key={degrees} from={polar([0, 0], 24, degrees)} to={polar([0, 0], 30, degrees)} />
        ))}
        <Line from={[0, 0]} to={[15, -17]} pen="heavy" />
        <Rect at={[-24, 12]} size={[48, 14]} pen="plate" />
        <Repeat count={3} step={[12, 0]}>
          <Line from={[-12, 12]} to={[-12, 26]} />
        </Repeat>
      </Face>
    </Box>
  );
}

/** A frame of equal drawers, one per tenant; one is pulled out and holds the weights. */
export default function SaasIndustryDrawing(props: IndustryDrawingProps) {
  return (
    <Scene viewBox="-450 -380 900 740" angle={27} grid={1} margins={[54, 96, 52, 60]} {...props}>
      <Slab at={[-184, -109, -172]} size={[368, 218, 22]} />
      <Slab at={[-170, -95, -150]} size={[340, 190, 320]}>
        <Part name="tenancy" number={1} at={[30, 190, -110]} balloon={[-104, -52]}>
          <Drawers />
        </Part>
        <Part name="cost" number={4} at={[150, 306, -156]} balloon={[-150, -8]}>
          <PulledDrawer />
        </Part>
        <Part name="meter" number={2} at={[210, 95, 78]} balloon={[110, -62]}>
          <Meter />
        </Part>
        <Part name="release" number={5} at={[340, 105, -244]} balloon={[126, 60]}>
          <Ratchet />
        </Part>
        <Part name="sign-on" number={3} at={[340, 31, -60]} balloon={[112, -58]}>
          <Keys />
        </Part>
      </Slab>
    </Scene>
  );
}
