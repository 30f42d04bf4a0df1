import { GlyphCanvas, type GlyphProps } from "../glyph-canvas.tsx";
import { At, On, Repeat } from "../scene.ts";
import { Axis, Circle, Line, Slab } from "../shapes.ts";

/** A row of ports, the last of them a lamp, and a slot at the side. */
const Server = ({ lit }: { lit: boolean }) => (
  <Slab at={[-30, -30, -14]} size={[60, 60, 14]}>
    <On face="front">
      <Repeat count={4} step={[9, 0]}>
        <Circle at={[10, 7]} radius={2.2} />
      </Repeat>
      <Circle at={[52, 7]} radius={2.6} pen={lit ? "signal" : undefined} />
    </On>
    <On face="side">
      <Line from={[48, 7]} to={[12, 7]} />
    </On>
  </Slab>
);

/** Three server slabs on one axis. */
export default function BackendApiGlyph(props: GlyphProps) {
  return (
    <GlyphCanvas centre={[0, 4]} width={150} {...props}>
      <At at={[0, 0, -20]}>
        <Server lit={false} />
        <Axis from={[0, 0, 0]} to={[0, 0, 9]} />
      </At>
      <At at={[0, 0, 3]}>
        <Server lit />
        <Axis from={[0, 0, 0]} to={[0, 0, 9]} />
      </At>
      <At at={[0, 0, 26]}>
        <Server lit={false} />
      </At>
    </GlyphCanvas>
  );
}
