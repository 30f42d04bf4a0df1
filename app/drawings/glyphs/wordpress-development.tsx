import { GlyphCanvas, type GlyphProps } from "../glyph-canvas.tsx";
import { At, On, Repeat } from "../scene.ts";
import { Line, Rect, Ruling, Slab } from "../shapes.ts";

const Page = () => <Slab at={[0, 0, 0]} size={[56, 76, 3]} />;

/** Three pages lifted apart, the top one laid out in blocks. */
export default function WordpressDevelopmentGlyph(props: GlyphProps) {
  return (
    <GlyphCanvas centre={[0, 7]} width={130} {...props}>
      <At at={[-28, -38, -26]}>
        <Repeat count={2} step={[0, 0, 18]}>
          <Page />
          <Ruling
            from={[56, 76, 3]}
            to={[56, 76, 18]}
            count={2}
            step={[-56, 0, 0]}
            pen="centre"
          />
        </Repeat>
        <At at={[0, 0, 36]}>
          <Page />
        </At>
        <On face="top" at={[0, 0, 39]}>
          <Rect at={[7, 7]} size={[42, 18]} pen="signal" />
          <Rect at={[7, 30]} size={[18, 22]} />
          <Ruling from={[31, 30]} to={[49, 30]} count={2} step={[0, 8]} />
          <Line from={[31, 46]} to={[42, 46]} />
          <Line from={[7, 60]} to={[49, 60]} />
          <Line from={[7, 67]} to={[38, 67]} />
        </On>
      </At>
    </GlyphCanvas>
  );
}
