import type { InsightsInput } from "../app/pages/insights/schema.ts";
import { site } from "../site.config.ts";

/** The page /insights. It is there once content/insights/ has an article; until then the menu leads to the blog. */
export default {
  head: {
    title: "Insights: notes on building software",
    description: `Articles by the engineers of ${site.name}: what was measured, what was changed and what it cost, with the listings and figures behind it.`,
  },
  title: "Notes from the workshop",
  subtitle:
    "What we measured, what we changed and what it cost. Written by the engineers who did it, with listings and figures.",
  register: { heading: "All articles", tags: "By subject", feed: "Follow by Atom feed" },
  tagPage: {
    title: "On {tag}",
    subtitle: "Every article that we have filed under {tag}, the newest first.",
    head: {
      title: "{tag}: articles by our engineers",
      description: `Articles on {tag} by the engineers of ${site.name}: what was measured, what was changed and what it cost.`,
    },
  },
  tagNames: { ai: "AI", api: "APIs", crm: "CRM", erp: "ERP", hr: "HR", saas: "SaaS" },
  cta: {
    heading: "Bring a question of your own",
    lead: "Half an hour with an engineer, on the system you have and the figure you want moved.",
  },
} satisfies InsightsInput;
