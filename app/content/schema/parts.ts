import { z } from "zod";
import { pictureSchema } from "./picture.ts";
import { stockPartSchema } from "./stock-parts.ts";

/** Words with an editorial limit: too short says nothing, too long breaks the layout. */
export const words = (limit: number, least = 2) => z.string().trim().min(least).max(limit);

/** A string of one form; what the form is called is its error message, and the hint in the editor. */
export const formed = (pattern: RegExp, form: string) => z.string().regex(pattern, form).describe(form);

export const slugSchema = formed(/^[a-z0-9]+(-[a-z0-9]+)*$/, "lower-case words joined by hyphens");

/** A path on this site, as in the route table, or a section of it. */
export const pathSchema = formed(
  /^(\/|#)[a-z0-9/#-]*$/,
  "a path of this site such as /contact or /#services",
);

/**
 * The target of a link: a path of this site or an external URL (a site or a mailbox). Content may use one that is null
 * in site.config.ts; the link is removed before validation.
 */
export const hrefSchema: z.ZodType<string, string | null> = z.union([pathSchema, z.url()], {
  error: "must be a path of this site such as /contact, or a whole address",
});

export const actionSchema = z.strictObject({ label: words(48), href: hrefSchema });
export type Action = z.infer<typeof actionSchema>;

/** What the hero's link to the contact page says, worded for the page. */
export const enquiryLabel = words(32);

/** The prose of a Markdown file whose front matter says it all. */
export const noProse = z.string().trim().max(0, "must be empty: no page shows text below the front matter");

/** The paragraphs of a text, which blank lines set apart. */
export const paragraphsOf = (prose: string): string[] => prose.trim().split(/\n\s*\n/);

/** What search engines and social cards show: the brand is appended to the title by the head. */
export const headSchema = z.strictObject({
  /** app/content/title-length.ts says how long, for pages that search engines list. */
  title: words(100),
  description: words(160, 50),
});

/**
 * What the words of an item speak of, such as `office:berlin` or `service:web-frontend`: the build stops, and names
 * the sentence, when that is gone.
 */
export const aboutField = {
  about: z
    .array(z.string().regex(/^[a-z-]+:[a-z0-9-]+$/, "a kind and a slug, such as office:berlin"))
    .min(1)
    .optional(),
};

/** On what is not real yet; the launch check lists it until it is replaced and the mark is taken off. */
export const sampleMark = z.literal(true, "must be true, or left out").optional();

/** What every page has. */
export const pageFields = {
  ...aboutField,
  head: headSchema,
  title: words(42, 1),
  subtitle: words(170),
};

/** An item of a grid: title, description and, where it has one of its own, the key of a drawing. */
export const featureSchema = z.strictObject({
  ...aboutField,
  title: words(48),
  text: words(280),
  icon: slugSchema.optional(),
});
export type Feature = z.infer<typeof featureSchema>;

export const factSchema = z.strictObject({ ...aboutField, label: words(24), value: words(80, 1) });
export type Fact = z.infer<typeof factSchema>;

/** In the strip at the foot of a hero, beside its actions: each in a line or two. */
export const heroFacts = z
  .array(factSchema.extend({ value: words(48, 1) }))
  .min(2)
  .max(4);

export const figureValueSchema = z.strictObject({ value: words(12, 1), label: words(70) });
export type FigureValue = z.infer<typeof figureValueSchema>;

export const faqItemSchema = z.strictObject({
  ...aboutField,
  question: words(90),
  answer: words(620, 60),
  /** A page that says more, after the answer. */
  link: actionSchema.optional(),
});
export type FaqItem = z.infer<typeof faqItemSchema>;

/** Heading and lead of a call to action; the template brings its buttons. */
export const callSchema = z.strictObject({ ...aboutField, heading: words(48), lead: words(160) });
export type Call = z.infer<typeof callSchema>;

/** A call to action with buttons of its own. */
export const callWithActionsSchema = callSchema.extend({
  actions: z.array(actionSchema).min(1).max(2),
  /** Stand at the end of the sheet's title line. */
  remarks: z.tuple([words(24), words(24)]).optional(),
});

/** What a drawing shows, for those who cannot see it. */
export const drawingDescription = words(200);

/** What the page's drawing shows (its text alternative) and what its balloons are called, in order. */
export const drawingSchema = z.strictObject({
  icon: slugSchema.optional(),
  description: words(260),
  balloons: z.array(words(28)).min(3).max(6),
});

/** A drawing that the content itself may compose of stock parts. */
export const composableDrawingSchema = drawingSchema
  .extend({
    /** A stock part for each balloon, in the order of the way through them. */
    parts: z.array(stockPartSchema).optional(),
    /** The number of the stock part that matters, drawn in the signal colour; the last, if not said. */
    signal: z.int().min(1).optional(),
  })
  .refine(({ parts, balloons }) => !parts || parts.length === balloons.length, {
    path: ["parts"],
    error: "must be as many as the balloons, which name them in their order",
  })
  .refine(({ balloons, signal = 1 }) => signal <= balloons.length, {
    path: ["signal"],
    error: "must be the number of one of the parts",
  });
export type ComposableDrawing = z.infer<typeof composableDrawingSchema>;

/** Engineers for hire as a matrix: how many marks it has, one each, and what is written under it. */
export const talentFigureSchema = z.strictObject({
  description: words(200),
  marks: z
    .string()
    .regex(/^\d{3}\+?$/, "must be 140 to 600")
    .transform((marks) => Number.parseInt(marks, 10))
    .pipe(z.int().min(140).max(600)),
  caption: words(40),
  remark: words(40),
});
export type TalentFigure = z.infer<typeof talentFigureSchema>;

/** Pages that belong together, by the `related` key of their kind; keys and slugs are checked when all content is read. */
export const relatedSchema = z.record(z.string(), z.array(slugSchema).max(4));

export const paragraphsSchema = z.array(words(620, 40)).min(1).max(6);

function isTimeZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en-GB", { timeZone }));
  } catch {
    return false;
  }
}

/** The law that contracts are under, `the laws of …`, and the city where disputes are settled. */
const jurisdictionSchema = z.strictObject({ law: words(30), seat: words(30) });

/** Where an office is; facts are made of it. */
export const officePlaceFields = {
  city: words(30),
  country: words(30),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  timeZone: z.string().refine(isTimeZone, "must be the name of a time zone such as Europe/Berlin"),
  /** At the one office whose law the contracts are under. */
  jurisdiction: jurisdictionSchema.optional(),
};

export const officeSchema = z.strictObject({
  ...officePlaceFields,
  /** What is done there, for the company page. */
  work: words(160),
  /** What to know before coming, for the contact page. */
  visiting: words(160),
  /** On the company page. */
  picture: pictureSchema.optional(),
});
export type OfficeInput = z.input<typeof officeSchema>;
export type Office = z.infer<typeof officeSchema>;
export const officesSchema = z
  .array(officeSchema)
  .min(1)
  .max(6)
  .refine(
    (offices) => new Set(offices.map(({ city }) => city)).size === offices.length,
    "two offices have the same city",
  )
  .refine(
    (offices) => offices.filter(({ jurisdiction }) => jurisdiction).length === 1,
    "one office, and one only, must say the jurisdiction of the contracts",
  );
