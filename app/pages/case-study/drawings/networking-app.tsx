import { words } from "../../../content/words.ts";
import type { FigureProps } from "../../../drawings/figure-props.ts";
import {
  Facing,
  from,
  Group,
  Label,
  type Narrow,
  On,
  Part,
  type Point3,
  Repeat,
  Scene,
  way,
} from "../../../drawings/scene.ts";
import {
  Box,
  Circle,
  Dot,
  Line,
  Polygon,
  Rect,
  Slab,
  Stroke,
} from "../../../drawings/shapes.ts";

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
          <Line
            from={[-22, -34]}
            to={[-22, -44]}
            pen={["signalLine", "partition"]}
          />
        </Repeat>
        <Repeat count={2} step={[11, 0]}>
          <Line from={[11, -34]} to={[11, -44]} pen="partition" />
        </Repeat>
      </Part>
      <Label
        at={[0, -56]}
        anchor="middle"
        tone="strong"
        text={words.drawings.networkingApp}
      />
    </Facing>
  );
}

/**
 * Three members joined by two arms above a phone; the longer ways round are
 * dashed.
 */
function IntroductionLinkage() {
  return (
    <>
      <Group name="phone">
        <Phone />
      </Group>
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
        <Line
          through={[asker, introducer, target]}
          pen={["signalLine", "heavy"]}
        />
      </Part>
      <Members />
      <Dot at={introducer} radius={17} pen={["signal", "thick"]} />
      <RequestCounter />
    </>
  );
}

/**
 * The linkage above the phone; the desk, the calendar and the way out below it.
 */
const upright: Narrow = {
  viewBox: "-250 -310 500 740",
  place: {
    linkage: { by: [0, 0] },
    "long-ways": { by: [0, 0], balloon: [-104, -70] },
    arms: { by: [0, 0], balloon: [60, -70] },
    requests: { by: [0, 0], balloon: [-84, -14] },
    moderation: { by: [170, 210], balloon: [-10, 84] },
    slots: { by: [-230, 280], balloon: [64, -50] },
    deletion: { by: [80, 190], balloon: [16, 76] },
  },
};

/** Two calendars side by side; the slot free in both is shaded. */
function MeetingSlots() {
  return (
    <Slab at={[216, -70, 20]} size={[92, 8, 104]}>
      <On face="front">
        <Repeat count={4} step={[0, 18]}>
          <Line from={[0, 18]} to={[92, 18]} />
        </Repeat>
        <Line from={[46, 0]} to={[46, 90]} />
        <Rect at={[6, 36]} size={[80, 18]} pen={["shade", "medium"]} />
      </On>
    </Slab>
  );
}

/** A desk with a paper on it, and a flag. */
function ModerationDesk() {
  return (
    <>
      <Repeat count={2} step={[64, 0, 0]}>
        <Box at={[-190, 174, -40]} size={[10, 46, 34]} />
      </Repeat>
      <Slab at={[-194, 170, -6]} size={[84, 54, 6]}>
        <Rect face="top" at={[14, 12, 0]} size={[22, 30]} pen="plate" />
        <Line from={[20, 20, 0]} to={[20, 34, 0]} pen="plate" />
        <Line from={[64, 16, 0]} to={[64, 16, 46]} pen="medium" />
        <Polygon
          through={way(64, 16, 46).by(0, 24, -8).by(0, -24, -8)}
          pen={["shade", "medium"]}
        />
      </Slab>
    </>
  );
}

/** A member on the way out: the outline stays dashed until nothing is left. */
function DeletedMember() {
  return (
    <Facing at={[215, 105, 30]}>
      <Dot at={[0, 0]} radius={16} pen="hidden" />
      <Dot at={[0, -4.4]} radius={4.6} pen="hidden" />
      <Stroke
        path={from(-8, 11).curve([0, -11], [16, -11], [16, 0])}
        pen="hidden"
      />
      <Line from={[-22, 22]} to={[22, -22]} pen="medium" />
    </Facing>
  );
}

/**
 * The linkage above the phone, with the calendar, the desk and the way out
 * beside it.
 */
export default function NetworkingAppDrawing({ description }: FigureProps) {
  return (
    <Scene
      id="net"
      viewBox="-404 -282 818 470"
      angle={26}
      description={description}
      narrow={upright}
    >
      <Part
        name="moderation"
        number={5}
        at={[-184, 214, 0]}
        balloon={[-10, -84]}
      >
        <ModerationDesk />
      </Part>
      <Group name="linkage">
        <IntroductionLinkage />
      </Group>
      <Part name="slots" number={4} at={[294, -62, 92]} balloon={[44, -64]}>
        <MeetingSlots />
      </Part>
      <Part name="deletion" number={6} at={[223, 97, 30]} balloon={[72, 44]}>
        <DeletedMember />
      </Part>
    </Scene>
  );
}

/** What it is about, alone: for the portfolio's card. */
export const card = {
  Drawing: IntroductionLinkage,
  viewBox: "-260 -272 520 428",
  angle: 26,
  id: "net",
};
