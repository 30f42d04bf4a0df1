import { fieldName } from "./parse.ts";
import { pictureFile, picturesPath } from "./schema/picture.ts";
import { writtenValues } from "./written.ts";

/** In running text: ![What it shows](rack.jpg). */
const inProse = /!\[[^\]]*\]\(([^\s)]+)/g;

const isPicture = (name: string) => pictureFile.test(name.replace(picturesPath, ""));

/** Every picture in the content, with its file and field. */
export function namedPictures(): { picture: string; field: string }[] {
  return [...writtenValues()].flatMap(({ file, path, value }) => {
    if (typeof value !== "string") return [];
    const names =
      path.at(-1) === "file" ? [value] : [...value.matchAll(inProse)].map(([, name = ""]) => name);
    return names
      .filter(isPicture)
      .map((name) => ({ picture: name.replace(picturesPath, ""), field: `${file}: ${fieldName(path)}` }));
  });
}

/** Where the content uses a picture: `content/people/asha-rao.md: portrait.file`. */
export function pictureFields(picture: string): string[] {
  const named = [...writtenValues()].filter(
    ({ value }) => typeof value === "string" && value.includes(picture),
  );
  const fields = named.filter(({ value }) => value === picture || value === picturesPath + picture);
  // Prose has lines instead of fields.
  const places = fields.length > 0 ? fields : named;
  return places.map(({ file, path }) => `${file}: ${fieldName(path)}`);
}
