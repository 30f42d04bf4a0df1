import { coordinate, point } from "./kit/format.ts";
import type { Iso, Point2 } from "./kit/iso.ts";
import { Path } from "./kit/path.tsx";

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
  iso: Iso;
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
function bands(iso: Iso, [x, y]: Point2, radius: number, { base, height }: PlacedStratum): string {
  const rx = radius * Math.SQRT2 * iso.cos;
  const ry = radius * Math.SQRT2 * iso.sin;
  const count = Math.max(1, Math.floor(height / 9) - 1);
  return Array.from({ length: count }, (_, index) => {
    const [cx, cy] = iso.project([x, y, base + (height * (index + 1)) / (count + 1)]);
    return `M${point(cx - rx, cy)}a${point(rx, ry)} 0 0 0 ${coordinate(2 * rx)} 0`;
  }).join("");
}

/** A text as a core drawn from the ground: its sections as strata, the longest in the signal colour. */
export function Core({ iso, at: [x, y], radius, strata }: CoreProps) {
  const [top, foot] = [strata[0], strata.at(-1)];
  const axis =
    top && foot ? iso.line([x, y, top.base + top.height + radius], [x, y, foot.base - radius]) : "";
  return (
    <>
      <Path d={axis} pen="centre" />
      {strata.toReversed().map((stratum) => {
        const { body, top } = iso.column(x, y, radius, stratum.base, stratum.height);
        return (
          <g key={stratum.base}>
            <Path d={body} pen={[stratum.longest ? "signal" : "plate", "thick"]} />
            {stratum.marked && <Path d={bands(iso, [x, y], radius, stratum)} />}
            <Path d={top} pen={["lit", "thick"]} />
          </g>
        );
      })}
    </>
  );
}
