import type { KeyedDrawingProps } from "../../../drawings/figure-props.ts";
import { Part, Repeat, Scene } from "../../../drawings/scene.ts";
import { Slab } from "../../../drawings/shapes.ts";

/** Six plates in a stack, for a product that has no drawing of its own yet. */
export default function DefaultProductDrawing(props: KeyedDrawingProps) {
  return (
    <Scene
      viewBox="-470 -316 970 660"
      angle={25}
      grid={1}
      margins={[48, 182, 82, 232]}
      {...props}
    >
      <Repeat count={6} step={[0, 0, 56]}>
        {(layer) => (
          <Part
            name={`plate-${6 - layer}`}
            number={6 - layer}
            at={[150, 60, -137]}
            balloon={[200, -20]}
          >
            <Slab
              at={[-150, -110, -150]}
              size={[300, 220, 26]}
              front={layer === 5 ? "signal" : "plate"}
            />
          </Part>
        )}
      </Repeat>
    </Scene>
  );
}
