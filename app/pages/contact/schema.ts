import { z } from "zod";
import {
  type ShownField,
  shownFields,
} from "../../../server/contact/fields.ts";
import {
  quantityIn,
  quotedQuantity,
  textIn,
} from "../../content/facts/quantities.ts";
import { unmarked } from "../../content/marks.ts";
import {
  actionSchema,
  callSchema,
  factSchema,
  headSchema,
  ownIds,
  pageFields,
  slugSchema,
  talentFigureSchema,
  words,
} from "../../content/schema/parts.ts";
import { inWeeks, quantitySchema } from "../../content/schema/quantity.ts";

const fieldSchema = z.strictObject({
  label: words(24),
  help: words(80).optional(),
  placeholder: words(40).optional(),
});
const sendSchema = z.array(words(70)).length(3);
const requiredFieldSchema = fieldSchema.extend({
  missing: words(80).describe("What to do if it is empty"),
});
const emailSchema = requiredFieldSchema.extend({
  malformed: words(80).describe("What to do if it is no address"),
});

const projectTypeSchema = fieldSchema.extend({
  schedule: words(60).describe(
    "Beside the empty schedule on a phone, before a kind of project is chosen",
  ),
  guide: z
    .strictObject({ heading: words(30), send: sendSchema })
    .describe("What to send, before a kind of project is chosen"),
  options: z
    .array(
      z.strictObject({
        value: slugSchema.describe(
          "Its name in addresses and in stored messages",
        ),
        label: words(24),
        parts: z
          .array(z.int().min(1).max(6))
          .default([])
          .describe(
            "The numbers of the home page's parts that such a project lights in the drawing",
          ),
        guide: z
          .strictObject({
            work: words(40),
            time: z.union([words(24), quantitySchema]),
            send: sendSchema,
          })
          .describe(
            "An example of such work, how long it takes (drawn if it quotes a fact with a unit of time, or has one), and what to send",
          )
          .transform((guide) => {
            const length = quantityIn(guide.time);
            const time = textIn(guide.time);
            return { ...guide, time, weeks: length && inWeeks(length) };
          }),
      }),
    )
    .min(2)
    .max(8)
    .superRefine(ownIds(({ value }) => value, "value")),
});

/** The words of each field, by what it is (server/contact/fields.ts). */
type SchemaOf<Field> = Field extends { kind: "project" }
  ? typeof projectTypeSchema
  : Field extends { kind: "email" }
    ? typeof emailSchema
    : Field extends { required: true }
      ? typeof requiredFieldSchema
      : typeof fieldSchema;
type FieldSchemas = { [Field in ShownField as Field["name"]]: SchemaOf<Field> };

function schemaOf({ kind, required }: ShownField) {
  if (kind === "project") return projectTypeSchema;
  if (kind === "email") return emailSchema;
  return required ? requiredFieldSchema : fieldSchema;
}
const fieldSchemas = Object.fromEntries(
  shownFields.map((field) => [field.name, schemaOf(field)]),
) as FieldSchemas;

const toastSchema = z.strictObject({
  title: words(40),
  text: words(120),
  destructive: z.boolean(),
});

/** A channel besides the form. */
const methodSchema = z
  .strictObject({
    icon: z.enum(["call", "email", "whatsapp"]),
    title: words(30),
    text: words(120),
    action: actionSchema,
    message: words(120)
      .optional()
      .describe("What a chat begins with; the visitor writes on"),
  })
  .transform(({ message, action, ...method }) => {
    const text =
      message === undefined
        ? ""
        : `?text=${encodeURIComponent(`${unmarked(message)} `)}`;
    return { ...method, action: { ...action, href: action.href + text } };
  });

export const contactSchema = z.strictObject({
  ...pageFields,
  hero: z.strictObject({
    call: actionSchema
      .optional()
      .describe("Below the subtitle: for those who would rather not write"),
    caption: words(60).describe(
      "Below the drawing, which lights the parts of the chosen project type",
    ),
  }),
  form: z.strictObject({
    heading: words(40),
    remark: words(40).describe("At the end of the header of the form"),
    intro: words(220),
    notes: z.array(words(120)).max(3),
    steps: z.strictObject({
      heading: words(40),
      items: z
        .array(z.strictObject({ title: words(20), text: words(80) }))
        .min(3)
        .max(8),
    }),
    fields: z.strictObject(fieldSchemas),
    requiredNote: words(60),
    /** Says where the data goes, with one link, to the privacy policy. */
    privacyNote: words(140)
      .regex(
        /^[^[]*\[[^\]]+\]\(\/[a-z0-9-]+\)[^()[\]]*$/,
        "must link the policy once: [its name](/its-address)",
      )
      .meta({ shown: true }),
    submit: words(24),
    sending: words(24),
    received: words(16).describe("The text of the stamp, before the time"),
    sent: words(30).describe("Above a copy of the message that was sent"),
    dismiss: words(24).describe("The button of a notice, for screen readers"),
    sheet: z
      .strictObject({ number: words(24), print: words(24) })
      .describe(
        "The copy of a sent message: before its number, and the button that prints it",
      ),
    titleBlock: z
      .strictObject({
        name: factSchema.describe("Its value until a name is typed"),
        project: factSchema.describe(
          "Its value until a project type is chosen",
        ),
        reply: factSchema
          .extend({
            by: words(24).describe(
              "The label once the time of the reply is computed",
            ),
          })
          .transform((reply) => {
            const { to, unit } = quotedQuantity(reply.value) ?? {};
            return { ...reply, hours: unit === "hour" ? to : undefined };
          }),
      })
      .describe("Filled in while a visitor writes"),
  }),
  /** The page for a failed native post. */
  failed: z.strictObject({
    head: headSchema,
    title: words(42),
    lead: words(200),
    retryHeading: words(40),
    earlierChoice: words(40),
  }),
  toasts: z.strictObject({
    missing: toastSchema,
    error: toastSchema,
    success: toastSchema,
  }),
  offices: z.strictObject({
    heading: words(40),
    note: words(40),
  }),
  otherWays: z.strictObject({
    heading: words(40),
    items: z.array(methodSchema).min(1).max(3),
  }),
  /** Omitted if there is no talent portal, its first action. */
  cta: callSchema
    .extend({
      actions: z.array(actionSchema).min(1).max(2),
      figure: talentFigureSchema.omit({ description: true }),
    })
    .optional(),
});
export type Contact = z.infer<typeof contactSchema>;
