import { z } from "zod";
import { contentLanguage } from "../language.ts";
import { daySchema } from "../site-date.ts";
import { slugify } from "../slugify.ts";
import { titleLength } from "../title-length.ts";
import { pictureSchema } from "./picture.ts";
import { stockPartSchema } from "./stock-parts.ts";

/**
 * Limits are those of English. Labels of most other languages are longer; what
 * is long itself has room, or a limit that others set.
 */
export const roomFor = (limit: number, language = contentLanguage()): number =>
  language === "en" || limit >= 100 ? limit : Math.round((limit * 4) / 3);

/** Text with an editorial limit: too long breaks the layout. */
export const words = (limit: number, least = 2) =>
  z.string().trim().min(least).max(roomFor(limit));

/**
 * A string of one form; what the form is called is in its error message, and
 * the hint in the editor.
 */
export const formed = (pattern: RegExp, form: string) =>
  z.string().regex(pattern, `must be ${form}`).describe(form);

export const slugSchema = formed(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  "lower-case words joined by hyphens",
).meta({ format: "slug" });

/**
 * Refuses an entry with the id of one before it in the list: a link would lead
 * to the first. `field` is where an author writes what the id is made of.
 */
export const ownIds =
  <Item>(idOf: (item: Item) => string, field?: keyof Item & string) =>
  (items: readonly Item[], context: z.core.$RefinementCtx): void => {
    const ids = items.map(idOf);
    for (const [index, id] of ids.entries()) {
      const first = ids.indexOf(id);
      if (first === index) continue;
      context.addIssue({
        code: "custom",
        path: field === undefined ? [index] : [index, field],
        message: `has the id of entry ${first + 1} of the list, "${id}": change one of them`,
      });
    }
  };

/** A path of this site, or a section of a page. */
export const pathSchema = formed(
  /^(\/|#)[a-z0-9/#-]*$/,
  "a path of this site such as /contact or /#services",
).meta({ format: "path" });

/** A site, a mailbox or a telephone; a `javascript:` URL would run as a script. */
const externalTarget = z.url({ protocol: /^(https|mailto|tel)$/ });

/** The target of a link. */
export const hrefSchema = z.union([pathSchema, externalTarget], {
  error:
    "must be a path of this site such as /contact, or begin with https://, mailto: or tel:",
});

/** Whether a link in a text may lead there; it may also name a file or a query. */
export const isTarget = (href: string): boolean =>
  /^(\/(?!\/)|#)/.test(href) || externalTarget.safeParse(href).success;

export const actionSchema = z.strictObject({
  label: words(48),
  href: hrefSchema,
});
export type Action = z.infer<typeof actionSchema>;

/** What a page's links to the contact page choose there. */
export const enquiryFields = {
  project: slugSchema
    .optional()
    .describe(
      "The project type that a link to the contact page chooses in the form: an option of content/contact.yaml",
    ),
};

/** What the schema of a slot says beside what it is for. */
interface SlotMeta {
  /** A month or a day after which it is not true any more. */
  expires?: true;
  /** A string with a form that pages show. */
  shown?: true;
}

/**
 * A field that only the owner can fill truthfully. While it is empty, no page
 * shows anything of it, and the launch check lists it with what it is for.
 */
export const slot = <Schema extends z.ZodType>(
  schema: Schema,
  purpose: string,
  meta: SlotMeta = {},
) => schema.optional().meta({ description: purpose, slot: true, ...meta });

/** The position of an entry in a list. */
export const orderField = z
  .int()
  .min(1)
  .max(99)
  .describe("Position in the list");

/**
 * A draft is not published. The editor's forms write `false` for a box that is
 * not ticked.
 */
export const draftField = z
  .boolean("must be true or false")
  .optional()
  .describe("Visitors do not see it");

/** Front matter that decides when a Markdown file is published. */
export const publicationFields = {
  draft: draftField,
  date: daySchema,
};

/** For Markdown files with front matter only. */
export const noProse = z
  .string()
  .trim()
  .max(0, "must be empty: no page shows text below the front matter");

/** The paragraphs of a text, separated by blank lines. */
export const paragraphsOf = (prose: string): string[] =>
  prose.trim().split(/\n\s*\n/);

/**
 * What search engines and social cards show. The page's head appends the brand
 * to the title.
 */
export const headSchema = z.strictObject({
  title: words(100).meta({
    description:
      "In search results; 30 to 55 characters without the brand, which is appended",
    shownLength: titleLength,
  }),
  description: words(160, 50).describe(
    "What search engines and social cards show",
  ),
});

export const aboutField = {
  about: z
    .array(
      z
        .string()
        .regex(
          /^[a-z-]+:[\p{L}\p{N}-]+$/u,
          "must be a kind and a slug, such as office:berlin",
        ),
    )
    .min(1)
    .optional()
    .describe(
      "What the text is about, such as office:berlin: once that is gone, the build names the sentence",
    ),
};

const mark = z.literal(true, "must be true, or left out").optional();

/**
 * Marks invented content. The launch check lists it until it is replaced and
 * the mark removed.
 */
export const sampleMark = mark;

/**
 * Marks what the owner has to confirm. The launch check lists it until the mark
 * is removed.
 */
export const confirmMark = mark;

/** What every page has. */
export const pageFields = {
  ...aboutField,
  head: headSchema,
  title: words(42, 1).describe("The heading of the page"),
  subtitle: words(170).describe("The sentence below the heading"),
};

/**
 * An item of a grid: title, description and, optionally, the key of a drawing.
 */
export const featureSchema = z.strictObject({
  ...aboutField,
  title: words(48),
  text: words(280),
  icon: slugSchema.optional(),
  confirm: confirmMark,
});
export type Feature = z.infer<typeof featureSchema>;

export const factSchema = z.strictObject({
  ...aboutField,
  label: words(24),
  value: words(80, 1),
  confirm: confirmMark,
});
export type Fact = z.infer<typeof factSchema>;

/** Shown at the foot of a hero, next to its actions: one or two lines each. */
export const heroFacts = z
  .array(factSchema.extend({ value: words(48, 1) }))
  .min(2)
  .max(4);

export const figureValueSchema = z.strictObject({
  value: words(12, 1),
  label: words(70),
});
export type FigureValue = z.infer<typeof figureValueSchema>;

export const faqItemSchema = z.strictObject({
  ...aboutField,
  question: words(90),
  answer: words(620, 60),
  link: actionSchema
    .optional()
    .describe("A page with more details, linked after the answer"),
  confirm: confirmMark,
});
export type FaqItem = z.infer<typeof faqItemSchema>;

/** Heading and lead of a call to action; the section adds the buttons. */
export const callSchema = z.strictObject({
  ...aboutField,
  heading: words(48),
  lead: words(160),
});
export type Call = z.infer<typeof callSchema>;

/** A call to action with its own buttons. */
export const callWithActionsSchema = callSchema.extend({
  actions: z.array(actionSchema).min(1).max(2),
  remarks: z
    .tuple([words(24), words(24)])
    .optional()
    .describe("At the end of the sheet's header"),
});

/** The text alternative of a drawing. */
export const drawingDescription = words(200);

/**
 * The text alternative of the page's drawing and the labels of its balloons, in
 * order.
 */
export const drawingSchema = z.strictObject({
  icon: slugSchema.optional(),
  description: words(260),
  balloons: z.array(words(28)).min(3).max(6),
});

/** A drawing that content may compose of stock parts. */
export const composableDrawingSchema = drawingSchema
  .extend({
    parts: z
      .array(stockPartSchema)
      .optional()
      .describe("One stock part per balloon, in the same order"),
    signal: z
      .int()
      .min(1)
      .optional()
      .describe(
        "The number of the part in the signal colour; by default the last",
      ),
  })
  .refine(({ parts, balloons }) => !parts || parts.length === balloons.length, {
    path: ["parts"],
    error: "must have one part per balloon, in the same order",
  })
  .refine(({ balloons, signal = 1 }) => signal <= balloons.length, {
    path: ["signal"],
    error: "must be the number of one of the parts",
  });
export type ComposableDrawing = z.infer<typeof composableDrawingSchema>;

/**
 * Engineers for hire as a matrix: one mark per engineer, and the text below.
 */
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

/**
 * Related pages, by the `related` key of their kind. app/site/check.ts checks
 * keys and slugs.
 */
export const relatedSchema = z.record(
  z.string(),
  z
    .array(slugSchema)
    .max(4)
    .superRefine(ownIds((slug) => slug)),
);

export const paragraphsSchema = z.array(words(620, 40)).min(1).max(6);

function isTimeZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en-GB", { timeZone }));
  } catch {
    return false;
  }
}

/** The governing law (`the laws of …`) and the seat of arbitration. */
const jurisdictionSchema = z.strictObject({ law: words(30), seat: words(30) });

/** Where an office is. Facts derive from it. */
export const officePlaceFields = {
  city: words(30),
  country: words(30),
  countryCode: formed(/^[A-Z]{2}$/, "two letters of ISO 3166 such as US")
    .optional()
    .describe(
      "For search engines, if the country's name does not tell it: US for USA",
    ),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  timeZone: z
    .string()
    .refine(
      isTimeZone,
      "must be the name of a time zone such as Europe/Berlin",
    ),
  jurisdiction: jurisdictionSchema
    .optional()
    .describe("Only at the office whose law governs the contracts"),
};

const officeSchema = z.strictObject({
  ...officePlaceFields,
  work: words(160).describe("What the team there does, for the company page"),
  visiting: words(160).describe(
    "What visitors should know, for the contact page",
  ),
  picture: pictureSchema
    .optional()
    .meta({ description: "On the company page", place: "office" }),
  confirm: confirmMark,
});
export type Office = z.infer<typeof officeSchema>;
export const officesSchema = z
  .array(officeSchema)
  .min(1)
  .max(6)
  .superRefine(ownIds(({ city }) => slugify(city), "city"))
  .refine(
    (offices) =>
      offices.filter(({ jurisdiction }) => jurisdiction).length === 1,
    "one office, and one only, must say the jurisdiction of the contracts",
  );
