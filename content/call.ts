import type { CallPageInput } from "../app/pages/call/schema.ts";
import { site } from "../site.config.ts";

export default {
  head: {
    title: "Schedule a call",
    description: `The short address for booking a free call with an engineer at ${site.name}. It forwards your browser to the external scheduling service at once.`,
  },
  title: "Schedule a call",
  subtitle: "You are leaving this site for the calendar service we use.",
  message: "Redirecting to scheduling...",
  fallback: {
    text: "If nothing happens,",
    action: { label: "open the scheduling page", href: site.scheduling.general },
  },
} satisfies CallPageInput;
