import path from "node:path";
import {
  type PicturePlace,
  type PicturePlaceName,
  picturePlaces,
} from "../../app/ui/picture-places.ts";
import { type Cached, hashOf } from "../cache.ts";
import { eachAtOnce, type Files, htmlFiles, mapHtml } from "../output.ts";
import {
  drawPicture,
  formatsOf,
  type PictureFormat,
  type PictureSize,
} from "./draw-picture.ts";
import {
  croppedSize,
  type Original,
  readOriginal,
  sizeProblem,
} from "./originals.ts";

/** As app/ui/picture.tsx writes it. */
const image =
  /<picture class="([\w-]+)"><img src="\/pictures\/([\w.-]+)"([^>]*?) data-place="(\w+)"/g;

/** Which picture is in which place; the key is the same for all pages. */
interface Use {
  key: string;
  name: string;
  placeName: PicturePlaceName;
}

const keyOf = (name: string, place: string) => `${name} ${place}`;

function usesOf(files: Files): Use[] {
  const uses = new Map<string, Use>();
  for (const [, html] of htmlFiles(files)) {
    for (const [, , name = "", , place = ""] of html.matchAll(image)) {
      const key = keyOf(name, place);
      uses.set(key, { key, name, placeName: place as PicturePlaceName });
    }
  }
  return [...uses.values()];
}

/** The sizes of a place that the original is large enough for. */
function sizesOf({ facts }: Original, place: PicturePlace): PictureSize[] {
  const whole = croppedSize(facts, place);
  return place.widths
    .filter((width) => facts.isVector || width <= whole.width)
    .map((width) => ({
      width,
      height: Math.round((width * whole.height) / whole.width),
    }));
}

/** Writes a picture for its place, in every size and format. */
async function placePicture(
  files: Files,
  original: Original,
  placeName: PicturePlaceName,
  cached: Cached,
) {
  const place: PicturePlace = picturePlaces[placeName];
  const sizes = sizesOf(original, place);
  const drawn = new Map<string, Buffer>();
  for (const size of sizes) {
    for (const format of formatsOf(place)) {
      const key = [
        "picture",
        JSON.stringify({ ...size, ink: place.ink }),
        format,
        original.data,
      ];
      const data = await cached(key, () =>
        drawPicture(original.data, size, format, place.ink),
      );
      drawn.set(`${size.width}.${format}`, data);
    }
  }
  // One hash for all sizes: a page names six of them, and six hashes would not
  // compress.
  const stem = `${path.parse(original.name).name}-${hashOf(...drawn.values()).slice(0, 8)}`;
  const nameOf = (ending: string) => `assets/${stem}-${ending}`;
  for (const [ending, data] of drawn) files.set(nameOf(ending), data);
  return {
    sizes,
    address: (width: number, format: PictureFormat) =>
      `/${nameOf(`${width}.${format}`)}`,
    sizesAttribute: place.sizes,
    formats: formatsOf(place),
    tone: original.facts.tone,
  };
}

type Placed = Awaited<ReturnType<typeof placePicture>>;

/**
 * The image element with its files; the tone is a class, because the CSP allows
 * no style attributes.
 */
function written(
  className: string,
  between: string,
  { sizes, address, sizesAttribute, formats, tone }: Placed,
): string {
  const set = (format: PictureFormat) =>
    `srcset="${sizes.map(({ width }) => `${address(width, format)} ${width}w`).join(", ")}" sizes="${sizesAttribute}"`;
  const { width, height } = sizes.at(-1) ?? { width: 0, height: 0 };
  const toneClass = tone === null ? "" : ` class="t-${tone}"`;
  const avif = formats.includes("avif")
    ? `<source type="image/avif" ${set("avif")}/>`
    : "";
  return `<picture class="${className}">${avif}<img${toneClass} src="${address(width, "webp")}" ${set("webp")} width="${width}" height="${height}"${between}`;
}

/**
 * Writes each picture's files into the pages that show it, and returns the CSS
 * of their tones. Originals are not published.
 */
export async function addPictures(
  files: Files,
  root: string,
  fieldsOf: (picture: string) => string[],
  cached: Cached,
): Promise<string> {
  const placed = new Map<string, Placed>();
  const problems = new Map<string, string>();
  await eachAtOnce(usesOf(files), async ({ key, name, placeName }) => {
    const original = await readOriginal(root, name, cached);
    const problem =
      typeof original === "string"
        ? original
        : sizeProblem(original, placeName, picturePlaces[placeName]);
    if (problem) problems.set(key, [...fieldsOf(name), problem].join(": "));
    else if (typeof original !== "string")
      placed.set(key, await placePicture(files, original, placeName, cached));
  });
  if (problems.size > 0)
    throw new Error([...problems.values()].toSorted().join("\n"));
  const tones = new Set<string>();
  mapHtml(files, (html) =>
    html.replace(
      image,
      (
        whole,
        className: string,
        name: string,
        between: string,
        place: string,
      ) => {
        const found = placed.get(keyOf(name, place));
        if (!found) return whole;
        // Named after its module's class, so that it is placed with the
        // module's rules, after the first view.
        if (found.tone !== null)
          tones.add(
            `.${className} .t-${found.tone}{background:#${found.tone}}`,
          );
        return written(className, between, found);
      },
    ),
  );
  return [...tones].toSorted().join("\n");
}
