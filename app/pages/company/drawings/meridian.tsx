import { ArrowHead } from "../../../drawings/kit/arrow-head.tsx";
import { Dot } from "../../../drawings/kit/dot.tsx";
import { Drawing } from "../../../drawings/kit/drawing.tsx";
import { polyline } from "../../../drawings/kit/format.ts";
import type { Point2 } from "../../../drawings/kit/iso.ts";
import { Label } from "../../../drawings/kit/label.tsx";
import { Path } from "../../../drawings/kit/path.tsx";

/** Simplified terrain on the way: kilometres from New Delhi, metres above the sea. */
const terrain: readonly Point2[] = [
  [0, 216],
  [60, 205],
  [150, 190],
  [230, 175],
  [300, 205],
  [380, 300],
  [460, 420],
  [540, 490],
  [600, 430],
  [660, 520],
  [720, 330],
  [760, 300],
  [820, 640],
  [860, 720],
  [900, 380],
  [980, 330],
  [1060, 420],
  [1130, 380],
  [1200, 460],
  [1290, 390],
  [1370, 420],
  [1440, 500],
  [1520, 470],
  [1600, 640],
  [1660, 800],
  [1740, 920],
];
const LENGTH = 1740;
const SEA = 330;

/** Names of the country below, shown where the drawing is wide. */
const regions: readonly (readonly [name: string, km: number, metres: number])[] = [
  ["Yamuna plain", 200, 190],
  ["Malwa plateau", 490, 500],
  ["Satpura", 845, 720],
  ["Deccan", 1230, 470],
];

interface MeridianProps {
  from: string;
  to: string;
  distance: string;
  /** wide: across the page; narrow: composed anew for a phone. */
  shape: "wide" | "narrow";
  description?: string | undefined;
  className?: string | undefined;
}

const shapes = {
  wide: { width: 1440, left: 60, right: 1380, metre: 0.22, post: 150, gap: 78, names: regions },
  narrow: { width: 390, left: 18, right: 372, metre: 0.2, post: 110, gap: 56, names: regions.slice(2, 3) },
};

/** A section along the meridian from one office to the other, its heights exaggerated. */
export function MeridianDrawing({ from, to, distance, shape, description, className }: MeridianProps) {
  const { width, left, right, metre, post, gap, names } = shapes[shape];
  const x = (km: number) => left + (km / LENGTH) * (right - left);
  const y = (metres: number) => SEA - metres * metre;
  const ground = polyline(terrain.map(([km, metres]): Point2 => [x(km), y(metres)]));
  const hatch = `meridian-${shape}`;
  const ends = [
    { city: from, km: 0, metres: 216, top: y(216) - post, anchor: "start", dx: 12 },
    { city: to, km: LENGTH, metres: 920, top: y(920) - 46, anchor: "end", dx: -12 },
  ] as const;
  return (
    <Drawing viewBox={`0 30 ${width} 385`} description={description} className={className}>
      <defs>
        <pattern id={hatch} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <Path d="M0 0V9" pen="thin" />
        </pattern>
      </defs>
      <Path d={[0, 500, 1000].map((metres) => `M${left} ${y(metres)}H${right}`).join("")} pen="grid" />
      <Path d={`${ground}V${SEA + 22}H${left}z`} pen="noLine" fill={`url(#${hatch})`} />
      <Path d={ground} pen="thick" />
      <Path d={`M${left} ${SEA}H${right}`} pen="centre" />
      {ends.map(({ city, km, metres, top, anchor, dx }) => (
        <g key={city}>
          <Path d={`M${x(km)} ${y(metres).toFixed(1)}V${top.toFixed(1)}`} pen="thick" />
          <Dot at={[x(km), y(metres)]} radius={5} pen="signal" />
          <Label at={[x(km) + dx, top + 10]} tone="strong" anchor={anchor}>
            {city}
          </Label>
          <Label at={[x(km) + dx, top + 31]} anchor={anchor}>
            {metres} m
          </Label>
        </g>
      ))}
      {names.map(([name, km, metres]) => (
        <Label key={name} at={[x(km), y(metres) - 14]} anchor="middle">
          {name}
        </Label>
      ))}
      <Path
        d={`M${left} 358V400M${right} 358V400M${left} 392H${width / 2 - gap}M${width / 2 + gap} 392H${right}`}
      />
      <ArrowHead tip={[left, 392]} degrees={180} />
      <ArrowHead tip={[right, 392]} degrees={0} />
      <Label at={[width / 2, 397]} tone="strong" anchor="middle">
        {distance}
      </Label>
    </Drawing>
  );
}
