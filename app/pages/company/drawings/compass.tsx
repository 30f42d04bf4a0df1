import { ArrowHead } from "../../../drawings/kit/arrow-head.tsx";
import { Dot } from "../../../drawings/kit/dot.tsx";
import { Drawing } from "../../../drawings/kit/drawing.tsx";
import { point } from "../../../drawings/kit/format.ts";
import type { Point2 } from "../../../drawings/kit/iso.ts";
import { Label } from "../../../drawings/kit/label.tsx";
import { Path } from "../../../drawings/kit/path.tsx";

const HEAD: Point2 = [0, -300];
const NEEDLE: Point2 = [-250, 260];
const LEAD: Point2 = [250, 260];
const RADIUS = 500;

/** Points on a leg: t along it from the head, w across it. */
function alongLeg([x, y]: Point2) {
  const [dx, dy] = [x - HEAD[0], y - HEAD[1]];
  const length = Math.hypot(dx, dy);
  return (t: number, w: number) =>
    point(HEAD[0] + dx * t - (dy / length) * w, HEAD[1] + dy * t + (dx / length) * w);
}

function Leg({ foot, lead }: { foot: Point2; lead: boolean }) {
  const at = alongLeg(foot);
  const taper = (from: number, wide: number, to: number, narrow: number) =>
    `M${at(from, wide)}L${at(to, narrow)}L${at(to, -narrow)}L${at(from, -wide)}Z`;
  const knurls = [0, 1, 2, 3, 4, 5, 6].map((k) => 0.69 + 0.016 * k).map((t) => `M${at(t, 13)}L${at(t, -13)}`);
  return (
    <>
      <Path d={taper(0.02, 17, 0.7, 9)} pen={["plate", "thick"]} />
      <Path d={`M${at(0.1, 6)}L${at(0.6, 3.5)}M${at(0.1, -6)}L${at(0.6, -3.5)}`} />
      <Path d={taper(0.68, 13, 0.8, 13)} pen={["shade", "thick"]} />
      <Path d={knurls.join("")} pen="thin" />
      {lead ? (
        <>
          <Path d={taper(0.8, 8, 0.93, 8)} pen={["plate", "thick"]} />
          <Path d={taper(0.93, 6, 1, 0)} pen="signal" />
        </>
      ) : (
        <Path d={taper(0.8, 6, 1, 0)} pen={["lit", "thick"]} />
      )}
    </>
  );
}

/** The arc that the lead draws about the needle. */
function arc(): string {
  const at = (degrees: number) => {
    const a = (degrees * Math.PI) / 180;
    return point(NEEDLE[0] + RADIUS * Math.cos(a), NEEDLE[1] + RADIUS * Math.sin(a));
  };
  return `M${at(-58)}A${RADIUS} ${RADIUS} 0 0 1 ${at(26)}`;
}

const threads = Array.from({ length: 44 }, (_, k) => `M${k * 7 - 155}-25l5 10`).join("");
const wheelGrip = Array.from({ length: 13 }, (_, k) => `M-14 ${(k * 5.2 - 49).toFixed(1)}h28`).join("");
const handleGrip = [0, 1, 2, 3, 4, 5, 6].map((k) => `M${(k * 3.7 - 11).toFixed(1)}-400v62`).join("");

interface Foot {
  city: string;
  latitude: string;
}

interface CompassProps {
  /** The cities under the needle and under the lead, and the distance between them. */
  needle?: Foot | undefined;
  lead?: Foot | undefined;
  distance?: string | undefined;
  description: string;
}

function feetInWords({ needle, lead, distance }: Omit<CompassProps, "description">): string {
  if (!needle) return "";
  return `, its needle on ${needle.city}${lead ? ` and its lead on ${lead.city}, set to ${distance}` : ""}`;
}

/** A drafting compass in elevation, its needle on one office and its lead on another, where there is one. */
export function CompassDrawing({ description, ...feet }: CompassProps) {
  const { needle, lead, distance } = feet;
  return (
    <Drawing viewBox="-440 -450 880 850" description={`${description}${feetInWords(feet)}.`}>
      <Path d={arc()} pen={["signalLine", "heavy", "traced"]} pathLength={1} />
      <Path d="M-250 260L15-164" pen="hidden" />
      <Path d="M-420 260H420M-250 190V330M250 190V330" pen="centre" />
      <Leg foot={NEEDLE} lead={false} />
      <Leg foot={LEAD} lead />
      <Path d="M-159-25h318v10h-318z" pen={["plate", "thick"]} />
      <Path d={threads} pen="thin" />
      <Path d="M-14-54h28v68h-28z" pen={["lit", "thick"]} />
      <Path d={wheelGrip} pen="thin" />
      <Dot at={[-125, -20]} radius={15} pen={["plate", "thick"]} />
      <Dot at={[125, -20]} radius={15} pen={["plate", "thick"]} />
      <Path d="M-11-400h22v66h-22z" pen={["shade", "thick"]} />
      <Path d={handleGrip} pen="thin" />
      <Path d="M-15-412h30v12h-30z" pen={["lit", "thick"]} />
      <Dot at={HEAD} radius={40} pen={["plate", "thick"]} />
      <Dot at={HEAD} radius={28} />
      <Dot at={HEAD} radius={9} pen="shade" />
      <Path d="M-6-306l12 12" />
      <Path d="M0-440V330" pen="centre" />
      <Dot at={NEEDLE} radius={4.5} pen="signal" />
      <Dot at={LEAD} radius={4.5} pen="signal" />
      {distance && (
        <>
          <Path d="M-250 334v52M250 334v52M-250 376H-100M100 376H250" />
          <ArrowHead tip={[-250, 376]} degrees={180} />
          <ArrowHead tip={[250, 376]} degrees={0} />
          <Label at={[0, 382]} tone="strong" anchor="middle">
            {distance}
          </Label>
        </>
      )}
      <Label at={[-266, 300]} tone="strong" anchor="end">
        {needle?.city}
      </Label>
      <Label at={[-266, 324]} anchor="end" wideOnly>
        {needle?.latitude}
      </Label>
      {lead && (
        <>
          <Label at={[268, 300]} tone="strong">
            {lead.city}
          </Label>
          <Label at={[268, 324]} wideOnly>
            {lead.latitude}
          </Label>
        </>
      )}
    </Drawing>
  );
}
