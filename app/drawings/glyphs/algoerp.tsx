import { Fragment } from "react";
import { type GlyphProps, GlyphSheet, glyphIso as iso } from "../glyph-sheet.tsx";
import { Box } from "../kit/box.tsx";
import { Path } from "../kit/path.tsx";

const drawers = [
  { bottom: -34, pull: 10 },
  { bottom: -10, pull: 30, lit: true },
  { bottom: 14, pull: 18 },
];

/** A cabinet whose drawers are modules. */
export default function AlgoErpGlyph(props: GlyphProps) {
  return (
    <GlyphSheet centre={[0, -3]} width={160} {...props}>
      <Box iso={iso} at={[-30, -34, -40]} size={[60, 44, 76]} line="thick" />
      {drawers.map(({ bottom, pull, lit }) => (
        <Fragment key={bottom}>
          <Box iso={iso} at={[-24, 10, bottom]} size={[48, pull, 18]} />
          <Path
            d={iso.line([-8, 10 + pull, bottom + 9], [8, 10 + pull, bottom + 9])}
            pen={lit ? ["signalLine", "thick"] : "thick"}
          />
        </Fragment>
      ))}
    </GlyphSheet>
  );
}
