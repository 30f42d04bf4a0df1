import { z } from "zod";
import {
  actionSchema,
  callSchema,
  factSchema,
  featureSchema,
  pageFields,
  pathSchema,
  words,
} from "./parts.ts";

const callWithActions = callSchema.extend({
  actions: z.array(actionSchema).min(1).max(2),
  /** Stand at the end of the sheet's title line. */
  remarks: z.tuple([words(24), words(24)]).optional(),
});

/** What the drawing of the page's hero shows, for those who cannot see it. */
const heroDrawing = words(200);

export const companySchema = z.strictObject({
  ...pageFields,
  drawing: heroDrawing,
  story: z.strictObject({
    heading: z.literal("Our Story"),
    /** true until the owner confirms it; the launch check lists it. */
    sample: z.boolean(),
    entries: z.array(z.strictObject({ revision: words(2, 1), title: words(40), text: words(320) })).length(5),
  }),
  visionMission: z.strictObject({
    heading: z.literal("Vision and Mission"),
    vision: z.strictObject({ heading: z.literal("Vision"), text: words(220) }),
    mission: z.strictObject({ heading: z.literal("Mission"), text: words(260) }),
  }),
  values: z.strictObject({
    heading: z.literal("Core Values"),
    note: words(40),
    datumNote: words(80),
    items: z
      .array(
        z.strictObject({
          title: words(24),
          /** The geometric control that stands for it, its tolerance and its datum. */
          control: words(24),
          tolerance: words(6, 1),
          datum: words(1, 1).optional(),
          text: words(280),
        }),
      )
      .length(5),
  }),
  presence: z.strictObject({
    heading: z.literal("Global Presence"),
    text: words(160),
    distance: words(16),
    /** The line of the section, and what it leaves out. */
    note: words(40),
    /** What the section along the meridian shows, for those who cannot see it. */
    drawing: words(200),
  }),
  links: z.array(z.strictObject({ label: words(24), href: pathSchema, text: words(60) })).min(2),
  cta: callWithActions,
});
export type CompanyInput = z.input<typeof companySchema>;
export type Company = z.infer<typeof companySchema>;

const memberSchema = z.strictObject({
  name: words(40),
  role: words(60),
  description: words(420),
  facts: z.array(factSchema).max(4).default([]),
  /** true until a real person stands here; the launch check lists it. */
  sample: z.boolean().default(false),
  /** An empty place, drawn as such. */
  placeholder: z.boolean().default(false),
});

export const leadershipSchema = z.strictObject({
  ...pageFields,
  drawing: heroDrawing,
  team: z.strictObject({ heading: words(40), members: z.array(memberSchema).min(2) }),
  philosophy: z.strictObject({
    heading: z.literal("Our Philosophy"),
    /** Sentences of one statement; the marked words carry a note. */
    statement: z
      .array(z.strictObject({ text: words(90), mark: words(40), note: words(140) }))
      .length(4)
      .refine(
        (lines) => lines.every(({ text, mark }) => text.includes(mark)),
        "each mark must occur in its text",
      ),
  }),
  cta: callWithActions,
});
export type LeadershipInput = z.input<typeof leadershipSchema>;
export type Leadership = z.infer<typeof leadershipSchema>;

export const careersSchema = z.strictObject({
  ...pageFields,
  drawing: heroDrawing,
  hero: z.strictObject({ action: actionSchema }),
  perks: z.strictObject({ heading: words(40), items: z.array(featureSchema).length(4) }),
  positions: z.strictObject({
    heading: z.literal("Open Positions"),
    columns: z.array(words(16)).length(4),
    status: z.literal("Positions Available Soon"),
    text: words(260),
    action: actionSchema,
  }),
  growth: z.strictObject({
    heading: z.literal("Growth Opportunities"),
    items: z.array(featureSchema).length(4),
  }),
  cta: callWithActions,
});
export type CareersInput = z.input<typeof careersSchema>;
export type Careers = z.infer<typeof careersSchema>;
