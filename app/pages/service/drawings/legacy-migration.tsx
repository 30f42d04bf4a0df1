import {
  ArrowHead,
  At,
  On,
  Part,
  Repeat,
  way,
} from "../../../drawings/scene.ts";
import {
  Axis,
  Box,
  Circle,
  Cylinder,
  Line,
  Polygon,
  Rect,
  Ruling,
  Slab,
} from "../../../drawings/shapes.ts";
import { type KeyedDrawingProps, ServiceCanvas } from "./parts/canvas.tsx";

const EDGE = 130;
const BUILDING = [EDGE, EDGE, 150] as const;

const NewSystem = () => (
  <Slab at={[-75, -220, 0]} size={BUILDING}>
    <On face="front">
      <Repeat count={3} step={[0, 36]}>
        <Repeat count={3} step={[36, 0]}>
          <Rect at={[18, 30]} size={[22, 20]} />
        </Repeat>
      </Repeat>
    </On>
    <On face="side">
      <Ruling from={[16, 30]} to={[114, 30]} count={3} step={[0, 36]} />
    </On>
  </Slab>
);

/** The old system in hidden lines, the strata of its code dug open. */
const OldSystem = () => (
  <Box at={[-75, 90, 0]} size={BUILDING} fill="hidden">
    <On face="front">
      {[22, 44, 62, 90, 112].map((z) => (
        <Line key={z} from={[0, z]} to={[EDGE, z]} pen="hidden" />
      ))}
      <Polygon
        through={way(40, 150).to(52, 80).to(92, 62).to(106, 150)}
        pen="shade"
      />
    </On>
  </Box>
);

/** The turntable that sends a request to the old side or the new. */
const Turntable = () => (
  <>
    <Repeat count={2} step={[-14, 0, 0]}>
      <Line from={[-10, 66, 0]} to={[-10, 90, 0]} />
      <Line from={[-10, -30, 0]} to={[-10, -90, 0]} />
    </Repeat>
    <Cylinder
      at={[-10, 18, 0]}
      radius={44}
      length={16}
      pen="thick"
      body="shade"
    />
    <Ruling
      from={[-10, 60, 16]}
      to={[-10, -24, 16]}
      count={2}
      step={[-14, 0, 0]}
    />
  </>
);

/** The balance over the middle, old on one pan and new on the other. */
const Balance = () => (
  <>
    <Line from={[-10, 96, 218]} to={[-10, -60, 218]} pen="thick" />
    <Line from={[-10, 18, 16]} to={[-10, 18, 232]} pen="thick" />
    <Repeat count={2} step={[0, -156, 0]}>
      <Line
        through={way(-30, 96, 176).to(-10, 96, 218).to(10, 96, 176)}
        pen="thick"
      />
      <Circle face="top" at={[-10, 96, 176]} radius={24} pen="lit" />
    </Repeat>
  </>
);

/** Three reports of growing weight, the first still to be moved. */
const Reports = () =>
  [["lit", "thick"] as const, "lit" as const, "hidden" as const].map(
    (pen, report) => (
      <On
        key={`${pen}`}
        face="top"
        at={[-268, -140 + report * 90, 52 - report * 26]}
      >
        <Rect at={[0, 0]} size={[62, 74]} pen={pen} />
        <Ruling from={[10, 16]} to={[50, 16]} count={4} step={[0, 14]} />
      </On>
    ),
  );

/**
 * The old system in hidden lines, the new one solid, a turntable and a balance
 * between them.
 */
export default function LegacyMigrationDrawing(props: KeyedDrawingProps) {
  return (
    <ServiceCanvas id="old" margins={[65, 124, 0, 60]} {...props}>
      <At at={[0, 0, -110]}>
        <NewSystem />
        <Part name="reports" number={6} at={[-250, 40, 0]} balloon={[-50, -44]}>
          <Reports />
        </Part>
        <Part name="database" number={2} at={[146, 168, 60]} balloon={[70, 62]}>
          <Cylinder
            at={[118, -142, 0]}
            radius={30}
            length={70}
            pen="thick"
            body="shade"
          />
        </Part>
        <Part name="turntable" number={4} at={[20, 40, 8]} balloon={[100, 96]}>
          <Turntable />
        </Part>
        <Part
          name="balance"
          number={5}
          at={[-10, 18, 232]}
          balloon={[-60, -66]}
        >
          <Balance />
        </Part>
        <Part name="capture" number={3} at={[118, 10, 36]} balloon={[130, 40]}>
          <Axis from={[118, 134, 36]} to={[118, -100, 36]} />
          <ArrowHead
            tip={[118, -104, 36]}
            degrees={-28}
            length={14}
            halfWidth={5}
            pen="signal"
          />
        </Part>
        <Part name="database" number={2}>
          <Cylinder
            at={[118, 168, 0]}
            radius={30}
            length={70}
            body="hidden"
            end="hidden"
          />
        </Part>
        <Part name="old-code" number={1} at={[-3, 220, 76]} balloon={[-90, 66]}>
          <OldSystem />
        </Part>
      </At>
    </ServiceCanvas>
  );
}
