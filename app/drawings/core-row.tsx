import { Core, placeStrata, type Stratum } from "./core.tsx";
import { Drawing } from "./kit/drawing.tsx";
import { Iso } from "./kit/iso.ts";
import { Path } from "./kit/path.tsx";

const iso = new Iso(26);
const RADIUS = 46;
const STEP = 150;
const TALLEST = 380;
const PLACES = 5;

interface CoreRowProps {
  /** Of each text its sections, the newest first; five are drawn. */
  cores: readonly (readonly Stratum[])[];
  description: string;
}

const wordsIn = (strata: readonly Stratum[]) => strata.reduce((sum, { words }) => sum + words, 0);

/** Cores in a row, as tall as their texts are long, over a ruled floor; free places are marked. */
export function CoreRow({ cores, description }: CoreRowProps) {
  const shown = cores.slice(0, PLACES);
  const most = Math.max(...shown.map(wordsIn));
  const places = Array.from({ length: PLACES }, (_, index) => (index - (PLACES - 1) / 2) * STEP);
  const floor = places
    .map((x) => iso.circleTop(x, 0, RADIUS + 24, -40) + iso.line([x, -STEP, -40], [x, STEP, -40]))
    .join("");
  return (
    <Drawing viewBox="-460 -520 900 800" description={description}>
      <Path d={iso.line([-STEP * 3, 0, -40], [STEP * 3, 0, -40])} pen="axis" />
      <Path d={floor} pen="grid" />
      {shown.map((strata, index) => {
        const tall = 110 + (TALLEST - 110) * (wordsIn(strata) / most);
        const x = places[index] ?? 0;
        return <Core key={x} iso={iso} at={[x, 0]} radius={RADIUS} strata={placeStrata(strata, tall, 12)} />;
      })}
    </Drawing>
  );
}
