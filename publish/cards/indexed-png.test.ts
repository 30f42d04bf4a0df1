import sharp from "sharp";
import { expect, it } from "vitest";
import { indexedPng } from "./indexed-png.ts";

const WIDTH = 64;

function picture(colourAt: (x: number, y: number) => readonly number[]): Uint8Array {
  const pixels = Array.from({ length: WIDTH * WIDTH }, (_, at) =>
    colourAt(at % WIDTH, Math.floor(at / WIDTH)),
  );
  return Uint8Array.from(pixels.flatMap((colour) => [...colour, 255]));
}

async function decoded(png: Buffer) {
  const { format, width, height } = await sharp(png).metadata();
  return { format, width, height, pixels: await sharp(png).ensureAlpha().raw().toBuffer() };
}

it("keeps the colours of lines and areas exactly", async () => {
  const [paper, ink, signal] = [
    [242, 239, 230],
    [20, 24, 33],
    [224, 58, 18],
  ] as const;
  const drawn = picture((x, y) => (x > 40 && y > 40 ? signal : y % 10 === 0 ? ink : paper));
  const { pixels, ...form } = await decoded(indexedPng(drawn, WIDTH));
  expect(form).toEqual({ format: "png", width: WIDTH, height: WIDTH });
  expect(pixels.equals(drawn)).toBe(true);
});
