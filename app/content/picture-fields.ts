import { fieldName } from "./parse.ts";
import { picturesPath } from "./schema/picture.ts";
import { writtenValues } from "./written.ts";

/** Where content names a picture: its file and field, such as `content/people/asha-rao.md: portrait.file`. */
export function pictureFields(picture: string): string[] {
  const named = [...writtenValues()].filter(
    ({ value }) => typeof value === "string" && value.includes(picture),
  );
  const fields = named.filter(({ value }) => value === picture || value === picturesPath + picture);
  // In prose there is no field, but a line.
  const places = fields.length > 0 ? fields : named;
  return places.map(({ file, path }) => `${file}: ${fieldName(path)}`);
}
