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
  mvpTime: "8–12 weeks",
  mvpExtras: "single sign-on and data migration",
  demoRhythm: "weekly",
  replyTime: "within 24 hours",
  warranty: "30–90 days",
  minorFixes: "24–48 hours",
} satisfies FactsInput;
