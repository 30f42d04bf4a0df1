import { Fragment } from "react";
import { type GlyphProps, GlyphSheet, glyphIso as iso } from "../glyph-sheet.tsx";
import { Path } from "../kit/path.tsx";

const stages = [
  { ...iso.column(0, 0, 9, -40, 10), won: true },
  { ...iso.column(0, 0, 16, -22, 10), won: false },
  { ...iso.column(0, 0, 24, -4, 10), won: false },
  { ...iso.column(0, 0, 32, 14, 10), won: false },
];

/** A funnel of four stages; the last is what was won. */
export default function SalesforceCrmGlyph(props: GlyphProps) {
  return (
    <GlyphSheet centre={[0, 0]} width={122} {...props}>
      {stages.map(({ body, top, won }) => (
        <Fragment key={top}>
          <Path d={body} pen={won ? "signal" : ["shade", "thick"]} />
          <Path d={top} pen={["lit", "thick"]} />
        </Fragment>
      ))}
      <Path d={iso.line([0, 0, 24], [0, 0, 44])} pen="axis" />
    </GlyphSheet>
  );
}
