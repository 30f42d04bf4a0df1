import { GlyphCanvas, type GlyphProps } from "../glyph-canvas.tsx";
import { Axis, Cylinder } from "../shapes.ts";

/** A funnel of four stages; the last is what was won. */
export default function SalesforceCrmGlyph(props: GlyphProps) {
  return (
    <GlyphCanvas centre={[0, 0]} width={122} {...props}>
      <Cylinder
        at={[0, 0, -40]}
        radius={9}
        length={10}
        pen="thick"
        body="signal"
      />
      <Cylinder
        at={[0, 0, -22]}
        radius={16}
        length={10}
        pen="thick"
        body="shade"
      />
      <Cylinder
        at={[0, 0, -4]}
        radius={24}
        length={10}
        pen="thick"
        body="shade"
      />
      <Cylinder
        at={[0, 0, 14]}
        radius={32}
        length={10}
        pen="thick"
        body="shade"
      />
      <Axis from={[0, 0, 24]} to={[0, 0, 44]} />
    </GlyphCanvas>
  );
}
