import type { z } from "zod";
import { placeOf } from "../content-files.ts";
import { ContentError, checkValue } from "../parse.ts";

/** What a schema makes of a value of a file; throws a mistake per problem. */
export function parseContent<Schema extends z.ZodType>(
  schema: Schema,
  file: string,
  value: unknown,
): z.infer<Schema> {
  const { data, problems } = checkValue(schema, value);
  if (problems.length > 0)
    throw new ContentError(
      problems.map(({ path, message }) => ({
        file,
        field: placeOf({ file, path }).field,
        message,
      })),
    );
  return data as z.infer<Schema>;
}
