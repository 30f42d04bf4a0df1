import { z } from "zod";
import { defineCollection } from "../collection.ts";
import type { Draft } from "../draft.ts";
import { actionSchema, noProse, words } from "../schema/parts.ts";
import { dayOf } from "../site-date.ts";

const announcementSchema = z
  .strictObject({
    text: words(100),
    link: actionSchema.optional(),
    /** The first day; without it, from the next build on. */
    starts: z.iso.date().optional(),
    /** The last day. */
    ends: z.iso.date(),
    prose: noProse,
  })
  .refine(({ starts, ends }) => starts === undefined || starts <= ends, {
    path: ["ends"],
    error: "must not be before starts",
  });
export type Announcement = z.infer<typeof announcementSchema>;

function template({ now }: Draft): string {
  const day = (inDays: number) => dayOf(new Date(now.getTime() + inDays * 86_400_000));
  return `---
text: "To be written: what is new, in one line of up to 100 characters."
link:
  label: "To be written: where to"
  href: /contact
starts: ${day(0)}
ends: ${day(14)}
---
`;
}

/** The line above the bar: the current announcement that ends first. */
export const announcements = defineCollection({
  name: "announcement",
  content: {
    folder: "announcements",
    format: "md",
    schema: announcementSchema,
    order: ({ ends }) => Date.parse(ends),
  },
  shownOn: ["home"],
  scaffold: {
    longestName: 60,
    template,
    steps: () => ["Build on its first day and after its last: dates take effect with the next build."],
  },
});
