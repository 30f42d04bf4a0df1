import { z } from "zod";
import { getContent } from "./entries.ts";
import { defineSource } from "./kind.ts";
import { words } from "./schema/parts.ts";

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
