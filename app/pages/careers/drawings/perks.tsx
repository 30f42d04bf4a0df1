import type { ReactNode } from "react";
import { Dot } from "../../../drawings/kit/dot.tsx";
import { Drawing } from "../../../drawings/kit/drawing.tsx";
import { polyline } from "../../../drawings/kit/format.ts";
import type { Point2 } from "../../../drawings/kit/iso.ts";
import { Label } from "../../../drawings/kit/label.tsx";
import { Path } from "../../../drawings/kit/path.tsx";

const HOME: Point2 = [180, 110];
const stations: readonly Point2[] = [
  [80, 70],
  [130, 150],
  [230, 50],
  [280, 150],
  [330, 90],
  [50, 180],
];
const square = ([x, y]: Point2, size: number) => `M${x - size / 2} ${y - size / 2}h${size}v${size}h-${size}z`;

function Remote() {
  const graticule =
    [30, 80, 130, 180, 230, 280, 330].map((x) => `M${x} 10V210`).join("") +
    [30, 70, 110, 150, 190].map((y) => `M10 ${y}H350`).join("");
  return (
    <>
      <Path d={graticule} pen="grid" />
      <Path d={stations.map((station) => polyline([HOME, station])).join("")} pen="hidden" />
      <Path d={[HOME, ...stations].map((station) => square(station, 20)).join("")} pen={["plate", "thick"]} />
      <Path d={stations.map((station) => square(station, 5)).join("")} pen="ink" />
      <Dot at={HOME} radius={4} pen="signal" />
    </>
  );
}

/** A gear wheel's outline. */
function gear([cx, cy]: Point2, radius: number, teeth: number, phase: number): string {
  const pitch = (2 * Math.PI) / teeth;
  const flank = [
    [-0.27, -9],
    [-0.13, 7],
    [0.13, 7],
    [0.27, -9],
  ] as const;
  const points = Array.from({ length: teeth }, (_, tooth) => tooth * pitch + phase).flatMap((angle) =>
    flank.map(([across, rise]): Point2 => {
      const a = angle + across * pitch;
      return [cx + (radius + rise) * Math.cos(a), cy + (radius + rise) * Math.sin(a)];
    }),
  );
  return `${polyline(points)}z`;
}

function Collaborative() {
  return (
    <>
      <Path
        d={gear([126, 110], 72, 18, 0) + gear([252, 110], 54, 14, Math.PI / 14)}
        pen={["plate", "thick"]}
      />
      <Dot at={[126, 110]} radius={46} />
      <Dot at={[126, 110]} radius={14} pen={["shade", "thick"]} />
      <Dot at={[252, 110]} radius={32} />
      <Dot at={[252, 110]} radius={12} pen={["shade", "thick"]} />
      <Path d="M30 110H330" pen="centre" />
      <Dot at={[198, 110]} radius={4.5} pen="signal" />
    </>
  );
}

function FastPaced() {
  const ticks = Array.from({ length: 21 }, (_, k) => `M${20 + k * 16} 160v-${k % 4 ? 10 : 22}`).join("");
  return (
    <>
      <Path d="M20 160H340" pen="thick" />
      <Path d={ticks} />
      {["M", "T", "W", "T", "F"].map((day, index) => (
        <Label key={`${day}${index * 64}`} at={[52 + index * 64, 188]} tone="strong" anchor="middle">
          {day}
        </Label>
      ))}
      <Path
        d="M20 138H84V116H148V94H212V72H276V46H340"
        pen={["signalLine", "heavy", "traced"]}
        pathLength={1}
      />
      <Dot at={[340, 46]} radius={5} pen="signal" />
    </>
  );
}

function CreativeFreedom() {
  return (
    <>
      <Path d="M30 180L96 30M330 60L236 196M30 180L330 60" pen="hidden" />
      <Path d="M30 180C96 30 236 196 330 60" pen={["signalLine", "heavy", "traced"]} pathLength={1} />
      <Path d={square([30, 180], 14) + square([330, 60], 14)} pen={["plate", "thick"]} />
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

/** What it is like to work here, one small figure a perk; a perk without one gets the curve. */
export function PerkDrawing({ icon }: { icon: string | undefined }) {
  const Picture = perks[icon ?? ""] ?? CreativeFreedom;
  return (
    <Drawing viewBox="0 0 360 220">
      <Picture />
    </Drawing>
  );
}

/** The mark of third-angle projection, where four views meet. */
export function ThirdAngleMark({ className }: { className?: string | undefined }) {
  return (
    <Drawing viewBox="0 0 120 44" className={className}>
      <Path d="M0 0h120v44H0z" pen="ground" />
      <Path d="M12 12l36-6v32l-36-6z" pen="thick" />
      <Dot at={[88, 22]} radius={16} pen="thick" />
      <Dot at={[88, 22]} radius={10} pen="thick" />
      <Path d="M4 22h112M88 2v40" pen="centre" />
    </Drawing>
  );
}
