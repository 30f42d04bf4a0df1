import { expect, it } from "vitest";
import { icoFile } from "./ico.ts";

it("writes the picture at the offset of its entry", () => {
  const png = Buffer.from("picture");
  const ico = icoFile(png, 32);
  const offset = ico.readUInt32LE(18);
  expect(ico.readUInt16LE(2)).toBe(1);
  expect(ico.readUInt8(6)).toBe(32);
  expect(ico.subarray(offset, offset + ico.readUInt32LE(14))).toEqual(png);
});
