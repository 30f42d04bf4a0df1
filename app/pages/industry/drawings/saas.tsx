import type { KeyedDrawingProps } from "../../../drawings/figure-props.ts";
import {
  Face,
  from,
  On,
  Part,
  type Point2,
  polar,
  Repeat,
  Scene,
  Turned,
} from "../../../drawings/scene.ts";
import {
  Box,
  Cylinder,
  Dot,
  Line,
  Polygon,
  Rect,
  Slab,
  Stroke,
} from "../../../drawings/shapes.ts";

/**
 * A wheel whose teeth rise slowly and fall at once, so that it turns one way,
 * and its pawl.
 */
function Ratchet() {
  const teeth = Array.from({ length: 14 }, (_, tooth) => (tooth * 360) / 14);
  const rim = teeth.flatMap((degrees) => [
    polar([0, 0], 58, degrees),
    polar([0, 0], 47, degrees),
  ]);
  return (
    <Face face="side" at={[340, 95, -212]}>
      <Polygon
        through={[...rim.slice(1), rim[0] ?? [0, 0]]}
        pen={["plate", "thick"]}
      />
      <Dot at={[0, 0]} radius={30} />
      <Dot at={[0, 0]} radius={9} pen={["shade", "thick"]} />
      <Stroke
        path={from(-66, -74).by(42, 22).by(6, 6).by(-9, 7).by(-44, -23).close()}
        pen={["lit", "thick"]}
      />
      <Dot at={[-66, -68]} radius={9} pen={["plate", "thick"]} />
    </Face>
  );
}

/** Two keys on a ring. */
function Keys() {
  const key = from(0, 7)
    .circle(7)
    .move(0, 14)
    .down(32)
    .skip(0, -4)
    .right(7)
    .skip(-7, -8)
    .right(5);
  return (
    <Face face="side" at={[340, 55, -26]}>
      <Rect at={[-12, -10]} size={[24, 14]} pen={["plate", "thick"]} />
      <Dot at={[0, 24]} radius={22} pen="thick" />
      <Turned at={[-8, 44]} degrees={14}>
        <Stroke path={key} pen={["plate", "thick"]} />
      </Turned>
      <Turned at={[10, 44]} degrees={-18}>
        <Stroke path={key} pen={["plate", "thick"]} />
      </Turned>
    </Face>
  );
}

const DRAWER: Point2 = [104, 70];
const DRAWERS = [0, 1, 2, 3].flatMap((row) =>
  [0, 1, 2].map((column): Point2 => [9 + column * 109, 8 + row * 78]),
);
const OPEN: Point2 = [118, 164];
const PULL = 150;

/**
 * The front of the cabinet: a handle and a label on every drawer, and a dark
 * hole where one is pulled out.
 */
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
    <Box
      at={[OPEN[0], 190, -234]}
      size={[width, PULL, height]}
      faces={["side", "top"]}
      pen="thick"
    >
      <Rect
        face="top"
        at={[6, 0, -2]}
        size={[width - 12, PULL - 6]}
        pen="shade"
      />
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
          <Line
            key={degrees}
            from={polar([0, 0], 24, degrees)}
            to={polar([0, 0], 30, degrees)}
          />
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

/**
 * A frame of equal drawers, one per tenant; one is pulled out and holds the
 * weights.
 */
export default function SaasIndustryDrawing(props: KeyedDrawingProps) {
  return (
    <Scene
      viewBox="-450 -380 900 740"
      angle={27}
      grid={1}
      margins={[54, 96, 52, 60]}
      {...props}
    >
      <Slab at={[-184, -109, -172]} size={[368, 218, 22]} />
      <Slab at={[-170, -95, -150]} size={[340, 190, 320]}>
        <Part
          name="tenancy"
          number={1}
          at={[30, 190, -110]}
          balloon={[-104, -52]}
        >
          <Drawers />
        </Part>
        <Part name="cost" number={4} at={[150, 306, -156]} balloon={[-150, -8]}>
          <PulledDrawer />
        </Part>
        <Part name="meter" number={2} at={[210, 95, 78]} balloon={[110, -62]}>
          <Meter />
        </Part>
        <Part
          name="release"
          number={5}
          at={[340, 105, -244]}
          balloon={[126, 60]}
        >
          <Ratchet />
        </Part>
        <Part
          name="sign-on"
          number={3}
          at={[340, 31, -60]}
          balloon={[112, -58]}
        >
          <Keys />
        </Part>
      </Slab>
    </Scene>
  );
}
