import { getRetention } from "../retention.ts";
import { type Site, visitCounter } from "../schema/site.ts";
import { getVisits } from "../visits.ts";

/** Whether visits are counted, in the words of content/visits.yaml, so that the policies match content/site.yaml. */
export function countingVisits(configured: Pick<Site, "analytics">): string {
  const counter = visitCounter(configured);
  const { counted, notCounted, what } = getVisits();
  if (counter === null) return notCounted;
  return counted.replace("{host}", new URL(counter.address).host).replace("{what}", what[counter.service]);
}

/** When the inbox erases a message, in the words of content/retention.yaml; empty if it never does. */
export function erasingMessages({ keepMessagesDays: days }: Pick<Site, "keepMessagesDays">): string {
  return days === null ? "" : getRetention().erased.replace("{days}", String(days));
}
