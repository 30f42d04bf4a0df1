import type { EngagementTermsInput } from "../app/content/engagement-terms.ts";

/** What holds for every service: how work begins, the least of it, when to reach us, and what follows. */
export default [
  { label: "To begin", value: "First call and estimate are free; then milestones, for example 30–40–30" },
  { label: "Smallest job", value: "1–2 weeks: an audit, or a set of fixes" },
  { label: "Shared hours", value: "Europe’s morning and early afternoon; America’s morning by arrangement" },
  { label: "After launch", value: "Warranty of 30–90 days; then handover or a support plan" },
] satisfies EngagementTermsInput;
