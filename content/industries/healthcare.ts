import type { IndustryInput } from "../../app/pages/industry/schema.ts";

export default {
  head: {
    title: "Healthcare software development company, India",
    description:
      "Shared patient records on FHIR R4, ABDM links, analyser interfaces, appointment timing and claim checks for Indian clinics, hospitals and laboratories.",
  },
  title: "Healthcare software development",
  subtitle:
    "Records, results, appointments and claims for clinics, hospitals and laboratories, designed for FHIR R4 and ABDM.",
  enquiry: "Discuss a healthcare project",
  facts: [
    { label: "Small project", value: "{smallProject}" },
    { label: "Medium project", value: "{mediumProject}" },
    { label: "Standards", value: "FHIR R4, HL7 v2, LOINC, ABDM" },
  ],
  menu: { name: "Healthcare", line: "Records, scheduling, claims", order: 3 },
  headings: {
    challenges: "where the visit stalls",
    solutions: "what we put in its place",
    stories: "Success Stories",
    differentiators: "Why clinics and hospitals choose us",
    form: "Ward chart",
  },
  challenges: [
    {
      title: "One patient, four files",
      text: "Each site registers the same person again. The allergy sits in one file, last month’s creatinine in another; today’s doctor has neither.",
    },
    {
      title: "Results typed from a printout",
      text: "The analyser prints, a technician types. Once in a few thousand entries a decimal point moves and somebody acts on it.",
    },
    {
      title: "Forty people at ten o’clock",
      text: "Every token says ten. The doctor starts at half past; the corridor is full until two.",
    },
    {
      title: "Claims return with queries",
      text: "A missing note or a mismatched ICD-10 code sends the claim back a fortnight later, to a desk that has forgotten the patient.",
    },
    {
      title: "A shared login on the ward",
      text: "The nursing station has one password. When a well-known name is admitted, nobody can say who opened the record.",
    },
  ],
  solutions: [
    {
      title: "One record, linked by ABHA",
      text: "Sites share a FHIR R4 store. Patients are matched on ABHA number where they hold one, and by reviewed rules where they do not.",
    },
    {
      title: "Analyser to report, untyped",
      text: "HL7 v2 or ASTM messages are read off the instrument, coded in LOINC, and held for the pathologist’s signature.",
    },
    {
      title: "Slots cut to measured times",
      text: "Slots follow consultation length, measured by doctor and visit type. ABDM Scan and Share fills the registration form.",
    },
    {
      title: "Claims checked at discharge",
      text: "Documents, codes and package rules are validated before submission. NHCX carries the claim where the payer is live, a portal bundle elsewhere.",
    },
    {
      title: "Access with a reason attached",
      text: "Named logins, break-glass with a typed reason, and a log of each reader. Consent is stored with its purpose, designed for the DPDP Act 2023.",
    },
  ],
  stories: [
    {
      title: "Reports out the same evening",
      client: "A diagnostic laboratory in Pune with 22 collection centres and 3,100 samples a day.",
      challenge:
        "Nineteen analysers printed to paper. Results were typed overnight; a routine panel took 26 hours.",
      solution:
        "A Go gateway reads seventeen of the instruments and queues results for signature. Two with closed protocols are still typed, twice, and compared.",
      impact: [
        "Routine panel turnaround: 9 h, from 26 h",
        "Instruments read without typing: 17 of 19, from none",
        "Calls asking for a report: 85 a day, from 420",
      ],
      sample: true,
      figure: {
        drawing: "sample-to-report",
        caption: "Needle to signed report, in hours",
        description:
          "One sample from needle to signed report. Before: collect, analyse, type and sign take 26 hours, half of it typing; after, nothing is typed and it takes 9.",
        compared: { what: "Routine panel turnaround", before: "26 h", after: "9 h" },
      },
    },
    {
      title: "Home before the evening round",
      client: "A 180-bed hospital in Coimbatore where six patients in ten are insured.",
      challenge:
        "Cashless discharge took 5 h 10 min after the doctor signed, most of it spent collecting papers for the insurer.",
      solution:
        "A file that fills during the stay, checked against each payer’s package rules. It is ready when the summary is signed; the insurer still takes an hour.",
      impact: [
        "Signature to exit: 2 h 20 min, from 5 h 10 min",
        "Claims returned with a query: 9%, from 27%",
        "Receivables past sixty days: ₹90 lakh, from ₹2.4 crore",
      ],
      sample: true,
      figure: {
        drawing: "discharge",
        caption: "One discharge, from signature to exit",
        description:
          "A discharge afternoon in two columns. Before, 5 h 10 min, the claim desk the longest part; after, 2 h 20 min, the claim desk a sliver and the insurer’s hour unchanged.",
        compared: { what: "Signature to exit", before: "5 h 10 min", after: "2 h 20 min" },
      },
    },
  ],
  differentiators: [
    {
      title: "Validated against the profiles",
      text: "ABDM exchange expects the NRCeS profiles of FHIR R4. Our bundles are validated against them in CI, before they reach the ABDM sandbox.",
    },
    {
      title: "No patient in the test data",
      text: "Staging runs on synthetic records of the same shape, awkward names included. Production data stays in the client’s account.",
    },
    {
      title: "Built for a dropped line",
      text: "Reception, vitals and pharmacy keep working on the local network when the connection fails, and reconcile by visit number afterwards.",
    },
    {
      title: "Where we stop",
      text: "Software that diagnoses can be a regulated device under the Medical Devices Rules, 2017. We connect such products and do not write them.",
    },
  ],
  cta: {
    heading: "Walk us through one visit",
    lead: "Describe one visit on a free call, without a name, from registration to final bill. We list every field typed twice and who waits for it.",
  },
  drawing: {
    description:
      "A clipboard with five sheets fanned under its clip: the record on top, a laboratory strip and an appointment card to the left, a claim form and an access register to the right.",
    balloons: ["Record", "Laboratory", "Appointments", "Claims", "Access"],
  },
  related: {
    services: ["backend-api", "web-frontend", "legacy-migration", "ai-ml-data"],
    products: ["algochat"],
    industries: ["fintech"],
    caseStudies: ["ai-chatbot"],
  },
} satisfies IndustryInput;
