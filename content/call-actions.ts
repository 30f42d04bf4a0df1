import type { CallActionsInput } from "../app/content/call-actions.ts";
import { site } from "../site.config.ts";

/** The buttons of the calls to action that several pages share, and the terms of a call. */
export default {
  scheduleCall: { label: "Schedule a Call", href: site.scheduling.thirtyMinutes },
  freeEstimate: { label: "Get a Free Estimate", href: "/contact" },
  bookFreeCall: { label: "Book a free call", href: site.scheduling.general },
  exploreServices: { label: "Explore Services", href: "/#services" },
  terms: {
    remarks: ["30 minutes", "No charge"],
    dial: "30 min",
    fact: { label: "Estimate", value: "Free" },
  },
} satisfies CallActionsInput;
