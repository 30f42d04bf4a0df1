import { z } from "zod";
import { getContent } from "../../content/entries.ts";
import { dateInWords } from "../../content/intl.ts";
import { defineSource } from "../../content/kind.ts";
import {
  type Fact,
  factSchema,
  slot,
  words,
} from "../../content/schema/parts.ts";
import { quantitySchema } from "../../content/schema/quantity.ts";
import { isOver, monthOrDaySchema, siteDate } from "../../content/site-date.ts";
import { words as siteWords } from "../../content/words.ts";

const severitySchema = z.strictObject({
  severity: words(24).describe("Such as Critical"),
  meaning: words(120).describe("What counts as it"),
  response: words(40).describe("By when somebody answers"),
  repair: words(80).describe("By when it is repaired, or worked around"),
});
export type Severity = z.infer<typeof severitySchema>;

const scheduleSchema = z.strictObject({
  demos: z
    .strictObject({
      label: words(30),
      rhythm: z.union([words(20), quantitySchema]),
    })
    .describe("How often work is shown; drawn as ticks if it has a number"),
  warranty: z
    .strictObject({
      label: words(40),
      time: z.union([words(24), quantitySchema]),
    })
    .describe("What follows delivery; drawn if it has a number"),
  rates: slot(
    words(80),
    "What an hour or a day of an engineer costs, among the terms of every service",
  ),
  nextStart: slot(
    monthOrDaySchema,
    "The month or day on which the next project may start, among the terms of every service; not shown once it is over",
    { expires: true },
  ),
  support: slot(
    z.array(severitySchema).min(2).max(5),
    "How soon support answers by severity, as a table on the page of every service",
  ),
});
export type SharedSchedule = z.infer<typeof scheduleSchema>;

/** What the schedules of all services share. */
export const schedule = defineSource({
  files: "schedule.yaml",
  schema: scheduleSchema,
});
export const getSchedule = () => getContent(schedule);

/** Terms that apply to every service, shown after its own facts. */
export const engagementTerms = defineSource({
  files: "engagement-terms.yaml",
  schema: z.array(factSchema).max(5),
});

/** The terms of every service; a start that is over is none of them. */
export function getEngagementTerms(): Fact[] {
  const { rates, nextStart } = getSchedule();
  const terms = [...getContent(engagementTerms)];
  if (rates) terms.push({ label: siteWords.service.rates, value: rates });
  if (nextStart && !isOver(nextStart, siteDate()))
    terms.push({
      label: siteWords.service.nextStart,
      value: dateInWords(nextStart),
    });
  return terms;
}
