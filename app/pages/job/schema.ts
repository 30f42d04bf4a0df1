import { z } from "zod";
import type { Entry } from "../../content/entries.ts";
import { figure } from "../../content/intl.ts";
import { unmarked } from "../../content/marks.ts";
import { lineIn, readProse } from "../../content/prose.ts";
import {
  aboutField,
  formed,
  headSchema,
  publicationFields,
  words,
} from "../../content/schema/parts.ts";
import { site } from "../../content/site.ts";
import { daySchema } from "../../content/site-date.ts";
import { titleProblem } from "../../content/title-length.ts";
import { say, words as siteWords } from "../../content/words.ts";

const jobKinds = [
  "Full-time",
  "Part-time",
  "Contract",
  "Temporary",
  "Internship",
] as const;

const amount = z.int("must be a whole number, without signs").positive();

/** The pay of a position, from and to, in one currency. */
const paySchema = z
  .strictObject({
    currency: formed(/^[A-Z]{3}$/, "a currency's code such as INR"),
    from: amount,
    to: amount,
    per: z.enum(["hour", "day", "month", "year"]),
  })
  .refine(({ from, to }) => from <= to, {
    path: ["to"],
    error: "must not be below from",
  });
export type Pay = z.infer<typeof paySchema>;

/** `INR 1,800,000–2,600,000 a year`. */
export function payInWords({ currency, from, to, per }: Pay): string {
  const pay = `${currency} ${[...new Set([from, to])].map(figure).join("–")}`;
  return say(siteWords.job.per[per], { pay });
}

interface Titled {
  title: string;
  kind: (typeof jobKinds)[number];
  place: string;
}

/** A title for search engines: the first candidate with the right length. */
function searchTitle({ title, kind, place }: Titled): string {
  const terms = siteWords.job.kinds[kind];
  const open = say(siteWords.job.open, { title });
  const titles = [
    `${title}, ${place}`,
    `${title}, ${terms}, ${place}`,
    `${title}, ${terms}`,
    `${open}, ${terms}, ${place}`,
    `${open}, ${terms}`,
  ];
  return (
    titles.find((candidate) => !titleProblem(candidate, site.name)) ?? title
  );
}

/** Applications go by email, unless the position names a form. */
function applyHref(title: string, form: string | undefined): string {
  return (
    form ??
    `mailto:${site.email}?subject=${encodeURIComponent(unmarked(say(siteWords.job.application, { title })))}`
  );
}

/** The front matter of a position and its text. */
export const jobSchema = z
  .strictObject({
    ...aboutField,
    ...publicationFields,
    title: words(42, 4),
    summary: words(160, 50).describe(
      "One sentence for lists, the hero and search results",
    ),
    metaTitle: headSchema.shape.title.optional(),
    place: formed(
      /^(Remote|[^,]{2,24}, [^,]{2,24})$/,
      "Remote, or a place and its country: New Delhi, India",
    ).meta({ shown: true }),
    kind: z.enum(jobKinds, `must be one of ${jobKinds.join(", ")}`),
    range: paySchema.optional(),
    closes: daySchema.describe("The last day it is shown"),
    apply: z
      .url({
        protocol: /^https$/,
        error: "must be an address that starts with https://",
      })
      .optional()
      .describe("The URL of a form; by default applications go by email"),
    prose: z.string(),
  })
  .refine(({ date, closes }) => date <= closes, {
    path: ["closes"],
    error: "must not be before date",
  })
  .transform(({ summary, metaTitle, apply, prose, ...job }, context) => {
    const report = (line: number, message: string) =>
      context.addIssue({ code: "custom", path: ["prose", line], message });
    const sections = readProse(prose, report);
    if (
      sections.some(({ blocks }) =>
        blocks.some(({ type }) => type === "figure"),
      )
    )
      report(lineIn(prose, "!["), "the page of a position shows no pictures");
    const place =
      unmarked(job.place) === "Remote" ? siteWords.job.remote : job.place;
    return {
      ...job,
      place,
      subtitle: summary,
      head: {
        title: metaTitle ?? searchTitle({ ...job, place }),
        description: summary,
      },
      apply: applyHref(job.title, apply),
      sections,
    };
  });
export type Job = Entry<z.infer<typeof jobSchema>>;
