import type { OfficeInput } from "../app/content/schema/parts.ts";

export default [
  {
    city: "New Delhi",
    country: "India",
    latitude: 28.61,
    longitude: 77.21,
    timeZone: "Asia/Kolkata",
    jurisdiction: { law: "India", seat: "New Delhi" },
    work: "ERP, migration and Salesforce teams. First meetings in north India usually happen here, at a whiteboard.",
    visiting:
      "For ERP, migration and Salesforce work. Write before you visit, so that the right engineer is in.",
  },
  {
    city: "Bangalore",
    country: "India",
    latitude: 12.97,
    longitude: 77.59,
    timeZone: "Asia/Kolkata",
    work: "Product, mobile and AI teams, and the on-call desk for the systems we run.",
    visiting: "For product, mobile and AI work. The people who answer production alerts sit here too.",
  },
] satisfies OfficeInput[];
