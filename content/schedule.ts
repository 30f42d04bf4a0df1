import type { ScheduleInput } from "../app/content/schedule.ts";

/** What the schedules of all services share: how often work is shown, and what follows delivery. */
export default {
  demos: { label: "Demos", rhythm: "{demoRhythm}" },
  warranty: { label: "Warranty after delivery", time: "{warranty}" },
} satisfies ScheduleInput;
