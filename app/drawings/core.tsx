import { At, Cylinder, Facing, from, Line, type Point2, Stroke } from "./scene.ts";

/** The angle at which cores are seen. */
export const CORE_ANGLE = 26;

/** How far a core of this radius reaches to either side, and to the front, as an ellipse on the sheet. */
export function ellipseOf(radius: number): Point2 {
  const angle = (CORE_ANGLE * Math.PI) / 180;
  return [radius * Math.SQRT2 * Math.cos(angle), radius * Math.SQRT2 * Math.sin(angle)];
}

/** A section of a text as a stratum: how long it is, and whether it holds listings, tables or figures. */
export interface Stratum {
  words: number;
  marked: boolean;
}

interface PlacedStratum extends Stratum {
  /** Of its foot, and how thick it is. */
  base: number;
  height: number;
  longest: boolean;
}

interface CoreProps {
  /** Where it stands. */
  at: Point2;
  radius: number;
  strata: readonly PlacedStratum[];
}

/** Thicknesses follow the words; the first section lies on top. */
export function placeStrata(strata: readonly Stratum[], height: number, gap: number): PlacedStratum[] {
  const least = 10;
  const room = height - gap * (strata.length - 1) - least * strata.length;
  const words = strata.reduce((sum, stratum) => sum + stratum.words, 0);
  const most = Math.max(...strata.map((stratum) => stratum.words));
  let base = height;
  return strata.map((stratum) => {
    const thick = least + Math.max(0, room) * (stratum.words / Math.max(1, words));
    base -= thick;
    const placed = { ...stratum, base, height: thick, longest: stratum.words === most };
    base -= gap;
    return placed;
  });
}

/** Lines around a stratum that holds more than words. */
function Bands({ radius, base, height }: { radius: number; base: number; height: number }) {
  const radii = ellipseOf(radius);
  const count = Math.max(1, Math.floor(height / 9) - 1);
  return Array.from({ length: count }, (_, index) => base + (height * (index + 1)) / (count + 1)).map((z) => (
    <Facing key={z} at={[0, 0, z]}>
      <Stroke path={from(-radii[0], 0).arc(radii, [2 * radii[0], 0], { left: true })} />
    </Facing>
  ));
}

/** A text as a core drawn from the ground: its sections as strata, the longest in the signal colour. */
export function Core({ at: [x, y], radius, strata }: CoreProps) {
  const [top, foot] = [strata[0], strata.at(-1)];
  return (
    <At at={[x, y, 0]}>
      {top && foot && (
        <Line from={[0, 0, top.base + top.height + radius]} to={[0, 0, foot.base - radius]} pen="centre" />
      )}
      {strata.toReversed().map(({ base, height, longest, marked }) => (
        <At key={base} at={[0, 0, 0]}>
          <Cylinder
            at={[0, 0, base]}
            radius={radius}
            length={height}
            body={longest ? "signal" : "plate"}
            pen="thick"
          />
          {marked && <Bands {...{ radius, base, height }} />}
        </At>
      ))}
    </At>
  );
}
