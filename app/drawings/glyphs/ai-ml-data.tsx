import { GlyphCanvas, type GlyphProps } from "../glyph-canvas.tsx";
import { At, Repeat, way } from "../scene.ts";
import { Dot, Line } from "../shapes.ts";

const STEP = 26;
const REACH = 2 * STEP;
const active = way(REACH, REACH, STEP)
  .to(STEP, REACH, REACH)
  .to(REACH, STEP, 0).places;

/** A lattice of connected nodes, three of them active. */
export default function AiMlDataGlyph(props: GlyphProps) {
  return (
    <GlyphCanvas centre={[0, 0]} width={138} {...props}>
      <At at={[-STEP, -STEP, -STEP]}>
        <Repeat count={3} step={[STEP, 0, 0]}>
          <Repeat count={3} step={[0, 0, STEP]}>
            <Line from={[0, 0, 0]} to={[0, REACH, 0]} pen="thin" />
          </Repeat>
          <Repeat count={3} step={[0, STEP, 0]}>
            <Line from={[0, 0, 0]} to={[0, 0, REACH]} pen="thin" />
          </Repeat>
        </Repeat>
        <Repeat count={3} step={[0, STEP, 0]}>
          <Repeat count={3} step={[0, 0, STEP]}>
            <Line from={[0, 0, 0]} to={[REACH, 0, 0]} pen="thin" />
          </Repeat>
        </Repeat>
        <Repeat count={3} step={[STEP, 0, 0]}>
          <Repeat count={3} step={[0, STEP, 0]}>
            <Repeat count={3} step={[0, 0, STEP]}>
              <Dot at={[0, 0, 0]} radius={3} pen="plate" />
            </Repeat>
          </Repeat>
        </Repeat>
        {active.map((at) => (
          <Dot key={at.join()} at={at} radius={3} pen="signal" />
        ))}
      </At>
    </GlyphCanvas>
  );
}
