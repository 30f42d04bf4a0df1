import { Fragment } from "react";
import { say, words } from "../../../content/words.ts";
import { Dimension, Label, Pattern, type Point2, Scene } from "../../../drawings/scene.ts";
import { Dot, Line, Lines, Polygon } from "../../../drawings/shapes.ts";

/** Simplified terrain on the way: kilometres from New Delhi, and metres above the sea there. */
const KILOMETRES = [
  0, 60, 150, 230, 300, 380, 460, 540, 600, 660, 720, 760, 820, 860, 900, 980, 1060, 1130, 1200, 1290, 1370,
  1440, 1520, 1600, 1660, 1740,
];
const METRES = [
  216, 205, 190, 175, 205, 300, 420, 490, 430, 520, 330, 300, 640, 720, 380, 330, 420, 380, 460, 390, 420,
  500, 470, 640, 800, 920,
];
const LENGTH = 1740;
const SEA = 330;

/** Names of the country below, shown where the drawing is wide. */
const regions: readonly (readonly [name: string, km: number, metres: number])[] = [
  [words.drawings.meridian.yamuna, 200, 190],
  [words.drawings.meridian.malwa, 490, 500],
  [words.drawings.meridian.satpura, 845, 720],
  [words.drawings.meridian.deccan, 1230, 470],
];

interface MeridianProps {
  from: string;
  to: string;
  distance: string;
  /** wide: across the page; narrow: a separate composition for phones. */
  shape: "wide" | "narrow";
  description?: string | undefined;
  className?: string | undefined;
}

const shapes = {
  wide: { width: 1440, left: 60, right: 1380, metre: 0.22, post: 150, gap: 78, names: regions },
  narrow: { width: 390, left: 18, right: 372, metre: 0.2, post: 110, gap: 56, names: regions.slice(2, 3) },
};

/** A section along the meridian from one office to the other, its heights exaggerated. */
export function MeridianDrawing({ from, to, distance, shape, ...scene }: MeridianProps) {
  const { width, left, right, metre, post, gap, names } = shapes[shape];
  const x = (km: number) => left + (km / LENGTH) * (right - left);
  const y = (metres: number) => SEA - metres * metre;
  const ground = KILOMETRES.map((km, index): Point2 => [x(km), y(METRES[index] ?? 0)]);
  const hatch = `meridian-${shape}`;
  const ends = [
    { city: from, km: 0, metres: 216, top: y(216) - post, anchor: "start", dx: 12 },
    { city: to, km: LENGTH, metres: 920, top: y(920) - 46, anchor: "end", dx: -12 },
  ] as const;
  return (
    <Scene viewBox={`0 30 ${width} 385`} {...scene}>
      <Pattern id={hatch} size={9} turn={45}>
        <Line from={[0, 0]} to={[0, 9]} pen="thin" />
      </Pattern>
      <Lines y={[0, 500, 1000].map(y)} from={left} to={right} pen="grid" />
      <Polygon
        through={[...ground, [right, SEA + 22], [left, SEA + 22]]}
        pen="noLine"
        fill={`url(#${hatch})`}
      />
      <Line through={ground} pen="thick" />
      <Line from={[left, SEA]} to={[right, SEA]} pen="centre" />
      {ends.map(({ city, km, metres, top, anchor, dx }) => (
        <Fragment key={city}>
          <Line from={[x(km), y(metres)]} to={[x(km), top]} pen="thick" />
          <Dot at={[x(km), y(metres)]} radius={5} pen="signal" />
          <Label at={[x(km) + dx, top + 10]} tone="strong" anchor={anchor} text={city} />
          <Label
            at={[x(km) + dx, top + 31]}
            anchor={anchor}
            text={say(words.units.metres, { number: metres })}
          />
        </Fragment>
      ))}
      {names.map(([name, km, metres]) => (
        <Label key={name} at={[x(km), y(metres) - 14]} anchor="middle" text={name} />
      ))}
      <Lines x={[left, right]} from={358} to={400} />
      <Dimension from={[left, 392]} to={[right, 392]} gap={gap} text={[0, 5]} tone="strong">
        {distance}
      </Dimension>
    </Scene>
  );
}
