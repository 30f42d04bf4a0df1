import subsetFont from "subset-font";

/** What a browser can do without for one line of text. */
const unneededTables = ["GDEF", "GSUB", "STAT", "gasp"];

/** A few letters of a font, at one weight and width. */
export function cutTitleFace(
  font: Uint8Array,
  letters: string,
  setting: Record<string, number>,
): Promise<Buffer> {
  return subsetFont(Buffer.from(font), letters, {
    targetFormat: "woff2",
    variationAxes: setting,
    noHinting: true,
    dropTables: unneededTables,
  });
}
