import { At, from, Line, On, Stroke } from "../../../drawings/scene.ts";

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

/** The digit 0 that is not there: hidden lines only, and the centre marks of where it belongs. */
export function MissingZero({ y, depth }: { y: number; depth: number }) {
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
