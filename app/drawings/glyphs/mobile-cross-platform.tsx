import { GlyphCanvas, type GlyphProps } from "../glyph-canvas.tsx";
import { On, type Point3 } from "../scene.ts";
import { Line, Rect, Slab } from "../shapes.ts";

const Handset = ({ at, lit = false }: { at: Point3; lit?: boolean }) => (
  <Slab at={at} size={[36, 5, 64]}>
    <On face="front">
      <Rect at={[4, 8]} size={[28, 48]} />
      <Line from={[14, 4]} to={[22, 4]} />
      <Rect at={[8, 42]} size={[20, 10]} />
      <Line from={[8, 34]} to={[26, 34]} />
      <Line from={[8, 27]} to={[20, 27]} />
      <Rect at={[8, 12]} size={[20, 8]} pen={lit ? "signal" : undefined} />
    </On>
  </Slab>
);

/** Two handsets, one code base: the same screen on both. */
export default function MobileCrossPlatformGlyph(props: GlyphProps) {
  return (
    <GlyphCanvas centre={[15, 0]} width={120} {...props}>
      <Handset at={[2, -31, -32]} />
      <Line from={[20, -26, -34]} to={[-4, 14, -34]} pen="centre" />
      <Handset at={[-22, 9, -32]} lit />
    </GlyphCanvas>
  );
}
