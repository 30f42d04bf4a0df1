import type { StockPartProps } from "../figure-props.ts";
import { On, Repeat, way } from "../scene.ts";
import { Box, Circle, Cord, Line, Rect, Ruling, Slab } from "../shapes.ts";

/** A length of conveyor on four legs, with a parcel on it. */
export function Belt({ signal }: StockPartProps) {
  return (
    <>
      <Repeat count={2} step={[0, 46, 0]}>
        <Repeat count={2} step={[68, 0, 0]}>
          <Box at={[8, 20, 0]} size={[8, 8, 36]} faces={["front", "side"]} />
        </Repeat>
      </Repeat>
      <Slab at={[0, 16, 36]} size={[92, 60, 16]}>
        <Ruling
          from={[8, 4, 0]}
          to={[8, 56, 0]}
          count={7}
          step={[13, 0, 0]}
          pen="thin"
        />
        <On face="front">
          <Repeat count={5} step={[18, 0]}>
            <Circle at={[10, 8]} radius={5} pen="shade" />
          </Repeat>
        </On>
        <Box
          at={[24, 10, 0]}
          size={[42, 40, 38]}
          front={signal ? "signal" : "plate"}
          pen="medium"
        >
          <Line through={way(21, 0, 0).to(21, 40, 0).to(21, 40, -14)} />
        </Box>
      </Slab>
    </>
  );
}

const Post = ({ y }: { y: number }) => (
  <Slab at={[34, y, 0]} size={[24, 18, 96]}>
    <On face="front">
      <Rect at={[6, 8]} size={[12, 80]} />
    </On>
  </Slab>
);

/** A portal over the way, with a bar that opens for what may pass. */
export function Gate({ signal }: StockPartProps) {
  return (
    <>
      <Post y={0} />
      <Repeat count={2} step={[0, 0, 26]}>
        <Box
          at={[42, 18, 30]}
          size={[8, 56, 10]}
          fill={signal ? "signal" : "lit"}
          pen="medium"
        />
      </Repeat>
      <Post y={74} />
      <Slab at={[28, -6, 96]} size={[36, 104, 20]}>
        <On face="side">
          <Repeat count={3} step={[26, 0]}>
            <Circle at={[26, 10]} radius={5} />
          </Repeat>
        </On>
      </Slab>
    </>
  );
}

/** A plug before its socket, held by a rest, its cord on the floor. */
export function Plug({ signal }: StockPartProps) {
  return (
    <>
      <Slab at={[0, 12, 0]} size={[24, 68, 96]}>
        <On face="side">
          <Circle at={[34, 52]} radius={24} pen="lit" />
          <Repeat count={2} step={[20, 0]}>
            <Circle at={[24, 52]} radius={4} pen="ink" />
          </Repeat>
        </On>
      </Slab>
      <Repeat count={2} step={[0, 20, 0]}>
        <Box at={[34, 33, 49]} size={[20, 6, 6]} />
      </Repeat>
      <Box at={[60, 38, 0]} size={[16, 16, 36]} faces={["front", "side"]} />
      <Cord from={[86, 46, 52]} to={[96, 84, 0]} sag={26} pen="heavy" />
      <Slab
        at={[52, 24, 36]}
        size={[34, 44, 32]}
        front={signal ? "signal" : "plate"}
      >
        <On face="front">
          <Ruling from={[24, 5]} to={[24, 27]} count={2} step={[5, 0]} />
        </On>
      </Slab>
    </>
  );
}

/** A rack of five units, vented at the side. */
export function Server({ signal }: StockPartProps) {
  return (
    <Slab at={[14, 14, 0]} size={[64, 64, 122]}>
      <On face="side">
        <Ruling from={[12, 18]} to={[52, 18]} count={9} step={[0, 11]} />
      </On>
      <On face="front">
        <Rect at={[6, 50]} size={[52, 18]} pen={signal ? "signal" : "lit"} />
        <Repeat count={5} step={[0, 22]}>
          <Rect at={[6, 6]} size={[52, 18]} />
          <Circle at={[14, 15]} radius={3.2} />
          <Ruling from={[30, 11]} to={[30, 19]} count={4} step={[7, 0]} />
        </Repeat>
      </On>
    </Slab>
  );
}

const wheels = [
  [12, 78, 13],
  [76, 78, 13],
] as const;

/** A delivery truck that drives to the lower right. */
export function Truck({ signal }: StockPartProps) {
  return (
    <>
      <Box at={[-4, 18, 13]} size={[96, 58, 8]} fill="shade" />
      <Slab
        at={[-6, 16, 21]}
        size={[64, 62, 76]}
        front={signal ? "signal" : "plate"}
      >
        <On face="front">
          <Ruling from={[11, 8]} to={[11, 68]} count={4} step={[14, 0]} />
        </On>
      </Slab>
      <Slab at={[64, 18, 15]} size={[30, 58, 56]}>
        <On face="side">
          <Rect at={[6, 28]} size={[46, 22]} pen="shade" />
          <Ruling from={[14, 8]} to={[44, 8]} count={3} step={[0, 6]} />
        </On>
        <On face="front">
          <Rect at={[8, 28]} size={[18, 22]} pen="shade" />
          <Line from={[8, 20]} to={[14, 20]} />
        </On>
      </Slab>
      <Repeat at={wheels}>
        <Circle
          face="front"
          at={[0, 0, 0]}
          radius={13}
          pen={["shade", "thick"]}
        />
        <Circle face="front" at={[0, 0, 0]} radius={5} pen="lit" />
      </Repeat>
    </>
  );
}
