import {
  Circle,
  Dot,
  Facing,
  from,
  Label,
  Line,
  On,
  Part,
  type Point3,
  Rect,
  Repeat,
  Slab,
  Stroke,
} from "../../../../drawings/scene.ts";

/** Members, by place on the phone and height above it. */
const MEMBERS = {
  introducer: [0, -30, 172],
  asker: [-56, 66, 112],
  target: [62, -86, 156],
  a: [-60, -130, 40],
  b: [12, -126, 62],
  c: [-64, -34, 70],
  d: [62, -6, 78],
  e: [14, 62, 64],
  f: [62, 88, 40],
  g: [-6, 126, 22],
} as const satisfies Record<string, Point3>;
const { introducer, asker, target, a, b, c, d, e, f, g } = MEMBERS;
/** The longer chains, which nobody needs while one contact knows both. */
const LONG_WAYS = [
  [asker, c, a, b, target],
  [asker, g, f, d, target],
  [g, e, d],
];

function Phone() {
  return (
    <Slab at={[-95, -165, -14]} size={[190, 330, 14]}>
      <On face="top">
        <Rect at={[10, 18]} size={[170, 290]} pen="plate" />
        <Repeat count={8} step={[0, 32]}>
          <Line from={[10, 50]} to={[180, 50]} pen="grid" />
        </Repeat>
        <Line from={[77, 320]} to={[113, 320]} pen="thick" />
      </On>
    </Slab>
  );
}

/** Where each member stands on the phone. */
function Plumbs() {
  return (
    <>
      {Object.values(MEMBERS).map(([x, y, z]) => (
        <Line key={x + y} from={[x, y, 0]} to={[x, y, z]} pen="thin" />
      ))}
      {Object.values(MEMBERS).map(([x, y]) => (
        <Circle key={x + y} face="top" at={[x, y, 0]} radius={6} pen="shade" />
      ))}
    </>
  );
}

function Members() {
  return (
    <Repeat at={[a, b, c, d, e, f, g, asker, target]}>
      <Facing at={[0, 0, 0]}>
        <Dot at={[0, 0]} radius={12} pen={["lit", "thick"]} />
        <Dot at={[0, -3.4]} radius={3.6} />
        <Stroke path={from(-6, 8).curve([0, -8], [12, -8], [12, 0])} />
      </Facing>
    </Repeat>
  );
}

/** Five places, three taken: what one introducer may hold at a time. */
function RequestCounter() {
  return (
    <Facing at={introducer}>
      <Part name="requests" number={3} at={[-24, -39]} balloon={[-84, -14]}>
        <Repeat count={3} step={[11, 0]}>
          <Line from={[-22, -34]} to={[-22, -44]} pen={["signalLine", "partition"]} />
        </Repeat>
        <Repeat count={2} step={[11, 0]}>
          <Line from={[11, -34]} to={[11, -44]} pen="partition" />
        </Repeat>
      </Part>
      <Label at={[0, -56]} anchor="middle" tone="strong" text="3 of 5" />
    </Facing>
  );
}

/** Three members joined by two arms above a phone; the longer ways round are dashed. */
export function IntroductionLinkage() {
  return (
    <>
      <Phone />
      <Plumbs />
      <Facing at={c}>
        <Part name="long-ways" number={2} at={[-8, -8]} balloon={[-104, -70]} />
      </Facing>
      <Part name="long-ways" number={2}>
        {LONG_WAYS.map((way) => (
          <Line key={way.join()} through={way} pen="hidden" />
        ))}
      </Part>
      <Part name="arms" number={1} at={[31, -58, 164]} balloon={[60, -70]}>
        <Line through={[asker, introducer, target]} pen="wall" />
        <Line through={[asker, introducer, target]} pen={["signalLine", "heavy"]} />
      </Part>
      <Members />
      <Dot at={introducer} radius={17} pen={["signal", "thick"]} />
      <RequestCounter />
    </>
  );
}
