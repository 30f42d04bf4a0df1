import { expect, it } from "vitest";
import { writtenSchema } from "../../app/content/parse.ts";
import { sources } from "../../app/site/sources.ts";
import { picturePlaces } from "../../app/ui/picture-places.ts";
import { isSchema, type JsonSchema } from "../page-files/schema-at.ts";

/** The pictures in a schema, by their path. */
function* picturesIn(
  schema: JsonSchema,
  path: string,
): Generator<[path: string, place: unknown]> {
  const { properties = {}, anyOf = [], oneOf = [], items, place } = schema;
  const file: unknown = properties.file;
  if (isSchema(file) && file.format === "picture") yield [path, place];
  for (const [name, field] of Object.entries(properties))
    if (isSchema(field)) yield* picturesIn(field, `${path}.${name}`);
  for (const shape of [...anyOf, ...oneOf, items])
    if (isSchema(shape)) yield* picturesIn(shape, path);
}

const pictures = sources.flatMap(({ files, schema }) => [
  ...picturesIn(writtenSchema(schema), files),
]);

it.each(pictures)("%s has a place, which says its least size", (_, place) => {
  expect(Object.keys(picturePlaces)).toContain(place);
});
