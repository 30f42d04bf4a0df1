import type { CompanyInput } from "../app/pages/company/schema.ts";
import { site } from "../site.config.ts";

export default {
  head: {
    title: "About us: software company in {officeCountries}",
    description: `${site.name} is a software engineering company in {officePlaces}. How it began, what it is for, five values it is held to, and where it works.`,
  },
  title: "A software engineering company",
  subtitle:
    "Web, mobile, AI and business systems for clients in {countriesServed} countries, built by the engineers who price them.",
  facts: [
    { label: "{Offices:Office|Offices}", value: "{officePlaces}" },
    { label: "Clients", value: "In {countriesServed} countries" },
    { label: "Launched", value: "{launchedProducts} SaaS products" },
    { label: "Migrated", value: "{migratedSystems} legacy systems" },
  ],
  actions: [
    { label: "Write to us", href: "/contact" },
    { label: "Book a free call", href: site.scheduling.general },
  ],
  drawing: "A drafting compass in elevation",
  story: {
    heading: "Our Story",
    sample: true,
    entries: [
      {
        revision: "A",
        title: "A spreadsheet, outgrown",
        text: "A distributor’s stock workbook takes four minutes to open. We replace it, a week late, and say so. They stay.",
      },
      {
        revision: "B",
        title: "Old systems, moved live",
        text: "Old and new take the day’s entries; differences are counted nightly until there are none. We have migrated {migratedSystems} systems.",
      },
      {
        about: ["office:bangalore"],
        revision: "C",
        title: "A second office",
        text: "Product teams settle in Bangalore. The code that {launchedProducts} SaaS products have in common becomes a base for the next one.",
      },
      {
        revision: "D",
        title: "Models on duty",
        text: "Retrieval, forecasting and assistants leave the pilot stage: {aiRequests} AI requests a day, with a written rule for when the model does not answer.",
      },
      {
        about: ["service:algoerp", "product:algohr", "product:algochat"],
        revision: "E",
        title: "Today",
        text: "{Services} services, products of our own (AlgoERP, AlgoHR, AlgoChat) and clients in {countriesServed} countries.",
      },
    ],
  },
  visionMission: {
    heading: "Vision and Mission",
    vision: {
      heading: "Vision",
      text: "Businesses that own the software they run on, can read it, and can have it repaired by someone other than us.",
    },
    mission: {
      heading: "Mission",
      text: "To sit with the people who do the work, write down what they need, build it in weeks where weeks are enough and leave notes that make us replaceable.",
    },
  },
  values: {
    heading: "Core Values",
    note: "ISO 1101 symbols",
    items: [
      {
        title: "Integrity",
        control: "Straightness",
        tolerance: "0",
        text: "A fault is reported by the person who caused it, before anyone else finds it. What we do not know is a separate line in the estimate.",
      },
      {
        title: "Innovation",
        control: "Line profile",
        tolerance: "free",
        text: "A new tool runs on our own systems first. It reaches a client once it has beaten the plain alternative on a measure written down beforehand.",
      },
      {
        title: "Client success",
        control: "Position",
        tolerance: "Ø 0",
        datum: "A",
        text: "A job starts with one figure the client wants moved, such as minutes per dispatch, and is judged on that figure. Closed tickets do not count.",
      },
      {
        title: "Collaboration",
        control: "Concentricity",
        tolerance: "Ø 0",
        datum: "A",
        text: "One board and one channel, open to both sides. A storekeeper has corrected our data model there, and was right.",
      },
      {
        title: "Agility",
        control: "Circular run-out",
        tolerance: "7 d",
        datum: "A",
        text: "Priorities may change at any {demoRhythm} demo. The change is priced before it starts; whatever it pushes out is named.",
      },
    ],
  },
  presence: {
    heading: "Global Presence",
    text: "{Offices} {offices:office|offices} {officeSpread}, and clients in {countriesServed} countries.",
    section: {
      offices: ["new-delhi", "bangalore"],
      text: "Both are on nearly the same meridian.",
      note: "terrain simplified",
      drawing:
        "A section along the meridian from New Delhi, 216 metres above the sea, over the Satpura range to Bangalore, 920 metres.",
    },
  },
  links: [
    { label: "Leadership", href: "/about/leadership", text: "Who reviews the estimates" },
    { label: "Careers", href: "/about/careers", text: "How we work, and where to send a resume" },
  ],
  cta: {
    heading: "Tell us what creaks",
    lead: "Which system, sheet or hand-off costs you the most hours? We will say whether software is the right repair.",
    actions: [{ label: "Write to us", href: "/contact" }],
  },
} satisfies CompanyInput;
