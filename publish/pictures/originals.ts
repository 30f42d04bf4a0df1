import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { PicturePlace } from "../../app/ui/picture-places.ts";
import type { Cached } from "../cache.ts";

const MEGABYTE = 1_000_000;
const LARGEST = 20 * MEGABYTE;

/** What the pages need to know about an original. */
export interface PictureFacts {
  /** After rotation; for a vector drawing, as declared. */
  width: number;
  height: number;
  /** Can be rendered at any size. */
  isVector: boolean;
  /**
   * Its average colour as three hexadecimal digits; null if it is transparent.
   */
  tone: string | null;
}

const hexDigit = (channel: number) =>
  Math.round((channel / 255) * 15).toString(16);

async function readPicture(original: Buffer): Promise<PictureFacts> {
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

export interface Original {
  name: string;
  data: Buffer;
  facts: PictureFacts;
}

const fileOf = (name: string) => `content/pictures/${name}`;

/** The original, or a message about what is wrong with it. */
export async function readOriginal(
  root: string,
  name: string,
  cached: Cached,
): Promise<Original | string> {
  const file = path.join(root, fileOf(name));
  const size = await stat(file).then(
    ({ size }) => size,
    () => null,
  );
  if (size === null) return `there is no ${fileOf(name)}`;
  if (size > LARGEST)
    return `${fileOf(name)} has ${(size / MEGABYTE).toFixed(1)} MB: a picture may have 20 MB at most`;
  const data = await readFile(file);
  const read = () =>
    readPicture(data).then((facts) => Buffer.from(JSON.stringify(facts)));
  try {
    return {
      name,
      data,
      facts: JSON.parse(
        (await cached(["picture facts", data], read)).toString(),
      ),
    };
  } catch {
    return `${fileOf(name)} cannot be read as a picture`;
  }
}

/** The crop of an original for a place, in its own pixels. */
export function croppedSize(
  { width, height }: PictureFacts,
  { ratio }: PicturePlace,
) {
  if (ratio === undefined) return { width, height };
  return width / height > ratio
    ? { width: height * ratio, height }
    : { width, height: width / ratio };
}

/** The problem with an original in a place, or null. */
export function sizeProblem(
  { name, facts }: Pick<Original, "name" | "facts">,
  placeName: string,
  place: PicturePlace,
): string | null {
  if (facts.isVector || croppedSize(facts, place).width >= place.least)
    return null;
  const needed = place.ratio
    ? `${place.least} × ${Math.round(place.least / place.ratio)}`
    : `${place.least} px wide`;
  return `${fileOf(name)} is ${facts.width} × ${facts.height}: too small for the place "${placeName}", which needs ${needed} or more`;
}
