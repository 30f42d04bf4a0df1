import { z } from "zod";

/** Content that breaks its schema: the message names the file and each field. */
export class ContentError extends Error {
  override name = "ContentError";
}

/** The results of all functions; throws their content errors together, so that an author sees every mistake at once. */
export function allOf<Value>(reads: readonly (() => Value)[]): Value[] {
  const problems = new Set<string>();
  const values = reads.flatMap((read) => {
    try {
      return [read()];
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      for (const problem of error.message.split("\n")) problems.add(problem);
      return [];
    }
  });
  if (problems.size > 0) throw new ContentError([...problems].join("\n"));
  return values;
}

/** `["items", 0, "text"]` → `items[0].text`. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((key, index) => (typeof key === "number" ? `[${key}]` : `${index ? "." : ""}${String(key)}`))
    .join("");
}

type Issue = z.core.$ZodIssue;

/** A shape with errors only inside its fields is closer than one that does not match at all. */
const distance = (issues: readonly Issue[]): number =>
  issues.length + (issues.some(({ path }) => path.length === 0) ? 1000 : 0);

/** For a union without a match, the issues of the closest shape. */
function closest(issue: Issue): Issue[] {
  if (issue.code !== "invalid_union" || issue.errors.length === 0) return [issue];
  const nearest = issue.errors.reduce((best, candidate) =>
    distance(candidate) < distance(best) ? candidate : best,
  );
  return nearest.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** Messages for fields that are missing or unknown; a message in the schema takes precedence. */
const plainMessage: z.core.$ZodErrorMap = ({ code, inst, input }) => {
  if (code === "unrecognized_keys" && inst instanceof z.ZodObject)
    return `is not a known field; there are ${Object.keys(inst.shape).join(", ")}`;
  return input === undefined ? "is missing" : undefined;
};

/** The fields of an issue: each of the unknown ones, or the one that is wrong. */
const fieldsOf = (issue: Issue): string[] =>
  (issue.code === "unrecognized_keys" ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]).map(
    fieldName,
  );

/** Parses a value; throws an error with the file and the field. */
export function parseContent<Schema extends z.ZodType>(
  schema: Schema,
  file: string,
  value: unknown,
): z.infer<Schema> {
  const result = schema.safeParse(value, { error: plainMessage });
  if (result.success) return result.data;
  const problems = result.error.issues
    .flatMap(closest)
    .flatMap((issue) =>
      fieldsOf(issue).map((field) => `${file}: ${field || "(the whole file)"}: ${issue.message}`),
    );
  throw new ContentError(problems.join("\n"));
}
