import sharp from "sharp";

export interface PixelDifference {
  pixels: number;
  /** The rectangle that contains all differences, in the pictures of the report. */
  box: { left: number; top: number; width: number; height: number };
  /** The rows that differ with some around them. */
  view: { top: number; width: number; height: number };
  before: Buffer;
  after: Buffer;
  /** The new picture, faded, with each differing pixel in red. */
  difference: Buffer;
}

/** Rows to show above and below a difference. */
const AROUND = 160;
const RED = Buffer.from([230, 0, 40, 255]).readUInt32LE();
const FADED = 0.25;

interface Size {
  width: number;
  height: number;
}

/** The pixels of a picture, each as one number, on a canvas that the other picture fits too. */
async function readPixels(png: Buffer, { width, height }: Size): Promise<Uint32Array> {
  const size = await sharp(png).metadata();
  const data = await sharp(png)
    .ensureAlpha()
    .extend({ right: width - size.width, bottom: height - size.height, background: "transparent" })
    .raw()
    .toBuffer();
  return new Uint32Array(data.buffer, data.byteOffset, data.byteLength / 4);
}

const encode = (pixels: Uint32Array, { width, height }: Size): Promise<Buffer> =>
  sharp(Buffer.from(pixels.buffer, pixels.byteOffset, pixels.byteLength), {
    raw: { width, height, channels: 4 },
  })
    .png({ compressionLevel: 4 })
    .toBuffer();

/** Compares every pixel of two PNG files; null if they are equal. */
export async function comparePixels(before: Buffer, after: Buffer): Promise<PixelDifference | null> {
  if (before.equals(after)) return null;
  const sizes = await Promise.all([before, after].map((png) => sharp(png).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [old, current] = await Promise.all([
    readPixels(before, { width, height }),
    readPixels(after, { width, height }),
  ]);
  const marked = new Uint8Array(current.buffer, current.byteOffset, current.byteLength).map((value, index) =>
    index % 4 === 3 ? 255 : 255 - (255 - value) * FADED,
  );
  const difference = new Uint32Array(marked.buffer);
  let [pixels, left, right, top, bottom] = [0, width, 0, height, 0];
  for (const [index, pixel] of current.entries()) {
    if (pixel === old[index]) continue;
    const [x, y] = [index % width, Math.floor(index / width)];
    difference[index] = RED;
    pixels++;
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  }
  if (pixels === 0) return null;
  const start = Math.max(0, top - AROUND);
  const end = Math.min(height, bottom + AROUND);
  const view = { top: start, width, height: end - start };
  const cut = (picture: Uint32Array) => encode(picture.subarray(start * width, end * width), view);
  return {
    pixels,
    box: { left, top: top - start, width: right - left, height: bottom - top },
    view,
    before: await cut(old),
    after: await cut(current),
    difference: await cut(difference),
  };
}
