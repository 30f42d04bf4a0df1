import { CORE_ANGLE, Core, ellipseOf, placeStrata, type Stratum } from "./core.tsx";
import { Facing, Part, Scene } from "./scene.ts";

const HEIGHT = 520;
const RADIUS = 150;
const [EDGE] = ellipseOf(RADIUS);

interface CoreSampleProps {
  strata: readonly Stratum[];
  description: string;
}

/** A text as a core sample. Its balloons carry the numbers of its sections. */
export function CoreSample({ strata, description }: CoreSampleProps) {
  const placed = placeStrata(strata, HEIGHT, strata.length > 6 ? 22 : 34);
  return (
    <Scene viewBox="-450 -660 900 800" angle={CORE_ANGLE} description={description} addressed={false}>
      <Core at={[0, 0]} radius={RADIUS} strata={placed} />
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
