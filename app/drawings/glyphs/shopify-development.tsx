import { GlyphCanvas, type GlyphProps } from "../glyph-canvas.tsx";
import { At, On, Repeat, way } from "../scene.ts";
import { Polygon, Rect, Ruling, Slab } from "../shapes.ts";

const STRIPE = 12;

const Stripes = ({
  count,
  pen,
}: {
  count: number;
  pen: "plate" | "signal";
}) => (
  <Repeat count={count} step={[2 * STRIPE, 0, 0]}>
    <Polygon
      through={way(0, 0, 0).by(STRIPE, 0, 0).by(0, 16, -14).by(-STRIPE, 0, 0)}
      pen={pen}
    />
    <Rect face="front" at={[0, 16, -20]} size={[STRIPE, 6]} pen={pen} />
  </Repeat>
);

/** A shop with its awning out. */
export default function ShopifyDevelopmentGlyph(props: GlyphProps) {
  return (
    <GlyphCanvas centre={[-5, 10]} width={134} {...props}>
      <Slab at={[-38, -26, -36]} size={[76, 44, 48]}>
        <On face="front">
          <Rect at={[8, 0]} size={[20, 32]} />
          <Rect at={[36, 10]} size={[32, 22]} />
        </On>
        <On face="side">
          <Ruling from={[32, 16]} to={[12, 16]} count={2} step={[0, 14]} />
        </On>
      </Slab>
      <At at={[-42, 18, 14]}>
        <Stripes count={4} pen="plate" />
        <At at={[STRIPE, 0, 0]}>
          <Stripes count={3} pen="signal" />
        </At>
        <Polygon
          through={way(84, 0, 0).by(0, 16, -14).by(0, 0, -6).by(0, -16, 0)}
          pen="shade"
        />
      </At>
    </GlyphCanvas>
  );
}
