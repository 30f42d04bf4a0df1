import { z } from "zod";
import { formed, sampleMark, words } from "../../../content/schema/parts.ts";
import { pictureSchema } from "../../../content/schema/picture.ts";

const marked = z
  .int()
  .min(1)
  .optional()
  .describe("The number of the one in the signal colour");
const value = z.union([z.number(), words(60, 1)]);

const columnSchema = z.strictObject({
  name: words(24),
  currency: formed(/^[A-Z]{3}$/, "a currency's code such as INR").optional(),
  labels: z
    .literal(true)
    .optional()
    .describe("Its texts are labels, in frames"),
  wide: z.literal(true).optional().describe("Not on a phone"),
});

const tableSchema = z
  .strictObject({
    type: z.literal("table"),
    columns: z
      .array(columnSchema)
      .min(2)
      .max(6)
      .describe("The first one names the rows"),
    rows: z
      .array(z.array(value))
      .min(1)
      .max(8)
      .describe("A value per column, as text or as a number"),
    total: words(24)
      .optional()
      .describe("The name of a last row with the sums of the numbers"),
    marked,
  })
  .refine(
    ({ columns, rows }) =>
      rows.every(({ length }) => length === columns.length),
    {
      path: ["rows"],
      error: "must have a value per column",
    },
  );

const entrySchema = z
  .strictObject({
    name: words(24),
    text: words(40),
    from: z.int().min(1).max(31),
    to: z.int().min(1).max(31),
  })
  .refine(({ from, to }) => from <= to, "from must not be after to");

const calendarSchema = z.strictObject({
  type: z.literal("calendar"),
  month: formed(/^\d{4}-(0[1-9]|1[0-2])$/, "a month such as 2026-11"),
  entries: z
    .array(entrySchema)
    .min(1)
    .max(6)
    .describe("From one day of the month to another"),
  marked,
});

const listSchema = z.strictObject({
  type: z.literal("list"),
  items: z
    .array(
      z.strictObject({
        title: words(32),
        text: words(80).optional(),
        note: words(32)
          .optional()
          .describe("At the end of its line, such as a time"),
        label: words(20).optional().describe("In a frame"),
      }),
    )
    .min(1)
    .max(6),
  marked,
});

const messageSchema = z.strictObject({
  text: words(200),
  note: words(40).describe("Who wrote it, and when"),
  sent: z
    .literal(true)
    .optional()
    .describe("By the user of the product, not to it"),
  button: words(32).optional(),
});

const threadSchema = z.strictObject({
  type: z.literal("thread"),
  title: words(40),
  note: words(60).optional(),
  messages: z.array(messageSchema).min(1).max(5),
});

const figuresSchema = z.strictObject({
  type: z.literal("figures"),
  values: z
    .array(z.strictObject({ label: words(24), value }))
    .min(2)
    .max(6),
  marked,
});

const blockSchema = z.discriminatedUnion("type", [
  tableSchema,
  calendarSchema,
  listSchema,
  threadSchema,
  figuresSchema,
]);

/** A screen of a product: composed of blocks, or a picture of the real one. */
const screenSchema = z
  .strictObject({
    name: words(20),
    sample: sampleMark,
    blocks: z.array(blockSchema).min(1).max(3).optional(),
    picture: pictureSchema
      .optional()
      .meta({ description: "Instead of blocks", place: "sheet" }),
  })
  .refine(({ blocks, picture }) => Boolean(blocks) !== Boolean(picture), {
    path: ["blocks"],
    error: "a screen has either blocks or a picture",
  });

export const screensSchema = z
  .array(screenSchema)
  .min(1)
  .max(4)
  .describe(
    "What the product looks like in use, behind a cut through the drawing",
  );

export type Screens = z.infer<typeof screensSchema>;
export type Block = z.infer<typeof blockSchema>;
export type BlockOf<Type extends Block["type"]> = Extract<
  Block,
  { type: Type }
>;
