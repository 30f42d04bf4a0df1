import { z } from "zod";
import { getContent } from "../../content/entries.ts";
import { defineSource } from "../../content/kind.ts";
import { factSchema, words } from "../../content/schema/parts.ts";

const scheduleSchema = z.strictObject({
  demos: z
    .strictObject({ label: words(30), rhythm: words(20) })
    .describe("How often work is shown; drawn as ticks if weekly or fortnightly"),
  warranty: z.strictObject({ label: words(40), time: words(24) }).describe("What follows delivery"),
});
export type SharedSchedule = z.infer<typeof scheduleSchema>;

/** What the schedules of all services share. */
export const schedule = defineSource({ files: "schedule.yaml", schema: scheduleSchema });
export const getSchedule = () => getContent(schedule);

/** Terms that apply to every service, shown after its own facts. */
export const engagementTerms = defineSource({
  files: "engagement-terms.yaml",
  schema: z.array(factSchema).max(5),
});
export const getEngagementTerms = () => getContent(engagementTerms);
