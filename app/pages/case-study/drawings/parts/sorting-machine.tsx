import {
  At,
  Box,
  Circle,
  Facing,
  Label,
  Part,
  type Point3,
  Polygon,
  Rect,
  Repeat,
  Slab,
  way,
} from "../../../../drawings/scene.ts";

const BELT = { length: 400, width: 54, top: 96 };
const BINS: readonly Point3[] = [20, 96, 172, 248, 324].map((x) => [x, 92, 0]);
/** The bin being filled. */
const FILLING = 2;

/** A hopper, wide above and narrow below. */
function Hopper() {
  const thick = (pen: "shade" | "plate" | "lit") => [pen, "thick"] as const;
  return (
    <>
      <Polygon through={way(35, 21, 0).to(35, 35, 0).to(56, 56, 54).to(56, 0, 54)} pen={thick("shade")} />
      <Polygon through={way(21, 35, 0).to(35, 35, 0).to(56, 56, 54).to(0, 56, 54)} pen={thick("plate")} />
      <Rect face="top" at={[0, 0, 54]} size={[56, 56]} pen={thick("lit")} />
      <Rect face="top" at={[5, 5, 54]} size={[46, 46]} pen="shade" />
    </>
  );
}

/** The belt on its legs, and the listings on it. */
function Belt() {
  const { length, width, top } = BELT;
  return (
    <>
      {[6, 190, 384].map((x) => (
        <Box key={x} at={[x, 40, 0]} size={[8, 8, top - 18]} />
      ))}
      <Slab at={[0, 0, top - 18]} size={[length, width, 18]}>
        {[8, 162, 238, 394].map((x) => (
          <Circle key={x} face="front" at={[x, width, -9]} radius={5} />
        ))}
        {[30, 70, 124, 168, 214, 262, 292, 336, 372].map((x, listing) => (
          <Box key={x} at={[x, 12 + (listing % 3) * 11, 0]} size={[13, 13, 10]} />
        ))}
      </Slab>
    </>
  );
}

/** Where doubtful listings roll, for three people to look at. */
function InspectionTray() {
  return (
    <>
      <Polygon
        through={way(400, 8, BELT.top).by(0, 38, 0).by(16, 0, -30).by(0, -38, 0)}
        pen={["lit", "medium"]}
      />
      <Slab at={[412, 2, 44]} size={[64, 52, 16]} open={5}>
        <Repeat count={3} step={[18, 0, 0]}>
          <Circle face="top" at={[10, 26, 2]} radius={7} pen="plate" />
        </Repeat>
      </Slab>
    </>
  );
}

/** A bin for each product, and the chute into it from the belt's near edge. */
function Bins() {
  return (
    <>
      {BINS.map((at, bin) => (
        <Slab
          key={at[0]}
          at={at}
          size={[58, 58, 40]}
          front={bin === FILLING ? "signal" : "plate"}
          side={bin === FILLING ? "signalDeep" : "shade"}
          open={5}
        />
      ))}
      <Part name="matching" number={2} at={[50, 72, 76]} balloon={[-96, -8]}>
        <Repeat at={BINS}>
          <Polygon
            through={way(14, -38, 92).by(30, 0, 0).by(0, 54, -48).by(-30, 0, 0)}
            pen={["lit", "medium"]}
          />
        </Repeat>
      </Part>
    </>
  );
}

/** Hoppers feed a belt; matched listings drop into a bin for their product, doubtful ones roll to the tray. */
export function SortingMachine() {
  return (
    <>
      <Belt />
      <Part name="hoppers" number={1} at={[110, 20, 188]} balloon={[26, -84]}>
        <Repeat count={4} step={[68, 0, 0]}>
          <At at={[14, -2, 134]}>
            <Hopper />
          </At>
        </Repeat>
      </Part>
      <InspectionTray />
      <Bins />
      <Facing at={[14, 0, 226]}>
        <Label at={[-8, 22]} anchor="end" tone="strong" text="40 shops" />
      </Facing>
    </>
  );
}
