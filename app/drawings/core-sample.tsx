import { Core, placeStrata, type Stratum } from "./core.tsx";
import { Balloon } from "./kit/balloon.tsx";
import { Drawing } from "./kit/drawing.tsx";
import { Iso } from "./kit/iso.ts";

const iso = new Iso(26);
const HEIGHT = 520;
const RADIUS = 150;
const EDGE = RADIUS * Math.SQRT2 * iso.cos;

interface CoreSampleProps {
  strata: readonly Stratum[];
  description: string;
}

/** A text as a core sample. Its balloons carry the numbers of its sections. */
export function CoreSample({ strata, description }: CoreSampleProps) {
  const placed = placeStrata(strata, HEIGHT, strata.length > 6 ? 22 : 34);
  return (
    <Drawing viewBox="-450 -660 900 800" description={description}>
      <Core iso={iso} at={[0, 0]} radius={RADIUS} strata={placed} />
      {placed.map(({ base, height, longest }, index) => {
        const side = index % 2 === 0 ? 1 : -1;
        return (
          <Balloon
            key={base}
            number={index + 1}
            part={[side * (EDGE - 4), -(base + height / 2)]}
            offset={[side * 120, -24]}
            {...(longest && { tone: "signal" })}
          />
        );
      })}
    </Drawing>
  );
}
