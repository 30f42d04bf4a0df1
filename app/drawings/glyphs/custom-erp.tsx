import { GlyphCanvas, type GlyphProps } from "../glyph-canvas.tsx";
import { At, Repeat, way } from "../scene.ts";
import { Line, Slab } from "../shapes.ts";

const EDGE = 22;
const CUBE = [EDGE, EDGE, EDGE] as const;

/** Eight modules that make one block, one of them lifted out. */
export default function CustomErpGlyph(props: GlyphProps) {
  return (
    <GlyphCanvas centre={[0, 3]} width={120} {...props}>
      <At at={[-EDGE, -EDGE, -28]}>
        <Repeat count={2} step={[EDGE, 0, 0]}>
          <Repeat count={2} step={[0, EDGE, 0]}>
            <Slab at={[0, 0, 0]} size={CUBE} />
          </Repeat>
        </Repeat>
        <Repeat at={way(0, 0, EDGE).to(0, EDGE, EDGE).to(EDGE, 0, EDGE).places}>
          <Slab at={[0, 0, 0]} size={CUBE} />
        </Repeat>
      </At>
      <Repeat at={way(0, EDGE, -6).to(EDGE, EDGE, -6).to(EDGE, 0, -6).places}>
        <Line from={[0, 0, 0]} to={[0, 0, 26]} pen="centre" />
      </Repeat>
      <Slab at={[0, 0, 20]} size={CUBE} front="signal" />
    </GlyphCanvas>
  );
}
