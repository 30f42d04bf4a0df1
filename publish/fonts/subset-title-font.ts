import subsetFont from "subset-font";

/** Layout features that one line of text does not need. */
const unneededTables = ["GDEF", "GSUB", "STAT", "gasp"];

/** Subsets a font to a few letters at one weight and width. */
export function subsetTitleFont(
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
