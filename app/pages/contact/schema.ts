import { z } from "zod";
import {
  actionSchema,
  callSchema,
  factSchema,
  headSchema,
  heroFacts,
  pageFields,
  talentFigureSchema,
  words,
} from "../../content/schema/parts.ts";

export const projectTypes = ["web", "mobile", "backend", "saas", "ai", "other"] as const;

const fieldSchema = z.strictObject({
  label: words(24),
  help: words(80).optional(),
  placeholder: words(40).optional(),
});
const sendSchema = z.array(words(70)).length(3);
const requiredFieldSchema = fieldSchema.extend({ missing: words(80) });

export const toastSchema = z.strictObject({ title: words(40), text: words(120), destructive: z.boolean() });

/** A way to reach the agency that is not the form. */
const methodSchema = z.strictObject({
  icon: z.enum(["call", "email", "whatsapp"]),
  title: words(30),
  text: words(120),
  action: actionSchema,
});

export const contactSchema = z.strictObject({
  ...pageFields,
  facts: heroFacts,
  hero: z.strictObject({
    actions: z.tuple([actionSchema, actionSchema]),
    /** The way of a message: its text alternative, and its four stations in order. */
    drawing: z.strictObject({
      description: words(260),
      stations: z.array(z.strictObject({ name: words(20), note: words(30) })).length(4),
    }),
  }),
  form: z.strictObject({
    heading: z.literal("Get in Touch"),
    intro: words(220),
    notes: z.array(words(120)).max(3),
    fields: z.strictObject({
      name: requiredFieldSchema,
      email: requiredFieldSchema,
      projectType: fieldSchema.extend({
        /** What helps to send, until a kind of project is chosen. */
        guide: z.strictObject({ heading: words(30), send: sendSchema }),
        options: z
          .array(
            z.strictObject({
              value: z.enum(projectTypes),
              label: words(24),
              /** An example of such work, how long it takes (drawn, where it is such as "2–3 weeks"), what to send. */
              guide: z.strictObject({ work: words(40), time: words(24), send: sendSchema }),
            }),
          )
          .length(6),
      }),
      message: requiredFieldSchema,
    }),
    requiredNote: words(60),
    /** Says where the fields go, with one link, to the privacy policy. */
    privacyNote: words(140).regex(
      /^[^[]*\[[^\]]+\]\(\/[a-z0-9-]+\)[^()[\]]*$/,
      "must link the policy once: [its name](/its-address)",
    ),
    submit: words(24),
    sending: words(24),
    /** Stamped on a sheet that has arrived, before the hour. */
    received: words(16),
    /** Ends in how soon a reply comes, which the sheet's title line repeats. */
    titleBlock: z.array(factSchema).length(3),
  }),
  /** The answer to a native post that failed, for visitors without scripts. */
  failed: z.strictObject({
    head: headSchema,
    title: words(42),
    lead: words(200),
    retryHeading: words(40),
    earlierChoice: words(40),
    statusLabel: words(24),
  }),
  toasts: z.strictObject({ missing: toastSchema, error: toastSchema, success: toastSchema }),
  offices: z.strictObject({
    heading: z.literal("Our Offices"),
    note: words(40),
  }),
  otherWays: z.strictObject({
    heading: z.literal("Other Ways to Reach Us"),
    items: z.array(methodSchema).length(3),
  }),
  /** Left out where there is no talent portal, which is its first action. */
  cta: callSchema
    .extend({
      actions: z.array(actionSchema).min(1).max(2),
      figure: talentFigureSchema.omit({ description: true }),
    })
    .optional(),
});
export type ContactInput = z.input<typeof contactSchema>;
export type Contact = z.infer<typeof contactSchema>;
