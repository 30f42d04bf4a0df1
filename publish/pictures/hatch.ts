import sharp, { type Sharp } from "sharp";

/**
 * Lines in one direction, for everything that is darker than a shade from 0
 * (white) to 1.
 */
interface Layer {
  across: readonly [x: number, y: number];
  from: number;
}

const diagonal = Math.SQRT1_2;
/** The darker a place, the more layers cross it and the thicker their lines. */
const layers: readonly Layer[] = [
  { across: [diagonal, diagonal], from: 0.18 },
  { across: [diagonal, -diagonal], from: 0.5 },
  { across: [0, 1], from: 0.76 },
];
/** From line to line, as a share of the width. */
const SPACING = 1 / 76;
/** The steepest contrast that is not yet an outline. */
const OUTLINE = 0.16;

/**
 * Between black and white, for smooth lines: with few of them, the lossless
 * file is a sixth of AVIF's.
 */
const SHADES = 4;

/**
 * A photograph as a line drawing, black on white: hatching for its shades, and
 * outlines where they change.
 */
export async function hatch(photograph: Sharp): Promise<Uint8Array> {
  const { data, info } = await photograph
    .flatten({ background: "#fff" })
    .greyscale()
    .normalise()
    .blur(1.2)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const spacing = width * SPACING;
  const darkness = (x: number, y: number) => {
    const at =
      Math.min(Math.max(y, 0), height - 1) * width +
      Math.min(Math.max(x, 0), width - 1);
    return 1 - (data[at * channels] ?? 255) / 255;
  };
  const reach = Math.max(1, Math.round(spacing / 4));
  const drawn = Buffer.alloc(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const dark = darkness(x, y);
      const lines = layers.map(({ across, from }) => {
        const place = (x * across[0] + y * across[1]) / spacing;
        const distance = Math.abs(place - Math.round(place)) * spacing;
        const thickness =
          dark <= from
            ? 0
            : spacing * (0.05 + 0.21 * ((dark - from) / (1 - from)));
        return thickness === 0 ? 0 : thickness + 0.5 - distance;
      });
      const change = Math.hypot(
        darkness(x + reach, y) - darkness(x - reach, y),
        darkness(x, y + reach) - darkness(x, y - reach),
      );
      const ink = Math.max(...lines, (change - OUTLINE) * 8);
      drawn[y * width + x] =
        255 * (1 - Math.round(Math.min(1, Math.max(0, ink)) * SHADES) / SHADES);
    }
  return sharp(drawn, { raw: { width, height, channels: 1 } })
    .webp({ lossless: true })
    .toBuffer();
}
