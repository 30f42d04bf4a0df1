import {
  At,
  Clipped,
  from,
  On,
  Part,
  Scene,
  way,
} from "../../../drawings/scene.ts";
import {
  Axis,
  Circle,
  Line,
  Polygon,
  Prism,
  Stroke,
} from "../../../drawings/shapes.ts";

interface FourProps {
  /** The plane of its front. */
  y: number;
  depth: number;
  /** Names the clip of its counter; unique in the document. */
  clipId: string;
}

/** From its lower left corner, in x and z. */
const digit = way(118, 0)
  .to(172, 0)
  .to(172, 70)
  .to(210, 70)
  .to(210, 122)
  .to(172, 122);
const outline = digit
  .to(172, 300)
  .to(112, 300)
  .to(0, 118)
  .to(0, 70)
  .to(118, 70).places;
const hollow = outline
  .slice(1)
  .reduce((trail, [x, z]) => trail.to(x, z), from(118, 0))
  .close();
hollow.move(118, 122).to(56, 122).to(118, 226).close();

/**
 * The hole in it: a wall that looks up and one that looks to the right show
 * inside.
 */
function Counter({ depth, clipId }: Omit<FourProps, "y">) {
  const floor = way(56, 0, 122).by(62, 0, 0).by(0, -depth, 0).by(-62, 0, 0);
  const wall = way(56, 0, 122).by(62, 0, 104).by(0, -depth, 0).by(-62, 0, -104);
  return (
    <Clipped
      id={clipId}
      to={<Polygon through={way(118, 0, 122).to(56, 0, 122).to(118, 0, 226)} />}
    >
      <Polygon through={floor} pen={["lit", "thick"]} />
      <Polygon through={wall} pen={["shade", "thick"]} />
    </Clipped>
  );
}

/**
 * The digit 4 as a machined part: three screws and a counter that one can look
 * into.
 */
function Four({ y, depth, clipId }: FourProps) {
  return (
    <At at={[-105, y, -150]}>
      <Prism
        at={[0, 0, 0]}
        outline={outline}
        depth={depth}
        pen="thick"
        front="none"
      />
      <Counter depth={depth} clipId={clipId} />
      <On face="front" at={[0, 0, 0]}>
        <Stroke path={hollow} pen={["plate", "thick"]} fillRule="evenodd" />
        {way(145, 35)
          .to(145, 272)
          .to(191, 96)
          .places.map((at) => (
            <Circle key={at.join()} at={at} radius={8} pen="shade" />
          ))}
        <Line from={[145, 50]} to={[145, 256]} pen={["centre", "thin"]} />
      </On>
    </At>
  );
}

interface Ring {
  halfWidth: number;
  halfHeight: number;
}

const OUTER: Ring = { halfWidth: 105, halfHeight: 150 };
const INNER: Ring = { halfWidth: 47, halfHeight: 92 };
/** Handle length that makes the ring squarer than an ellipse, as a digit is. */
const HANDLE = 0.652;
/** From where a handle ends to where its curve does. */
const REST = 1 - HANDLE;

function ring({ halfWidth: w, halfHeight: h }: Ring) {
  return from(w, 0)
    .curve([0, HANDLE * h], [-REST * w, h], [-w, h])
    .curve([-HANDLE * w, 0], [-w, -REST * h], [-w, -h])
    .curve([0, -HANDLE * h], [REST * w, -h], [w, -h])
    .curve([HANDLE * w, 0], [w, REST * h], [w, h])
    .close();
}

/**
 * The digit 0 that is not there: hidden lines only, and the centre marks of
 * where it belongs.
 */
function MissingZero({ y, depth }: { y: number; depth: number }) {
  return (
    <At at={[0, y, 0]}>
      <On face="front" at={[0, -depth, 0]}>
        <Stroke path={ring(OUTER)} pen="hidden" />
        <Stroke path={ring(INNER)} pen={["hidden", "thin"]} />
      </On>
      {/* Where the outline of the solid leaves its front: the points farthest from the line of sight. */}
      <Line from={[-57, 0, 133]} to={[-57, -depth, 133]} pen="hidden" />
      <Line from={[57, 0, -133]} to={[57, -depth, -133]} pen="hidden" />
      <On face="front" at={[0, 0, 0]}>
        <Stroke path={ring(OUTER)} pen={["hidden", "thick"]} />
        <Stroke path={ring(INNER)} pen={["hidden", "thick"]} />
        <Line from={[-128, 0]} to={[128, 0]} pen={["centre", "signalLine"]} />
        <Line from={[0, -176]} to={[0, 176]} pen={["centre", "signalLine"]} />
      </On>
    </At>
  );
}

interface NotFoundDrawingProps {
  /** The three parts of the kit, in the order of the parts list. */
  labels: readonly { name: string; note: string }[];
  description?: string | undefined;
}

const DEPTH = 70;
const SPACING = 384;
const NEAR = SPACING + DEPTH / 2;
const MIDDLE = DEPTH / 2;
const FAR = -SPACING + DEPTH / 2;

/** A stretch of the common axis. */
function Between({ from, to }: { from: number; to: number }) {
  return <Axis from={[0, from, 0]} to={[0, to, 0]} />;
}

/**
 * The kit of the number 404, exploded along its axis; the zero was not in the
 * box.
 */
export function NotFoundDrawing({ labels, ...scene }: NotFoundDrawingProps) {
  const [near, zero, far] = labels.map(({ note }) => note);
  return (
    <Scene
      viewBox="-545 -330 1090 740"
      angle={21}
      labels={labels.map(({ name }) => name)}
      {...scene}
    >
      <Between from={FAR - DEPTH - 5} to={FAR - 225} />
      <Part
        name="far-four"
        number={3}
        at={[40, FAR, -150]}
        balloon={[62, 70]}
        note={far}
      >
        <Four y={FAR} depth={DEPTH} clipId="nf-far" />
      </Part>
      <Between from={FAR - 13} to={MIDDLE - DEPTH} />
      <Part
        name="zero"
        number={2}
        at={[24, MIDDLE, -148]}
        balloon={[60, 78]}
        note={zero}
        tone="signal"
      >
        <MissingZero y={MIDDLE} depth={DEPTH} />
      </Part>
      <Between from={MIDDLE} to={NEAR - DEPTH} />
      <Part
        name="near-four"
        number={1}
        at={[40, NEAR, -150]}
        balloon={[40, 66]}
        note={near}
      >
        <Four y={NEAR} depth={DEPTH} clipId="nf-near" />
      </Part>
      <Between from={NEAR - 13} to={NEAR + 155} />
    </Scene>
  );
}
