import type { KeyedDrawingProps } from "../../../drawings/figure-props.ts";
import { Part, Repeat, Scene } from "../../../drawings/scene.ts";
import { Axis, Box, Rect, Slab } from "../../../drawings/shapes.ts";

/**
 * A line of five stations on a plate, for an industry that has no drawing of
 * its own yet.
 */
export default function DefaultIndustryDrawing(props: KeyedDrawingProps) {
  return (
    <Scene
      viewBox="-480 -300 960 540"
      angle={27}
      grid={1}
      margins={[0, 139, 45, 139]}
      {...props}
    >
      <Slab at={[-310, -70, -20]} size={[620, 140, 20]}>
        <Axis from={[0, 120, 0]} to={[620, 120, 0]} />
        <Repeat count={5} step={[120, 0, 0]}>
          {(station) => (
            <Part
              name={`station-${station + 1}`}
              number={station + 1}
              at={[70, 60, 72]}
              balloon={[30, -80]}
            >
              <Box at={[34, 24, 0]} size={[72, 72, 72]} pen="thick" />
              {station === 2 && (
                <Rect
                  face="front"
                  at={[34, 96, 0]}
                  size={[72, 72]}
                  pen={["signal", "thick"]}
                />
              )}
            </Part>
          )}
        </Repeat>
      </Slab>
    </Scene>
  );
}
