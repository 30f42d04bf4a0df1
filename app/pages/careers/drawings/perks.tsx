import type { ReactNode } from "react";
import { words } from "../../../content/words.ts";
import {
  from,
  Label,
  type Point2,
  polar,
  Scene,
  steps,
  way,
} from "../../../drawings/scene.ts";
import {
  Dot,
  Line,
  Lines,
  Polygon,
  Rect,
  Stroke,
} from "../../../drawings/shapes.ts";

/** The mark of third-angle projection, where four views meet. */
export function ThirdAngleMark({
  className,
}: {
  className?: string | undefined;
}) {
  return (
    <Scene viewBox="0 0 120 44" className={className}>
      <Rect at={[0, 0]} size={[120, 44]} pen="ground" />
      <Polygon
        through={way(12, 12).by(36, -6).by(0, 32).by(-36, -6)}
        pen="thick"
      />
      <Dot at={[88, 22]} radius={16} pen="thick" />
      <Dot at={[88, 22]} radius={10} pen="thick" />
      <Line from={[4, 22]} to={[116, 22]} pen="centre" />
      <Line from={[88, 2]} to={[88, 42]} pen="centre" />
    </Scene>
  );
}

/**
 * Of a tooth: the part of the pitch from its middle, and how far it stands out.
 */
const FLANK = [
  [-0.27, -9],
  [-0.13, 7],
  [0.13, 7],
  [0.27, -9],
] as const;

interface GearProps {
  at: Point2;
  radius: number;
  teeth: number;
  /** How far it is turned, as a part of the pitch. */
  phase?: number;
}

/** A gear wheel. */
function Gear({ at, radius, teeth, phase = 0 }: GearProps) {
  const pitch = 360 / teeth;
  const outline = steps(teeth, pitch, phase * pitch).flatMap((angle) =>
    FLANK.map(([across, rise]) =>
      polar(at, radius + rise, angle + across * pitch),
    ),
  );
  return <Polygon through={outline} pen={["plate", "thick"]} />;
}

const HOME: Point2 = [180, 110];
const stations = way(80, 70)
  .to(130, 150)
  .to(230, 50)
  .to(280, 150)
  .to(330, 90)
  .to(50, 180).places;

/** A square about its centre. */
function Mark({
  at: [x, y],
  size,
  pen,
}: {
  at: Point2;
  size: number;
  pen: "ink" | "plate";
}) {
  const corner: Point2 = [x - size / 2, y - size / 2];
  return (
    <Rect
      at={corner}
      size={[size, size]}
      pen={pen === "ink" ? "ink" : ["plate", "thick"]}
    />
  );
}

/** Stations on a map, all in touch with home. */
function Remote() {
  return (
    <>
      <Lines x={steps(7, 50, 30)} from={10} to={210} pen="grid" />
      <Lines y={steps(5, 40, 30)} from={10} to={350} pen="grid" />
      {stations.map((station) => (
        <Line key={station.join()} from={HOME} to={station} pen="hidden" />
      ))}
      {[HOME, ...stations].map((station) => (
        <Mark key={station.join()} at={station} size={20} pen="plate" />
      ))}
      {stations.map((station) => (
        <Mark key={station.join()} at={station} size={5} pen="ink" />
      ))}
      <Dot at={HOME} radius={4} pen="signal" />
    </>
  );
}

/** Two gear wheels in mesh. */
function Collaborative() {
  return (
    <>
      <Gear at={[126, 110]} radius={72} teeth={18} />
      <Gear at={[252, 110]} radius={54} teeth={14} phase={0.5} />
      <Dot at={[126, 110]} radius={46} />
      <Dot at={[126, 110]} radius={14} pen={["shade", "thick"]} />
      <Dot at={[252, 110]} radius={32} />
      <Dot at={[252, 110]} radius={12} pen={["shade", "thick"]} />
      <Line from={[30, 110]} to={[330, 110]} pen="centre" />
      <Dot at={[198, 110]} radius={4.5} pen="signal" />
    </>
  );
}

/** A step up each day of the week. */
function FastPaced() {
  const climb = from(20, 138)
    .toX(84)
    .toY(116)
    .toX(148)
    .toY(94)
    .toX(212)
    .toY(72)
    .toX(276)
    .toY(46)
    .toX(340);
  return (
    <>
      <Line from={[20, 160]} to={[340, 160]} pen="thick" />
      <Lines x={steps(6, 64, 20)} from={160} to={138} />
      <Lines
        x={steps(21, 16, 20).filter((_, tick) => tick % 4)}
        from={160}
        to={150}
      />
      {words.drawings.perks.map((day, index) => (
        <Label
          key={`${day}${index * 64}`}
          at={[52 + index * 64, 188]}
          tone="strong"
          anchor="middle"
          text={day}
        />
      ))}
      <Stroke
        path={climb}
        pen={["signalLine", "heavy", "traced"]}
        pathLength={1}
      />
      <Dot at={[340, 46]} radius={5} pen="signal" />
    </>
  );
}

/** A curve and its handles. */
function CreativeFreedom() {
  const curve = from(30, 180).curve([66, -150], [206, 16], [300, -120]);
  return (
    <>
      <Line from={[30, 180]} to={[96, 30]} pen="hidden" />
      <Line from={[330, 60]} to={[236, 196]} pen="hidden" />
      <Line from={[30, 180]} to={[330, 60]} pen="hidden" />
      <Stroke
        path={curve}
        pen={["signalLine", "heavy", "traced"]}
        pathLength={1}
      />
      <Mark at={[30, 180]} size={14} pen="plate" />
      <Mark at={[330, 60]} size={14} pen="plate" />
      <Dot at={[96, 30]} radius={6} pen={["plate", "thick"]} />
      <Dot at={[236, 196]} radius={6} pen={["plate", "thick"]} />
    </>
  );
}

const perks: Record<string, () => ReactNode> = {
  "remote-first": Remote,
  collaborative: Collaborative,
  "fast-paced": FastPaced,
  "creative-freedom": CreativeFreedom,
};

/** The small figure of a perk; none for one without its own. */
export function PerkDrawing({ icon }: { icon: string | undefined }) {
  const Picture = perks[icon ?? ""];
  if (!Picture) return null;
  return (
    <Scene viewBox="0 0 360 220">
      <Picture />
    </Scene>
  );
}
