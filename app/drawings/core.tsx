import { At, Facing, from, Part, type Point2, Scene } from "./scene.ts";
import { Axis, Circle, Cylinder, Line, Stroke } from "./shapes.ts";

/** The angle at which cores are seen. */
const CORE_ANGLE = 26;

/**
 * How far a core of this radius reaches to either side, and to the front, as an
 * ellipse on the canvas.
 */
function ellipseOf(radius: number): Point2 {
  const angle = (CORE_ANGLE * Math.PI) / 180;
  return [
    radius * Math.SQRT2 * Math.cos(angle),
    radius * Math.SQRT2 * Math.sin(angle),
  ];
}

/**
 * A section of a text as a stratum: how long it is, and whether it holds
 * listings, tables or figures.
 */
interface Stratum {
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
function placeStrata(
  strata: readonly Stratum[],
  height: number,
  gap: number,
): PlacedStratum[] {
  const least = 10;
  const room = height - gap * (strata.length - 1) - least * strata.length;
  const words = strata.reduce((sum, stratum) => sum + stratum.words, 0);
  const most = Math.max(...strata.map((stratum) => stratum.words));
  let base = height;
  return strata.map((stratum) => {
    const thick =
      least + Math.max(0, room) * (stratum.words / Math.max(1, words));
    base -= thick;
    const placed = {
      ...stratum,
      base,
      height: thick,
      longest: stratum.words === most,
    };
    base -= gap;
    return placed;
  });
}

/** Lines around a stratum that holds more than words. */
function Bands({
  radius,
  base,
  height,
}: {
  radius: number;
  base: number;
  height: number;
}) {
  const radii = ellipseOf(radius);
  const count = Math.max(1, Math.floor(height / 9) - 1);
  return Array.from(
    { length: count },
    (_, index) => base + (height * (index + 1)) / (count + 1),
  ).map((z) => (
    <Facing key={z} at={[0, 0, z]}>
      <Stroke
        path={from(-radii[0], 0).arc(radii, [2 * radii[0], 0], { left: true })}
      />
    </Facing>
  ));
}

/**
 * A text as a core drawn from the ground: its sections as strata, the longest
 * in the signal colour.
 */
function Core({ at: [x, y], radius, strata }: CoreProps) {
  const top = strata[0];
  const foot = strata.at(-1);
  return (
    <At at={[x, y, 0]}>
      {top && foot && (
        <Line
          from={[0, 0, top.base + top.height + radius]}
          to={[0, 0, foot.base - radius]}
          pen="centre"
        />
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
          {marked && <Bands radius={radius} base={base} height={height} />}
        </At>
      ))}
    </At>
  );
}

const ROW_RADIUS = 46;
const STEP = 150;
const TALLEST = 330;
const PLACES = 5;

interface CoreRowProps {
  /** The sections of each text, newest text first; at most five are drawn. */
  cores: readonly (readonly Stratum[])[];
  description: string;
}

const wordsIn = (strata: readonly Stratum[]) =>
  strata.reduce((sum, { words }) => sum + words, 0);

/**
 * Cores in a row, as tall as their texts are long, over a ruled floor; free
 * places are marked.
 */
export function CoreRow({ cores, description }: CoreRowProps) {
  const shown = cores.slice(0, PLACES);
  const most = Math.max(...shown.map(wordsIn));
  const places = Array.from(
    { length: PLACES },
    (_, index) => (index - (PLACES - 1) / 2) * STEP,
  );
  return (
    <Scene
      viewBox="-460 -520 900 800"
      angle={CORE_ANGLE}
      description={description}
    >
      <At at={[0, 0, -40]}>
        <Axis from={[-STEP * 3, 0, 0]} to={[STEP * 3, 0, 0]} />
        {places.map((x) => (
          <At key={x} at={[x, 0, 0]}>
            <Circle
              face="top"
              at={[0, 0, 0]}
              radius={ROW_RADIUS + 24}
              pen="grid"
            />
            <Line from={[0, -STEP, 0]} to={[0, STEP, 0]} pen="grid" />
          </At>
        ))}
      </At>
      {shown.map((strata, index) => {
        const tall = 110 + (TALLEST - 110) * (wordsIn(strata) / most);
        const x = places[index] ?? 0;
        return (
          <Core
            key={x}
            at={[x, 0]}
            radius={ROW_RADIUS}
            strata={placeStrata(strata, tall, 12)}
          />
        );
      })}
    </Scene>
  );
}

const HEIGHT = 520;
const SAMPLE_RADIUS = 150;
const [EDGE] = ellipseOf(SAMPLE_RADIUS);

interface CoreSampleProps {
  strata: readonly Stratum[];
  description: string;
}

/** A text as a core sample. Its balloons carry the numbers of its sections. */
export function CoreSample({ strata, description }: CoreSampleProps) {
  const placed = placeStrata(strata, HEIGHT, strata.length > 6 ? 22 : 34);
  return (
    <Scene
      viewBox="-450 -660 900 800"
      angle={CORE_ANGLE}
      description={description}
      addressed={false}
    >
      <Core at={[0, 0]} radius={SAMPLE_RADIUS} strata={placed} />
      {placed.map(({ base, height, longest }, index) => {
        const side = index % 2 === 0 ? 1 : -1;
        return (
          <Facing key={base}>
            <Part
              name={`section-${index + 1}`}
              number={index + 1}
              at={[side * (EDGE - 4), -(base + height / 2)]}
              balloon={[side * 120, -24]}
              {...(longest && { tone: "signal" })}
            />
          </Facing>
        );
      })}
    </Scene>
  );
}
