import sharp from "sharp";

/** What the pages need to know about an original. */
export interface PictureFacts {
  /** After rotation; for a vector drawing, as declared. */
  width: number;
  height: number;
  /** Can be rendered at any size. */
  isVector: boolean;
  /** Its average colour as three hexadecimal digits; null if it is transparent. */
  tone: string | null;
}

const hexDigit = (channel: number) => Math.round((channel / 255) * 15).toString(16);

export async function readPicture(original: Buffer): Promise<PictureFacts> {
  const { autoOrient, format, hasAlpha } = await sharp(original).metadata();
  const average = await sharp(original)
    .resize(1, 1, { fit: "fill" })
    .toColourspace("srgb")
    .removeAlpha()
    .raw()
    .toBuffer();
  return {
    ...autoOrient,
    isVector: format === "svg",
    tone: hasAlpha ? null : [...average.subarray(0, 3)].map(hexDigit).join(""),
  };
}
