import sharp from "sharp";

interface Size {
  width: number;
  height: number;
}

export interface PixelDifference {
  pixels: number;
  /** The smallest rectangle with all differences, within the pictures. */
  box: Size & { left: number; top: number };
  /** Where the pictures begin on the page, and their size. */
  view: Size & { top: number };
  /**
   * The rows that differ with some around them. In `difference` each differing
   * pixel is red, the others are faded.
   */
  pictures: Record<"before" | "after" | "difference", Buffer>;
}

/** Rows to show above and below a difference. */
const AROUND = 160;
const RED = Buffer.from([230, 0, 40, 255]).readUInt32LE();
/** A quarter of each colour on light grey. */
const fade = (pixel: number) => ((pixel >>> 2) & 0x3f3f3f3f) + 0xc0c0c0c0;

/**
 * The pixels of a picture, each as one number, on a canvas that the other
 * picture fits too.
 */
async function readPixels(
  png: Buffer,
  { width, height }: Size,
): Promise<Uint32Array> {
  const size = await sharp(png).metadata();
  const { buffer, byteOffset, byteLength } = await sharp(png)
    .ensureAlpha()
    .extend({
      right: width - size.width,
      bottom: height - size.height,
      background: "transparent",
    })
    .raw()
    .toBuffer();
  return new Uint32Array(buffer, byteOffset, byteLength / 4);
}

/** Compares every pixel of two PNG files; null if they are equal. */
export async function comparePixels(
  before: Buffer,
  after: Buffer,
): Promise<PixelDifference | null> {
  if (before.equals(after)) return null;
  const sizes = await Promise.all(
    [before, after].map((png) => sharp(png).metadata()),
  );
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const old = await readPixels(before, { width, height });
  const current = await readPixels(after, { width, height });
  const difference = current.map(fade);
  let pixels = 0;
  let left = width;
  let right = 0;
  let top = height;
  let bottom = 0;
  for (let index = 0; index < current.length; index++) {
    if (current[index] === old[index]) continue;
    difference[index] = RED;
    pixels++;
    left = Math.min(left, index % width);
    right = Math.max(right, (index % width) + 1);
    top = Math.min(top, Math.floor(index / width));
    bottom = Math.floor(index / width) + 1;
  }
  if (pixels === 0) return null;
  const start = Math.max(0, top - AROUND);
  const view = {
    top: start,
    width,
    height: Math.min(height, bottom + AROUND) - start,
  };
  const cut = (picture: Uint32Array) =>
    sharp(
      new Uint8Array(picture.buffer, picture.byteOffset, picture.byteLength),
      {
        raw: { width, height, channels: 4 },
      },
    )
      .extract({ left: 0, ...view })
      .png({ compressionLevel: 4 })
      .toBuffer();
  return {
    pixels,
    box: { left, top: top - start, width: right - left, height: bottom - top },
    view,
    pictures: {
      before: await cut(old),
      after: await cut(current),
      difference: await cut(difference),
    },
  };
}
