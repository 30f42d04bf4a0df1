import { CORE_ANGLE, Core, placeStrata, type Stratum } from "./core.tsx";
import { At, Axis, Circle, Line, Scene } from "./scene.ts";

const RADIUS = 46;
const STEP = 150;
const TALLEST = 330;
const PLACES = 5;

interface CoreRowProps {
  /** The sections of each text, newest text first; at most five are drawn. */
  cores: readonly (readonly Stratum[])[];
  description: string;
}

const wordsIn = (strata: readonly Stratum[]) => strata.reduce((sum, { words }) => sum + words, 0);

/** Cores in a row, as tall as their texts are long, over a ruled floor; free places are marked. */
export function CoreRow({ cores, description }: CoreRowProps) {
  const shown = cores.slice(0, PLACES);
  const most = Math.max(...shown.map(wordsIn));
  const places = Array.from({ length: PLACES }, (_, index) => (index - (PLACES - 1) / 2) * STEP);
  return (
    <Scene viewBox="-460 -520 900 800" angle={CORE_ANGLE} description={description}>
      <At at={[0, 0, -40]}>
        <Axis from={[-STEP * 3, 0, 0]} to={[STEP * 3, 0, 0]} />
        {places.map((x) => (
          <At key={x} at={[x, 0, 0]}>
            <Circle face="top" at={[0, 0, 0]} radius={RADIUS + 24} pen="grid" />
            <Line from={[0, -STEP, 0]} to={[0, STEP, 0]} pen="grid" />
          </At>
        ))}
      </At>
      {shown.map((strata, index) => {
        const tall = 110 + (TALLEST - 110) * (wordsIn(strata) / most);
        const x = places[index] ?? 0;
        return <Core key={x} at={[x, 0]} radius={RADIUS} strata={placeStrata(strata, tall, 12)} />;
      })}
    </Scene>
  );
}
