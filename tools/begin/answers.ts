import { createInterface } from "node:readline/promises";
import { z } from "zod";
import { checkValue } from "../../app/content/parse.ts";
import {
  officePlaceFields,
  slugSchema,
  words,
} from "../../app/content/schema/parts.ts";
import { siteSchema } from "../../app/content/schema/site.ts";
import { slugify } from "../../app/content/slugify.ts";
import { newNames } from "../new/scaffold.ts";

/**
 * What to call a page: its name, and its address if that does not follow from
 * it.
 */
const namedSchema = z.union([
  words(42, 1),
  z.strictObject({ name: words(42, 1), slug: slugSchema.optional() }),
]);

/**
 * Pages and entries of any kind that `npm run new` makes, by its name there.
 */
const moreKinds = newNames.filter(
  (name) => !["service", "industry", "legal"].includes(name),
);
const moreSchema = z.partialRecord(z.enum(moreKinds), z.array(namedSchema));

const { name, url, email } = siteSchema.shape;

/** What `npm run begin` has to know. */
export const answersSchema = z.strictObject({
  name,
  does: words(80),
  places: z.array(z.strictObject(officePlaceFields)).min(1).max(6),
  url,
  email,
  colour: z
    .string()
    .regex(/^#[\da-f]{6}$/i, "must be a colour such as #0a6b4f")
    .optional(),
  logo: z.string().endsWith(".svg", "must be an SVG file").optional(),
  services: z.array(namedSchema).min(1).max(24),
  industries: z.array(namedSchema).max(12).default([]),
  more: moreSchema.default({}),
});
export type Answers = z.infer<typeof answersSchema>;

export interface Named {
  name: string;
  slug: string;
}

/**
 * Names with their slugs: a name in another script than Latin gets a number.
 */
export function namesOf(
  named: readonly z.infer<typeof namedSchema>[],
  kind: string,
): Named[] {
  return named.map((entry, index) => {
    const { name, slug } =
      typeof entry === "string" ? { name: entry, slug: undefined } : entry;
    const made = slugify(name);
    return {
      name,
      slug:
        slug ??
        (slugSchema.safeParse(made).success ? made : `${kind}-${index + 1}`),
    };
  });
}

const list = (answer: string, separator = ",") =>
  answer
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);

/**
 * `Lisbon, Portugal, 38.72, -9.14, Europe/Lisbon`; without a time zone, that of
 * this machine.
 */
function placeOf(line: string): object {
  const [city, country, latitude, longitude, timeZone] = list(line);
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return {
    city,
    country,
    latitude: Number(latitude),
    longitude: Number(longitude),
    timeZone: timeZone ?? here,
  };
}

/** `case-study: A, B; job: C`. */
const moreOf = (answer: string) =>
  Object.fromEntries(
    list(answer, ";").map((part) => {
      const [kind = "", names = ""] = part.split(":");
      return [kind.trim(), list(names)];
    }),
  );

const questions: readonly {
  field: keyof Answers;
  asks: string;
  read?: (answer: string) => unknown;
}[] = [
  { field: "name", asks: "What is the agency called? At most 24 characters" },
  {
    field: "does",
    asks: "What do you do, in a sentence of at most 80 characters?",
  },
  {
    field: "places",
    asks: "Where? City, country, latitude, longitude, time zone; then a semicolon and the next office",
    read: (answer) => list(answer, ";").map(placeOf),
  },
  {
    field: "url",
    asks: "The address of the site, such as https://www.example.com",
  },
  { field: "email", asks: "The mailbox that visitors write to" },
  { field: "colour", asks: "The brand colour, such as #0a6b4f. Enter: later" },
  { field: "logo", asks: "The logo, an SVG file. Enter: later" },
  {
    field: "services",
    asks: "Your services by name, with commas between",
    read: (answer) => list(answer),
  },
  {
    field: "industries",
    asks: "The industries you work for, with commas between. Enter: none",
    read: (answer) => list(answer),
  },
  {
    field: "more",
    asks: `Other pages, such as case-study: A booking desk, A stock list; person: Anna Brown (${moreKinds.join(", ")}). Enter: none`,
    read: moreOf,
  },
];

/** Every problem with the answers, a line each. */
export const problemsWith = (schema: z.ZodType, value: unknown): string[] =>
  checkValue(schema, value).problems.map(({ path, message }) =>
    `${path.join(".")} ${message}`.trim(),
  );

/**
 * Asks the questions in the terminal, each again until its answer can be used.
 */
export async function askAnswers(): Promise<Answers> {
  const terminal = createInterface({
    input: process.stdin,
    output: process.stdout,
  });
  const answers: Record<string, unknown> = {};
  try {
    for (const [index, { field, asks, read = String }] of questions.entries()) {
      const schema = answersSchema.shape[field];
      let problems: string[];
      do {
        const said = (
          await terminal.question(
            `${index + 1}/${questions.length} ${asks}\n> `,
          )
        ).trim();
        answers[field] = said ? read(said) : undefined;
        problems = problemsWith(schema, answers[field]);
        if (problems.length > 0) console.log(problems.join("\n"));
      } while (problems.length > 0);
    }
  } finally {
    terminal.close();
  }
  return answersSchema.parse(answers);
}
