import { GlyphCanvas, type GlyphProps } from "../glyph-canvas.tsx";
import { At, On, Repeat } from "../scene.ts";
import { Line, Rect, Slab } from "../shapes.ts";

/** A card that stands a little out of its pocket. */
const Card = ({ picked }: { picked: boolean }) => (
  <>
    <Rect face="front" at={[0, 0, 0]} size={[20, 10]} pen="shade" />
    <On face="front" at={[2, 2, 5]}>
      <Rect at={[0, 0]} size={[16, 16]} pen={picked ? "signal" : "lit"} />
      <Line from={[3, 11]} to={[13, 11]} />
      <Line from={[3, 7]} to={[10, 7]} />
    </On>
  </>
);

/** A rack of cards, one a person. */
export default function AlgoHrGlyph(props: GlyphProps) {
  return (
    <GlyphCanvas centre={[4, -2]} width={178} {...props}>
      <Slab at={[-44, -10, -40]} size={[88, 16, 84]} />
      <At at={[-36, 6, -32]}>
        <Repeat count={3} step={[0, 0, 25]}>
          {(row) => (
            <Repeat count={3} step={[26, 0, 0]}>
              {(column) => <Card picked={row === 1 && column === 1} />}
            </Repeat>
          )}
        </Repeat>
      </At>
    </GlyphCanvas>
  );
}
