import { site } from "../site.config.ts";

/** The buttons of the calls to action that several pages share. */
export const scheduleCall = { label: "Schedule a Call", href: site.scheduling.thirtyMinutes };
export const freeEstimate = { label: "Get a Free Estimate", href: "/contact" };
export const bookFreeCall = { label: "Book a free call", href: site.scheduling.general };
export const exploreServices = { label: "Explore Services", href: "/#services" };
