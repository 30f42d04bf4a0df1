import { Fragment } from "react";
import { type GlyphProps, GlyphSheet, glyphIso as iso } from "../glyph-sheet.tsx";
import { Box } from "../kit/box.tsx";
import { Path } from "../kit/path.tsx";

const slabs = [
  { base: -34, lit: false, linked: true },
  { base: -11, lit: true, linked: true },
  { base: 12, lit: false, linked: false },
];

const ports = (z: number) =>
  [-20, -11, -2, 7].map((x) => iso.circleFront(x, z, 2.2, 30)).join("") + iso.line([30, 18, z], [30, -18, z]);

/** Three server slabs on one axis. */
export default function BackendApiGlyph(props: GlyphProps) {
  return (
    <GlyphSheet centre={[0, 4]} width={150} {...props}>
      {slabs.map(({ base, lit, linked }) => (
        <Fragment key={base}>
          <Box iso={iso} at={[-30, -30, base]} size={[60, 60, 14]} line="thick" />
          <Path d={ports(base + 7)} />
          <Path d={iso.circleFront(22, base + 7, 2.6, 30)} {...(lit && { pen: "signal" })} />
          {linked && <Path d={iso.line([0, 0, base + 14], [0, 0, base + 23])} pen="axis" />}
        </Fragment>
      ))}
    </GlyphSheet>
  );
}
