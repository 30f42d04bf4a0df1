import { Box } from "../../../../drawings/kit/box.tsx";
import { Dot } from "../../../../drawings/kit/dot.tsx";
import { Iso, type Point2, type Point3 } from "../../../../drawings/kit/iso.ts";
import { Label } from "../../../../drawings/kit/label.tsx";
import { Path } from "../../../../drawings/kit/path.tsx";
import { Repeat } from "../../../../drawings/kit/repeat.tsx";

export const linkageIso = new Iso(26);
const iso = linkageIso;

const PHONE = { width: 190, length: 330, thickness: 14 } as const;

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

type Member = keyof typeof MEMBERS;

const OTHERS = ["a", "b", "c", "d", "e", "f", "g"] as const;
/** The longer chains, which nobody needs while one contact knows both. */
const LONG_WAYS: readonly (readonly [Member, Member])[] = [
  ["asker", "c"],
  ["c", "a"],
  ["a", "b"],
  ["b", "target"],
  ["asker", "g"],
  ["g", "f"],
  ["f", "d"],
  ["d", "target"],
  ["e", "d"],
  ["g", "e"],
];

export const member = (name: Member): Point2 => iso.project(MEMBERS[name]);

const chain = ([from, to]: readonly [Member, Member]) => iso.line(MEMBERS[from], MEMBERS[to]);

function Phone() {
  const { width, length, thickness } = PHONE;
  const [left, back] = [-width / 2, -length / 2];
  const rows = Array.from({ length: 8 }, (_, row) => back + 50 + row * 32);
  return (
    <>
      <Box iso={iso} at={[left, back, -thickness]} size={[width, length, thickness]} line="thick" />
      <Path d={iso.top(left + 10, back + 18, width - 20, length - 40, 0)} pen="plate" />
      <Path d={rows.map((y) => iso.line([left + 10, y, 0], [-left - 10, y, 0])).join("")} pen="grid" />
      <Path d={iso.line([-18, -back - 10, 0], [18, -back - 10, 0])} pen="thick" />
    </>
  );
}

function Plumbs() {
  const all = Object.values(MEMBERS);
  return (
    <>
      <Path d={all.map(([x, y, z]) => iso.line([x, y, 0], [x, y, z])).join("")} pen="thin" />
      <Path d={all.map(([x, y]) => iso.circleTop(x, y, 6, 0)).join("")} pen="shade" />
    </>
  );
}

/** Two hinged arms: asker to introducer, introducer to target. */
function Arms() {
  const arms = chain(["asker", "introducer"]) + chain(["introducer", "target"]);
  return (
    <>
      <Path d={arms} pen="wall" />
      <Path d={arms} pen={["signalLine", "heavy"]} />
    </>
  );
}

function Members() {
  return (
    <>
      <defs>
        <g id="net-member">
          <circle className="f3 t" r="12" />
          <Path d="M0-7a3.6 3.6 0 1 0 .1 0M-6 8c0-8 12-8 12 0" />
        </g>
      </defs>
      {[...OTHERS, "asker" as const, "target" as const].map((name) => (
        <Repeat key={name} iso={iso} of="net-member" by={MEMBERS[name]} />
      ))}
    </>
  );
}

/** Five places, three taken: what one introducer may hold at a time. */
function RequestCounter({ at: [x, y] }: { at: Point2 }) {
  const pip = (index: number) => `M${Math.round(x) - 22 + index * 11} ${Math.round(y) - 34}v-10`;
  return (
    <>
      <Path d={[0, 1, 2].map(pip).join("")} pen={["signalLine", "partition"]} />
      <Path d={[3, 4].map(pip).join("")} pen="partition" />
    </>
  );
}

/** Three members joined by two arms above a phone; the longer ways round are dashed. */
export function IntroductionLinkage() {
  const introducer = member("introducer");
  return (
    <>
      <Phone />
      <Plumbs />
      <Path d={LONG_WAYS.map(chain).join("")} pen="hidden" />
      <Arms />
      <Members />
      <Dot at={introducer} radius={17} pen={["signal", "thick"]} />
      <RequestCounter at={introducer} />
      <Label at={[introducer[0], introducer[1] - 56]} anchor="middle" tone="strong">
        3 of 5
      </Label>
    </>
  );
}
