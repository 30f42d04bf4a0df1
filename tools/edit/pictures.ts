import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { pictureFile } from "../../app/content/schema/picture.ts";
import { slugify } from "../../app/content/slugify.ts";
import {
  type PicturePlaceName,
  picturePlaces,
} from "../../app/ui/picture-places.ts";
import { uncached } from "../../publish/cache.ts";
import { readOriginal, sizeProblem } from "../../publish/pictures/originals.ts";
import { RefusedError } from "../page-files/refused.ts";

const folder = "content/pictures";

/**
 * A free name for a picture: `Desk (1).PNG` → `desk-1.png`. The same picture
 * keeps its name.
 */
function nameFor(root: string, given: string, data: Buffer): string {
  const { name, ext } = path.parse(given);
  const slug =
    slugify(name.replace(/[^\p{L}\p{N}]+/gu, " ").trim()) || "picture";
  const isFree = (name: string) => {
    const file = path.join(root, folder, name);
    return !existsSync(file) || readFileSync(file).equals(data);
  };
  const slugs = [
    slug,
    ...Array.from({ length: 99 }, (_, index) => `${slug}-${index + 2}`),
  ];
  const free = slugs.map((slug) => slug + ext.toLowerCase()).find(isFree) ?? "";
  if (!pictureFile.test(free))
    throw new RefusedError(
      `${given} is no picture that pages can show: use JPEG, PNG, WebP, AVIF or SVG.`,
    );
  return free;
}

/**
 * Adds a picture to content/; it is removed again if it cannot be read, or the
 * change that uses it is refused.
 */
export async function withPicture<Result>(
  root: string,
  given: {
    name: string;
    data: string;
    /** Where pages show it. */
    place: unknown;
  },
  use: (name: string, added?: string) => Promise<Result>,
): Promise<Result> {
  const data = Buffer.from(given.data, "base64");
  const name = nameFor(root, given.name, data);
  const file = path.join(root, folder, name);
  const isNew = !existsSync(file);
  mkdirSync(path.dirname(file), { recursive: true });
  if (isNew) writeFileSync(file, data);
  try {
    const original = await readOriginal(root, name, uncached);
    if (typeof original === "string") throw new RefusedError(original);
    const place = given.place as PicturePlaceName | undefined;
    const problem = place && sizeProblem(original, place, picturePlaces[place]);
    if (problem) throw new RefusedError(problem);
    return await use(name, isNew ? `${folder}/${name}` : undefined);
  } catch (error) {
    if (isNew) rmSync(file);
    throw error;
  }
}
