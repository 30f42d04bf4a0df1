import type { RetentionInput } from "../app/content/retention.ts";

/** What {erasingMessages} becomes in the privacy policy, where CONTACT_KEEP_DAYS is set. */
export default {
  erased: "The inbox of the contact form erases it at the latest {days} days after it arrived.",
} satisfies RetentionInput;
