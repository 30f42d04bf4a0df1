import type { CompanyInput } from "../app/pages/company/schema.ts";
import { site } from "../site.config.ts";

export default {
  head: {
    title: "About the company: story, values and offices",
    description: `${site.name} is a software engineering company in {officeCities}. How it began, what it is for, five values it is held to, and where it works.`,
  },
  title: "We draw it before we build it",
  subtitle: `${site.name} is a software engineering company in {officeCities}. We price from drawings, because a drawing can be corrected in minutes.`,
  drawing:
    "A drafting compass in elevation, its needle on New Delhi and its lead on Bangalore, set to 1,740 kilometres.",
  story: {
    heading: "Our Story",
    sample: true,
    entries: [
      {
        revision: "A",
        title: "A spreadsheet, outgrown",
        text: "A Delhi distributor keeps stock in a workbook that takes four minutes to open. We replace it with PostgreSQL and eleven screens, a week late, and say so on the day we know. They stay.",
      },
      {
        revision: "B",
        title: "Old systems, moved live",
        text: "Operations managers pass our name around. In each migration both systems take the day’s entries and the differences are counted every night, until there are none. The count of systems is now 25+.",
      },
      {
        revision: "C",
        title: "A second office",
        text: "Product teams settle in Bangalore. SaaS products launched pass ten, and the tenancy, billing and admin code they have in common becomes a base that the next one starts from.",
      },
      {
        revision: "D",
        title: "Models on duty",
        text: "Retrieval, forecasting and assistants leave the pilot stage. Systems we built handle 1M+ AI requests a day, with a written rule for what happens when the model does not answer.",
      },
      {
        revision: "E",
        title: "As drawn today",
        text: "{Services} services, three products (AlgoERP, AlgoHR and AlgoChat) and clients in {countriesServed} countries. An estimate still carries the name of an engineer who will work on it.",
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
      text: "To sit with the people who do the work, draw what they need, build it in weeks where weeks are enough, and leave notes that make us replaceable.",
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
        text: "A fault is reported by the person who caused it, before anyone else finds it. What we do not know stands in the estimate as a line of its own.",
      },
      {
        title: "Innovation",
        control: "Line profile",
        tolerance: "free",
        text: "A new tool runs on our own systems first. It reaches a client’s once it has beaten the plain one on a measure written down beforehand.",
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
        text: "Priorities may change at any weekly demo. The change is priced before it starts, and whatever it pushes out is named.",
      },
    ],
    datumNote: "Datum A is the client’s own figure.",
  },
  presence: {
    heading: "Global Presence",
    text: "Two offices 1,740 km apart on nearly the same meridian, and clients in {countriesServed} countries.",
    distance: "1,740 km",
    note: "77.4° E, terrain simplified",
    drawing:
      "A section along the meridian from New Delhi, 216 metres above the sea, over the Satpura range to Bangalore, 920 metres, 1,740 kilometres away.",
  },
  links: [
    { label: "Leadership", href: "/about/leadership", text: "Who reviews the estimates" },
    { label: "Careers", href: "/about/careers", text: "How we work, and where to send a resume" },
  ],
  cta: {
    heading: "Bring the thing that creaks",
    lead: "Tell us which system, sheet or hand-off costs you the most hours. We will say whether software is the right repair.",
    actions: [{ label: "Write to us", href: "/contact" }],
  },
} satisfies CompanyInput;
