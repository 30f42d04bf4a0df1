import { say, words } from "../../../content/words.ts";
import {
  Dimension,
  Label,
  Lettering,
  type Point2,
  Repeat,
  Scene,
  steps,
} from "../../../drawings/scene.ts";
import {
  Arc,
  Dot,
  Line,
  Lines,
  Polygon,
  Rect,
} from "../../../drawings/shapes.ts";

const HEAD: Point2 = [0, -300];

/** Points on a leg: t along it from the head, w across it. */
function alongLeg([x, y]: Point2) {
  const dx = x - HEAD[0];
  const dy = y - HEAD[1];
  const length = Math.hypot(dx, dy);
  return (t: number, w: number): Point2 => [
    HEAD[0] + dx * t - (dy / length) * w,
    HEAD[1] + dy * t + (dx / length) * w,
  ];
}

/** A leg of the compass, from its head to a foot with a needle or a lead. */
function CompassLeg({ foot, lead }: { foot: Point2; lead: boolean }) {
  const at = alongLeg(foot);
  const taper = (from: number, wide: number, to: number, narrow: number) => [
    at(from, wide),
    at(to, narrow),
    at(to, -narrow),
    at(from, -wide),
  ];
  return (
    <>
      <Polygon through={taper(0.02, 17, 0.7, 9)} pen={["plate", "thick"]} />
      <Line from={at(0.1, 6)} to={at(0.6, 3.5)} />
      <Line from={at(0.1, -6)} to={at(0.6, -3.5)} />
      <Polygon through={taper(0.68, 13, 0.8, 13)} pen={["shade", "thick"]} />
      {steps(7, 0.016, 0.69).map((t) => (
        <Line key={t} from={at(t, 13)} to={at(t, -13)} pen="thin" />
      ))}
      {lead && (
        <Polygon through={taper(0.8, 8, 0.93, 8)} pen={["plate", "thick"]} />
      )}
      {lead && <Polygon through={taper(0.93, 6, 1, 0)} pen="signal" />}
      {!lead && (
        <Polygon through={taper(0.8, 6, 1, 0)} pen={["lit", "thick"]} />
      )}
    </>
  );
}

const NEEDLE: Point2 = [-250, 260];
const LEAD: Point2 = [250, 260];
const RADIUS = 500;

/**
 * The threaded bar between the legs, its wheel, and the handle above the head.
 */
function Fittings() {
  return (
    <>
      <Rect at={[-159, -25]} size={[318, 10]} pen={["plate", "thick"]} />
      <Repeat count={44} step={[7, 0]}>
        <Line from={[-155, -25]} to={[-150, -15]} pen="thin" />
      </Repeat>
      <Rect at={[-14, -54]} size={[28, 68]} pen={["lit", "thick"]} />
      <Lines y={steps(13, 5.2, -49)} from={-14} to={14} pen="thin" />
      <Dot at={[-125, -20]} radius={15} pen={["plate", "thick"]} />
      <Dot at={[125, -20]} radius={15} pen={["plate", "thick"]} />
      <Rect at={[-11, -400]} size={[22, 66]} pen={["shade", "thick"]} />
      <Lines x={steps(7, 3.7, -11)} from={-400} to={-338} pen="thin" />
      <Rect at={[-15, -412]} size={[30, 12]} pen={["lit", "thick"]} />
      <Dot at={HEAD} radius={40} pen={["plate", "thick"]} />
      <Dot at={HEAD} radius={28} />
      <Dot at={HEAD} radius={9} pen="shade" />
      <Line from={[-6, -306]} to={[6, -294]} />
    </>
  );
}

interface Foot {
  city: string;
  latitude: string;
}

interface CompassProps {
  /**
   * The cities under the needle and under the lead, and the distance between
   * them.
   */
  needle?: Foot | undefined;
  lead?: Foot | undefined;
  distance?: string | undefined;
  description: string;
}

/** The name and latitude under a foot. */
function Place({
  foot,
  x,
  anchor,
}: {
  foot: Foot | undefined;
  x: number;
  anchor: "start" | "end";
}) {
  return (
    <>
      <Label at={[x, 300]} tone="strong" anchor={anchor} text={foot?.city} />
      <Label at={[x, 324]} anchor={anchor} wideOnly text={foot?.latitude} />
    </>
  );
}

function feetInWords({
  needle,
  lead,
  distance,
}: Omit<CompassProps, "description">): string {
  if (!needle) return "";
  const { compass, compassLead } = words.drawings;
  return lead
    ? say(compassLead, {
        needle: needle.city,
        lead: lead.city,
        distance: distance ?? "",
      })
    : say(compass, { needle: needle.city });
}

/**
 * A drafting compass in elevation, its needle on one office and its lead on
 * another, where there is one.
 */
export function CompassDrawing({ description, ...feet }: CompassProps) {
  const { needle, lead, distance } = feet;
  return (
    <Scene
      viewBox="-440 -450 880 850"
      description={`${description}${feetInWords(feet)}.`}
    >
      <Arc
        at={NEEDLE}
        radius={RADIUS}
        degrees={[-58, 26]}
        pen={["signalLine", "heavy", "traced"]}
        pathLength={1}
      />
      <Line from={NEEDLE} to={[15, -164]} pen="hidden" />
      <Line from={[-420, 260]} to={[420, 260]} pen="centre" />
      <Lines x={[-250, 250]} from={190} to={330} pen="centre" />
      <CompassLeg foot={NEEDLE} lead={false} />
      <CompassLeg foot={LEAD} lead />
      <Fittings />
      <Line from={[0, -440]} to={[0, 330]} pen="centre" />
      <Dot at={NEEDLE} radius={4.5} pen="signal" />
      <Dot at={LEAD} radius={4.5} pen="signal" />
      {distance && (
        <Lettering>
          <Lines x={[-250, 250]} from={334} to={386} />
          <Dimension
            from={[-250, 376]}
            to={[250, 376]}
            gap={100}
            text={[0, 6]}
            tone="strong"
          >
            {distance}
          </Dimension>
        </Lettering>
      )}
      <Place foot={needle} x={-266} anchor="end" />
      {lead && <Place foot={lead} x={268} anchor="start" />}
    </Scene>
  );
}
