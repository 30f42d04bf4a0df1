import { At, On, Part, Repeat, way } from "../../../drawings/scene.ts";
import { Circle, Line, Rect, Ruling, Slab } from "../../../drawings/shapes.ts";
import {
  type KeyedDrawingProps,
  Posts,
  ServiceCanvas,
} from "./parts/canvas.tsx";

const EDGE = 88;
const CUBE = [EDGE, EDGE, EDGE] as const;
/**
 * Where the cubes of the far and the near row begin, and those of the upper
 * floor.
 */
const FAR = 27;
const NEAR = 121;
const UPPER = 94;

/** The ledger that all modules stand on, ruled all round. */
function Ledger() {
  return (
    <Slab at={[0, 0, -26]} size={[236, 236, 26]}>
      <On face="front">
        <Ruling
          from={[0, 8]}
          to={[236, 8]}
          count={3}
          step={[0, 6]}
          pen="thin"
        />
        <Ruling
          from={[18, 0]}
          to={[18, 26]}
          count={4}
          step={[60, 0]}
          pen="thin"
        />
      </On>
      <On face="side">
        <Ruling
          from={[0, 8]}
          to={[236, 8]}
          count={3}
          step={[0, 6]}
          pen="thin"
        />
        <Ruling
          from={[38, 0]}
          to={[38, 26]}
          count={4}
          step={[60, 0]}
          pen="thin"
        />
      </On>
    </Slab>
  );
}

const Racks = () => (
  <Ruling from={[8, 22]} to={[80, 22]} count={3} step={[0, 22]} />
);
const Roof = () => <Rect face="top" at={[12, 12, 0]} size={[64, 64]} />;

/** A stamped invoice. */
const Invoice = () => (
  <On face="side">
    <Rect at={[18, 8]} size={[52, 72]} />
    <Ruling from={[26, 70]} to={[62, 70]} count={3} step={[0, -9]} />
    <Circle at={[44, 28]} radius={13} />
    <Circle at={[44, 28]} radius={9} />
  </On>
);

/** Three signatures in order, two of them given. */
const Signatures = () => (
  <On face="front">
    <Repeat count={3} step={[0, 24]}>
      <Rect at={[10, 16]} size={[11, 11]} />
      <Line from={[30, 18]} to={[76, 18]} />
    </Repeat>
    <Repeat count={2} step={[0, 24]}>
      <Line through={way(12, 46).to(15, 42).to(23, 53)} />
    </Repeat>
  </On>
);

/** A dial scale over a bar code. */
const Scale = () => (
  <On face="side">
    <Circle at={[45, 54]} radius={23} />
    <Line from={[45, 54]} to={[31, 66]} />
    {[9, 15, 19, 29, 33, 43, 49, 53, 63, 69, 79].map((y) => (
      <Line key={y} from={[y, 9]} to={[y, 20]} />
    ))}
  </On>
);

/** Seven modules on one stock ledger, production lifted out of the block. */
export default function CustomErpDrawing(props: KeyedDrawingProps) {
  return (
    <ServiceCanvas id="erp" margins={[80, 132, 13, 106]} {...props}>
      <At at={[-118, -118, -128]}>
        <Part name="ledger" number={1} at={[58, 236, -13]} balloon={[-100, 44]}>
          <Ledger />
        </Part>
        <Slab at={[FAR, FAR, 0]} size={CUBE} />
        <Part
          name="purchase"
          number={2}
          at={[FAR + 20, NEAR + EDGE, 40]}
          balloon={[-120, 10]}
        >
          <Slab at={[FAR, NEAR, 0]} size={CUBE}>
            <On face="front">
              <Repeat
                at={
                  way(8, 8).to(33, 8).to(58, 8).to(20, 31).to(45, 31).to(33, 54)
                    .places
                }
              >
                <Rect at={[0, 0]} size={[22, 20]} />
              </Repeat>
            </On>
          </Slab>
        </Part>
        <Slab at={[NEAR, FAR, 0]} size={CUBE}>
          <On face="side">
            <Racks />
          </On>
        </Slab>
        <Part
          name="gst"
          number={4}
          at={[NEAR + EDGE, NEAR + 40, 60]}
          balloon={[164, 74]}
        >
          <Slab at={[NEAR, NEAR, 0]} size={CUBE}>
            <Invoice />
            <On face="front">
              <Racks />
            </On>
            <Roof />
          </Slab>
        </Part>
        <Slab at={[FAR, FAR, UPPER]} size={CUBE} />
        <Part
          name="approvals"
          number={5}
          at={[FAR + 30, NEAR + EDGE, UPPER + 54]}
          balloon={[-112, -62]}
        >
          <Slab at={[FAR, NEAR, UPPER]} size={CUBE}>
            <Signatures />
            <Roof />
          </Slab>
        </Part>
        <Part
          name="devices"
          number={6}
          at={[NEAR + EDGE, 78, UPPER + 60]}
          balloon={[122, -34]}
        >
          <Slab at={[NEAR, FAR, UPPER]} size={CUBE}>
            <Scale />
            <Roof />
          </Slab>
        </Part>
        <At at={[NEAR, NEAR, UPPER]}>
          <Part
            name="production"
            number={3}
            at={[44, 44, 120 + EDGE]}
            balloon={[120, -40]}
          >
            <Posts size={[EDGE, EDGE]} height={120} />
            <Slab at={[0, 0, 120]} size={CUBE} front="signal">
              <Circle face="top" at={[44, 44, 0]} radius={28} />
              <Circle face="top" at={[44, 44, 0]} radius={10} />
            </Slab>
          </Part>
        </At>
      </At>
    </ServiceCanvas>
  );
}
