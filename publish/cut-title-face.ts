import subsetFont from "subset-font";

/** As app/styles/base.css sets an h1. */
const axes = { wght: 440, wdth: 80 };
/** What a browser can do without for one line of text. */
const unneededTables = ["GDEF", "GSUB", "STAT", "gasp"];

/** A few letters of the display face. */
export function cutTitleFace(displayFace: Uint8Array, letters: string): Promise<Buffer> {
  return subsetFont(Buffer.from(displayFace), letters, {
    targetFormat: "woff2",
    variationAxes: axes,
    noHinting: true,
    dropTables: unneededTables,
  });
}
