import type { Site } from "./app/content/schema/site.ts";

const { ANALYTICS_ENDPOINT: count } = process.env;

/** The brand and every external URL: the one file to rebrand. Checked by its schema at build. */
export const site: Site = {
  name: "Algosmith",
  url: process.env.SITE_URL ?? "https://www.algosmith.example",
  email: "hello@algosmith.example",
  whatsappPhone: "+910000000000",
  scheduling: {
    general: "https://calendar.algosmith.example/free-call",
    thirtyMinutes: "https://calendar.algosmith.example/30-minutes",
    demo: null,
  },
  blog: "https://blog.algosmith.example",
  talentSite: "https://talent.algosmith.example",
  talentPortal: "https://portal.talent.algosmith.example",
  humanResourceSite: "https://hr.algosmith.example",
  social: [
    { network: "LinkedIn", url: "https://linkedin.example/company/algosmith" },
    { network: "GitHub", url: "https://github.example/algosmith" },
    { network: "Instagram", url: "https://instagram.example/algosmith" },
  ],
  formEndpoint: process.env.FORM_ENDPOINT || null,
  formAccessKey: process.env.FORM_ACCESS_KEY || null,
  keepMessagesDays: process.env.CONTACT_KEEP_DAYS ? Number(process.env.CONTACT_KEEP_DAYS) : null,
  // Or by name: { plausible: { host: "https://plausible.io", domain: "…" } }, { umami: { host: "https://…", website: "…" } }.
  analytics: count === "none" ? "none" : count ? { endpoint: count } : null,
  verification: { google: null, bing: null },
};
