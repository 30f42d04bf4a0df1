import sharp from "sharp";

/** What the pages need to know of an original. */
export interface PictureFacts {
  /** As it is seen, once turned upright; of a vector drawing, as it is written. */
  width: number;
  height: number;
  /** Can be drawn at any size. */
  isVector: boolean;
  /** Its average colour as three hexadecimal digits; null where the ground shines through. */
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
