import { crc32, deflateSync } from "node:zlib";

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const BITS_PER_INDEX = 8;
const COLOUR_TYPE_PALETTE = 3;
/** The next setting takes half as long again for 3% fewer bytes. */
const COMPRESSION = 5;

interface Indexed {
  palette: Uint8Array;
  /** The index of each pixel. Every line starts with its filter: none. */
  lines: Uint8Array;
}

/** Colours that agree in the leading bits of red, green and blue become one: that of their longest run. */
function indexColours(pixels: Int32Array, width: number, bits: number): Indexed | null {
  const indices = new Int16Array(2 ** (3 * bits)).fill(-1);
  const leading = (colour: number, shift: number) => ((colour >> shift) & 255) >> (8 - bits);
  const longest: number[] = [];
  const colours: number[] = [];
  const lines = new Uint8Array(pixels.length + pixels.length / width);
  for (let start = 0, line = 0; start < pixels.length; ) {
    if (start % width === 0) line++;
    const colour = pixels[start] as number;
    const bucket = (((leading(colour, 0) << bits) | leading(colour, 8)) << bits) | leading(colour, 16);
    let paletteIndex = indices[bucket] as number;
    if (paletteIndex < 0) {
      paletteIndex = colours.push(colour) - 1;
      if (paletteIndex >= 2 ** BITS_PER_INDEX) return null;
      indices[bucket] = paletteIndex;
    }
    const lineEnd = line * width;
    let end = start;
    while (end < lineEnd && pixels[end] === colour) {
      lines[end + line] = paletteIndex;
      end++;
    }
    if (end - start > (longest[paletteIndex] ?? 0)) {
      longest[paletteIndex] = end - start;
      colours[paletteIndex] = colour;
    }
    start = end;
  }
  const palette = colours.flatMap((colour) => [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255]);
  return { palette: Uint8Array.from(palette), lines };
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

function header(width: number, height: number): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width);
  data.writeUInt32BE(height, 4);
  data.set([BITS_PER_INDEX, COLOUR_TYPE_PALETTE], 8);
  return chunk("IHDR", data);
}

/** Opaque pixels as a PNG with at most 256 colours. sharp searches for the best ones, which takes four times as long. */
export function indexedPng(rgba: Uint8Array, width: number): Buffer {
  const pixels = new Int32Array(rgba.buffer, rgba.byteOffset, rgba.length / 4);
  let indexed: Indexed | null = null;
  // With two bits there are 64 colours at most.
  for (let bits = 4; !indexed; bits--) indexed = indexColours(pixels, width, bits);
  return Buffer.concat([
    SIGNATURE,
    header(width, pixels.length / width),
    chunk("PLTE", indexed.palette),
    chunk("IDAT", deflateSync(indexed.lines, { level: COMPRESSION })),
    chunk("IEND", new Uint8Array()),
  ]);
}
