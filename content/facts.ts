import type { FactsInput } from "../app/content/facts/owners-facts.ts";

/**
 * What several pages say, stated once. A sentence of any file quotes one by name: {replyTime}. What can be counted or
 * computed (services, offices, distances) is not typed here: docs/authoring.md lists it.
 */
export default {
  countriesServed: "8+",
  launchedProducts: "10+",
  migratedSystems: "25+",
  aiRequests: "1M+",
  engineersForHire: "200+",
  specializations: "15+",
  satisfaction: "98%",
  matchingHours: 48,
  replyTime: "within 24 hours",
  accountActive: "within 24 hours",
  onboarding: "within 2 business days",
  cloudUptime: "99.9%",
  warranty: "30–90 days",
  minorFixes: "24–48 hours",
  demoRhythm: "weekly",
  sharedHours: "Europe’s morning and early afternoon; America’s morning by arrangement",
  // How work is billed.
  milestones: "30–40–30",
  paymentDue: "7–14 days",
  currencies: "USD or INR",
  erpSetup: "$10,000–$25,000",
  rentedErp: "$5,000–$15,000",
  // How long work takes.
  smallProject: "1–2 weeks",
  mediumProject: "1–3 months",
  largeProject: "3–6 months",
  landingPage: "2–3 weeks",
  saasMvp: "8–12 weeks",
  firstReleaseExtras: "single sign-on or data migration",
  simpleApp: "6–8 weeks",
  basicStore: "2–4 weeks",
  firstChatbot: "2–4 weeks",
  basicErp: "4–6 months",
} satisfies FactsInput;
