import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import type { PicturePlace } from "../../app/ui/picture-places.ts";
import type { Cached } from "../cache.ts";
import { type PictureFacts, readPicture } from "./read-picture.ts";

const MEGABYTE = 1_000_000;
const LARGEST = 20 * MEGABYTE;

export interface Original {
  name: string;
  data: Buffer;
  facts: PictureFacts;
}

const fileOf = (name: string) => `content/pictures/${name}`;

/** The original, or a message about what is wrong with it. */
export async function readOriginal(root: string, name: string, cached: Cached): Promise<Original | string> {
  const file = path.join(root, fileOf(name));
  const size = await stat(file).then(
    ({ size }) => size,
    () => null,
  );
  if (size === null) return `there is no ${fileOf(name)}`;
  if (size > LARGEST)
    return `${fileOf(name)} has ${(size / MEGABYTE).toFixed(1)} MB: a picture may have 20 MB at most`;
  const data = await readFile(file);
  const read = () => readPicture(data).then((facts) => Buffer.from(JSON.stringify(facts)));
  try {
    return { name, data, facts: JSON.parse((await cached(["picture facts", data], read)).toString()) };
  } catch {
    return `${fileOf(name)} cannot be read as a picture`;
  }
}

/** The crop of an original for a place, in its own pixels. */
export function croppedSize({ width, height }: PictureFacts, { ratio }: PicturePlace) {
  if (ratio === undefined) return { width, height };
  return width / height > ratio ? { width: height * ratio, height } : { width, height: width / ratio };
}

/** The problem with an original in a place, or null. */
export function sizeProblem(
  { name, facts }: Pick<Original, "name" | "facts">,
  placeName: string,
  place: PicturePlace,
): string | null {
  if (facts.isVector || croppedSize(facts, place).width >= place.least) return null;
  const needed = place.ratio
    ? `${place.least} × ${Math.round(place.least / place.ratio)}`
    : `${place.least} px wide`;
  return `${fileOf(name)} is ${facts.width} × ${facts.height}: too small for the place "${placeName}", which needs ${needed} or more`;
}
