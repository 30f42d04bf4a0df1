import sharp from "sharp";

export interface PictureSize {
  width: number;
  height: number;
}

export type PictureFormat = "avif" | "webp";

/** Vector drawings are rendered at this resolution at least, then scaled down. */
const VECTOR_DENSITY = 288;

/**
 * An original at one size, cropped around its centre, without metadata; in greyscale from black to white if
 * requested.
 */
export async function drawPicture(
  original: Uint8Array,
  size: PictureSize,
  format: PictureFormat,
  oneInk = false,
): Promise<Uint8Array> {
  const cropped = sharp(original, { density: VECTOR_DENSITY })
    .autoOrient()
    .resize({ ...size, fit: "cover" });
  const picture = oneInk
    ? cropped.flatten({ background: "#fff" }).greyscale().normalise({ lower: 0, upper: 100 })
    : cropped;
  return format === "avif"
    ? picture.avif({ quality: 50, effort: 4 }).toBuffer()
    : picture.webp({ quality: 74, effort: 5 }).toBuffer();
}
