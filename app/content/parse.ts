import { z } from "zod";
import { knownNames } from "../text/nearest.ts";

/** Something in a content file that its author has to change. */
export interface Mistake {
  /** From the project's root: `content/home.yaml`. */
  file: string;
  line?: number;
  /** `items[0].text`; none for a file as a whole, or its prose. */
  field?: string;
  message: string;
}

/** `content/home.yaml:12: hero.title: is missing`. */
export const mistakeLine = ({ file, line, field, message }: Mistake): string =>
  [line ? `${file}:${line}` : file, field, message].filter(Boolean).join(": ");

/** Content that cannot be published: one line per mistake. */
export class ContentError extends Error {
  override name = "ContentError";
  readonly mistakes: readonly Mistake[];

  constructor(found: string | readonly Mistake[]) {
    super(
      typeof found === "string"
        ? found
        : [...new Set(found.map(mistakeLine))].join("\n"),
    );
    this.mistakes = typeof found === "string" ? [] : found;
  }
}

/**
 * The result; undefined if content that it needs is broken, which its own check
 * reports.
 */
export function attempt<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}

/** `["items", 0, "text"]` → `items[0].text`. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((key, index) =>
      typeof key === "number"
        ? `[${key}]`
        : `${index ? "." : ""}${String(key)}`,
    )
    .join("");
}

/** What is wrong with one value of a file. */
export interface Problem {
  /** In Markdown `prose` and the line, counted from 0. */
  path: readonly PropertyKey[];
  message: string;
}

const typeNames: Readonly<Record<string, string>> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  tuple: "a list",
  object: "a group of fields",
  record: "a group of fields",
  null: "empty",
};

/** A value in a message: long texts are cut. */
function said(value: unknown): string {
  if (typeof value === "string") {
    const text = value.replace(/\s+/g, " ");
    return `"${text.length > 40 ? `${text.slice(0, 40)}…` : text}"`;
  }
  if (Array.isArray(value)) return "a list";
  if (value === null) return "empty";
  return typeof value === "object" ? "a group of fields" : String(value);
}

/**
 * In YAML, `title: 404` is a number, and `title: {brand}` a group of fields.
 */
function wrongType(expected: string, input: unknown): string {
  const is = said(input);
  const wrong = `is ${is}, but must be ${typeNames[expected] ?? expected}`;
  if (expected !== "string") return wrong;
  if (/number|boolean/.test(typeof input)) return `${wrong}; put it in quotes`;
  return is === typeNames.object
    ? `${wrong}; put a text that starts with a brace in quotes`
    : wrong;
}

/** What an author writes, as a JSON Schema. */
export const writtenSchema = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });

type Limit = number | boolean | undefined;

/** `exactly 2`, `between 2 and 5`, `at least 2`, `at most 5`. */
function amountBetween(least: Limit, most: Limit): string {
  if (least === most) return `exactly ${least}`;
  if (least === undefined) return `at most ${most}`;
  if (most === undefined) return `at least ${least}`;
  return `between ${least} and ${most}`;
}

/** The limits of a text, a list or a number, as the schema has them. */
function beyond(input: unknown, schema: z.core.$ZodType | undefined): string {
  const limits = writtenSchema(schema as z.ZodType);
  const least =
    limits.minLength ??
    limits.minItems ??
    limits.minimum ??
    limits.exclusiveMinimum;
  const most = limits.maxLength ?? limits.maxItems ?? limits.maximum;
  const amount = amountBetween(least, most);
  if (typeof input === "string")
    return `is ${input.length} characters long; ${amount} are needed`;
  if (!Array.isArray(input)) return `is ${said(input)}; ${amount} is needed`;
  return `has ${input.length} ${input.length === 1 ? "entry" : "entries"}; ${amount} are needed`;
}

const formats: Readonly<Record<string, string>> = {
  email: "an email address",
  url: "a complete URL",
};

/**
 * The only place that words the issues of the validator; a message in a schema
 * takes precedence.
 */
const plainMessage: z.core.$ZodErrorMap = (issue) => {
  const { input } = issue;
  switch (issue.code) {
    case "invalid_type":
      return wrongType(issue.expected, input);
    case "too_big":
    case "too_small":
      return beyond(input, issue.schema);
    case "invalid_value":
      return `is ${said(input)}, but must be ${issue.values.length === 1 ? said(issue.values[0]) : `one of ${issue.values.join(", ")}`}`;
    case "invalid_format":
      return `must be ${formats[issue.format] ?? "of another form"}`;
    case "unrecognized_keys":
      // Of these, `unknownFields` makes the messages.
      return issue.inst instanceof z.ZodObject
        ? Object.keys(issue.inst.shape).join()
        : "";
    case "invalid_key":
      return issue.issues[0]?.message;
    default:
      return "is not of any known form";
  }
};

type Issue = z.core.$ZodIssue;

const isInside = (issues: readonly Issue[]) =>
  issues.every(
    ({ path, code }) => path.length > 0 || code === "unrecognized_keys",
  );

/**
 * For a union without a match, the issues of the closest shape: the one with
 * the fewest, all inside its fields.
 */
function closest(issue: Issue): Issue[] {
  if (issue.code !== "invalid_union") return [issue];
  const [nearest] = issue.errors
    .filter(isInside)
    .toSorted((a, b) => a.length - b.length);
  if (!nearest) return [issue];
  return nearest.flatMap((inner) =>
    closest({ ...inner, path: [...issue.path, ...inner.path] }),
  );
}

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce(
    (inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key],
    value,
  );

function unknownFields({
  path,
  keys,
  message,
}: Extract<Issue, { code: "unrecognized_keys" }>): Problem[] {
  return keys.map((key) => ({
    path: [...path, key],
    message: `is not a known field${knownNames(key, message.split(","))}`,
  }));
}

function problemsOf(issue: Issue, whole: unknown): Problem[] {
  if (issue.code === "unrecognized_keys") return unknownFields(issue);
  const { path, message } = issue;
  const value =
    issue.code === "invalid_key" ? path.at(-1) : valueAt(whole, path);
  const isWord = typeof value === "string" || typeof value === "number";
  if (value === undefined && issue.code !== "custom")
    return [{ path, message: "is missing" }];
  const isHalf = isWord && message.startsWith("must be ");
  return [
    { path, message: isHalf ? `is ${said(value)}, but ${message}` : message },
  ];
}

/**
 * Checks a value; the result is what the schema makes of it, or every problem.
 */
export function checkValue<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
):
  | { data: z.infer<Schema>; problems: [] }
  | { data?: undefined; problems: Problem[] } {
  const result = schema.safeParse(value, { error: plainMessage });
  if (result.success) return { data: result.data, problems: [] };
  return {
    problems: result.error.issues
      .flatMap(closest)
      .flatMap((issue) => problemsOf(issue, value)),
  };
}

/** A value with its facts. */
export interface Filled {
  value: unknown;
  problems: Problem[];
  /**
   * The fields that still have a name in braces, so that no schema can judge
   * them.
   */
  unfilled: ReadonlySet<string>;
}

/** A value without facts. */
export const asWritten = (value: unknown): Filled => ({
  value,
  problems: [],
  unfilled: new Set(),
});
