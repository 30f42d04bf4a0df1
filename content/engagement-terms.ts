import type { EngagementTermsInput } from "../app/content/engagement-terms.ts";

/** What holds for every service: how work begins, the least of it, when to reach us, and what follows. */
export default [
  { label: "To begin", value: "First call and estimate are free; then milestones, for example {milestones}" },
  { label: "Smallest job", value: "{smallProject}: an audit, or a set of fixes" },
  { label: "Shared hours", value: "{sharedHours}" },
  { label: "After launch", value: "Warranty of {warranty}; then handover or a support plan" },
] satisfies EngagementTermsInput;
