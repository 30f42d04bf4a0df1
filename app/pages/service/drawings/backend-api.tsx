import { At, On, Part, Repeat, way } from "../../../drawings/scene.ts";
import {
  Box,
  Circle,
  Cylinder,
  Line,
  Rect,
  Ruling,
  Slab,
} from "../../../drawings/shapes.ts";
import {
  type KeyedDrawingProps,
  Posts,
  ServiceCanvas,
} from "./parts/canvas.tsx";

const EDGE = 240;
const SLAB = [EDGE, EDGE, 22] as const;
const STOREY = 112;

/** On the front of a slab: how much goes through it. */
const Gauges = () => (
  <On face="front">
    <Repeat count={3} step={[50, 0]}>
      <Circle at={[30, 11]} radius={8} />
      <Line from={[30, 11]} to={[34, 16]} />
    </Repeat>
  </On>
);

function Stores() {
  return (
    <Slab at={[0, 0, 0]} size={SLAB}>
      <Part name="gauges" number={6} at={[30, EDGE, -11]} balloon={[-60, 44]}>
        <Gauges />
      </Part>
      <Part name="stores" number={2} at={[42, 190, 34]} balloon={[-122, 18]}>
        <Repeat
          at={
            way(190, 42, 0)
              .to(42, 190, 0)
              .to(184, 120, 0)
              .to(120, 184, 0)
              .to(192, 192, 0).places
          }
        >
          <Cylinder at={[0, 0, 0]} radius={26} length={40} body="shade" />
        </Repeat>
      </Part>
      <Posts size={[EDGE, EDGE]} height={STOREY - 22} />
    </Slab>
  );
}

/**
 * Messages on rollers; pipes to outside systems leave by the right-hand face.
 */
function Queues() {
  return (
    <Slab at={[0, 0, STOREY]} size={SLAB}>
      <Part name="queues" number={3} at={[62, 216, 22]} balloon={[-116, -44]}>
        <Ruling
          from={[12, 196, 0]}
          to={[12, 236, 0]}
          count={13}
          step={[18, 0, 0]}
          pen="thin"
        />
        <Repeat count={6} step={[38, 0, 0]}>
          <Box at={[12, 204, 0]} size={[24, 24, 22]} />
        </Repeat>
      </Part>
      <Part name="gauges" number={6}>
        <Gauges />
      </Part>
      <Part
        name="pipes"
        number={5}
        at={[EDGE + 84, 90, -11]}
        balloon={[44, -26]}
      >
        <Repeat count={3} step={[0, 50, 0]}>
          <Rect face="front" at={[EDGE, 90, -17]} size={[84, 12]} pen="plate" />
          <Circle
            face="side"
            at={[EDGE + 84, 90, -11]}
            radius={6}
            pen="plate"
          />
        </Repeat>
      </Part>
      <Posts size={[EDGE, EDGE]} height={STOREY - 22} />
    </Slab>
  );
}

/** The contract lies on top; calls come in by the ports, past a locked gate. */
function Gateway() {
  return (
    <Slab at={[0, 0, 2 * STOREY]} size={SLAB}>
      <Part name="contract" number={1} at={[90, 80, 0]} balloon={[-104, -62]}>
        <On face="top">
          <Rect at={[28, 28]} size={[184, 184]} />
          <Ruling from={[60, 48]} to={[60, 192]} count={5} step={[30, 0]} />
          <Line from={[28, 48]} to={[212, 48]} />
        </On>
        <On face="front">
          <Repeat count={5} step={[20, 0]}>
            <Circle at={[24, 11]} radius={5} />
          </Repeat>
        </On>
      </Part>
      <On face="side">
        <Part name="gate" number={4} at={[186, 12]} balloon={[200, -10]}>
          <Rect at={[160, 3]} size={[52, 16]} pen="signal" />
          <Circle at={[186, 12]} radius={3} />
          <Line from={[186, 10]} to={[186, 5]} />
        </Part>
      </On>
    </Slab>
  );
}

/**
 * Three slabs on one axis: the gateway, the queues and the stores, metered on
 * the way.
 */
export default function BackendApiDrawing(props: KeyedDrawingProps) {
  return (
    <ServiceCanvas id="api" margins={[59, 119, 15, 117]} {...props}>
      <At at={[-120, -120, -150]}>
        <Stores />
        <Queues />
        <Gateway />
      </At>
    </ServiceCanvas>
  );
}
