import sharp from "sharp";
import type { PicturePlace } from "../../app/ui/picture-places.ts";
import { hatch } from "./hatch.ts";

export interface PictureSize {
  width: number;
  height: number;
}

export type PictureFormat = "avif" | "webp";

/** WebP last, for every browser. Lines are smaller without AVIF. */
export const formatsOf = ({ ink }: PicturePlace): PictureFormat[] =>
  ink === "hatching" ? ["webp"] : ["avif", "webp"];

/**
 * Vector drawings are rendered at this resolution at least, then scaled down.
 */
const VECTOR_DENSITY = 288;

/**
 * An original at one size, cropped around its centre, without metadata, in the
 * ink of its place.
 */
export async function drawPicture(
  original: Uint8Array,
  size: PictureSize,
  format: PictureFormat,
  ink?: PicturePlace["ink"],
): Promise<Uint8Array> {
  const cropped = sharp(original, { density: VECTOR_DENSITY })
    .autoOrient()
    .resize({ ...size, fit: "cover" });
  if (ink === "hatching") return hatch(cropped);
  const picture =
    ink === "shades"
      ? cropped
          .flatten({ background: "#fff" })
          .greyscale()
          .normalise({ lower: 0, upper: 100 })
      : cropped;
  return format === "avif"
    ? picture.avif({ quality: 50, effort: 4 }).toBuffer()
    : picture.webp({ quality: 74, effort: 5 }).toBuffer();
}
