import { z } from "zod";
import { contentReader } from "./entries.ts";
import { words } from "./schema/parts.ts";

const scheduleSchema = z.strictObject({
  /** How often work is shown; drawn as ticks if weekly or fortnightly. */
  demos: z.strictObject({ label: words(30), rhythm: words(20) }),
  /** What follows delivery. */
  warranty: z.strictObject({ label: words(40), time: words(24) }),
});
export type SharedSchedule = z.infer<typeof scheduleSchema>;

/** What the schedules of all services share. */
export const getSchedule = contentReader({ file: "schedule", schema: scheduleSchema });
