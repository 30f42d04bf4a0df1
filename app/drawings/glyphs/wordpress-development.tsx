import { Fragment } from "react";
import { type GlyphProps, GlyphSheet, glyphIso as iso } from "../glyph-sheet.tsx";
import { Box } from "../kit/box.tsx";
import { Path } from "../kit/path.tsx";

const page = 13;
const sheets = [-26, -8, 10];

const guides = (z: number) =>
  iso.line([28, 38, z + 3], [28, 38, z + 18]) + iso.line([-28, 38, z + 3], [-28, 38, z + 18]);

const layout =
  iso.top(-21, -8, 18, 22, page) +
  iso.line([3, -8, page], [21, -8, page]) +
  iso.line([3, 0, page], [21, 0, page]) +
  iso.line([3, 8, page], [14, 8, page]) +
  iso.line([-21, 22, page], [21, 22, page]) +
  iso.line([-21, 29, page], [10, 29, page]);

/** Three pages lifted apart, the top one laid out in blocks. */
export default function WordpressDevelopmentGlyph(props: GlyphProps) {
  return (
    <GlyphSheet centre={[0, 7]} width={130} {...props}>
      {sheets.map((z) => (
        <Fragment key={z}>
          <Box iso={iso} at={[-28, -38, z]} size={[56, 76, 3]} line="thick" />
          {z < page - 3 && <Path d={guides(z)} pen="centre" />}
        </Fragment>
      ))}
      <Path d={iso.top(-21, -31, 42, 18, page)} pen="signal" />
      <Path d={layout} />
    </GlyphSheet>
  );
}
