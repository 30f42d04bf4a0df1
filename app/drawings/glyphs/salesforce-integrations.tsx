import { GlyphCanvas, type GlyphProps } from "../glyph-canvas.tsx";
import { On, polar } from "../scene.ts";
import { Axis, Circle, Cylinder, Line } from "../shapes.ts";

const bolts = [28.6, 118.6, 208.6, 298.6].map((degrees) =>
  polar([0, 0], 20, degrees),
);

/** Two halves of a coupling on one axis, about to be bolted together. */
export default function SalesforceIntegrationsGlyph(props: GlyphProps) {
  return (
    <GlyphCanvas centre={[4, -2]} width={132} {...props}>
      <Cylinder axis="y" at={[0, -46, 0]} radius={28} length={18} pen="thick" />
      <On face="front" at={[0, -28, 0]}>
        <Circle at={[0, 0]} radius={20} />
        {bolts.map((at) => (
          <Circle key={at[0]} at={at} radius={3} pen="shade" />
        ))}
      </On>
      <Axis from={[0, -28, 0]} to={[0, 16, 0]} />
      {bolts.map(([x, z]) => (
        <Line key={x} from={[x, 18, z]} to={[x, -2, z]} pen="thick" />
      ))}
      <Cylinder axis="y" at={[0, 18, 0]} radius={28} length={18} pen="thick" />
      <Circle face="front" at={[0, 36, 0]} radius={11} pen="shade" />
    </GlyphCanvas>
  );
}
