import { GlyphCanvas, type GlyphProps } from "../glyph-canvas.tsx";
import { At } from "../scene.ts";
import { Box, Line, Slab } from "../shapes.ts";

const drawers = [
  { bottom: 6, pull: 10 },
  { bottom: 30, pull: 30, lit: true },
  { bottom: 54, pull: 18 },
];

/** A cabinet whose drawers are modules. */
export default function AlgoErpGlyph(props: GlyphProps) {
  return (
    <GlyphCanvas centre={[0, -3]} width={160} {...props}>
      <At at={[-30, -34, -40]}>
        <Slab at={[0, 0, 0]} size={[60, 44, 76]} />
        {drawers.map(({ bottom, pull, lit }) => (
          <At key={bottom} at={[6, 44, bottom]}>
            <Box at={[0, 0, 0]} size={[48, pull, 18]} />
            <Line
              from={[16, pull, 9]}
              to={[32, pull, 9]}
              pen={lit ? ["signalLine", "thick"] : "thick"}
            />
          </At>
        ))}
      </At>
    </GlyphCanvas>
  );
}
