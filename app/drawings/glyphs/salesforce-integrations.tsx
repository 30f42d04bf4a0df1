import { type GlyphProps, GlyphSheet, glyphIso as iso } from "../glyph-sheet.tsx";
import { Path } from "../kit/path.tsx";

const back = iso.cylinder(0, 0, 28, -46, 18);
const near = iso.cylinder(0, 0, 28, 18, 18);

const bolts = [0, 1, 2, 3].map((quarter) => {
  const angle = (quarter * Math.PI) / 2 + 0.5;
  return [20 * Math.cos(angle), 20 * Math.sin(angle)] as const;
});
const boltHoles = bolts.map(([x, z]) => iso.circleFront(x, z, 3, -28)).join("");
const boltShanks = bolts.map(([x, z]) => iso.line([x, 18, z], [x, -2, z])).join("");

/** Two halves of a coupling on one axis, about to be bolted together. */
export default function SalesforceIntegrationsGlyph(props: GlyphProps) {
  return (
    <GlyphSheet centre={[4, -2]} width={132} {...props}>
      <Path d={back.body} pen={["shade", "thick"]} />
      <Path d={back.front} pen={["plate", "thick"]} />
      <Path d={iso.circleFront(0, 0, 20, -28)} />
      <Path d={boltHoles} pen="shade" />
      <Path d={iso.line([0, -28, 0], [0, 16, 0])} pen="axis" />
      <Path d={boltShanks} pen="thick" />
      <Path d={near.body} pen={["shade", "thick"]} />
      <Path d={near.front} pen={["plate", "thick"]} />
      <Path d={iso.circleFront(0, 0, 11, 36)} pen="shade" />
    </GlyphSheet>
  );
}
