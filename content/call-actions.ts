import { site } from "../site.config.ts";

/** The buttons of the calls to action that several pages share. */
export const scheduleCall = { label: "Schedule a Call", href: site.scheduling.thirtyMinutes };
export const freeEstimate = { label: "Get a Free Estimate", href: "/contact" };
export const bookFreeCall = { label: "Book a free call", href: site.scheduling.general };
export const exploreServices = { label: "Explore Services", href: "/#services" };

/** How long a call takes and what it costs: beside the invitation to one, and in its dial. */
export const callTerms = { remarks: ["30 minutes", "No charge"], dial: "30 min" } as const;
