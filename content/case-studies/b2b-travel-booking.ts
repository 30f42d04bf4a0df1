import type { FullCaseStudyInput } from "../../app/pages/case-study/schema.ts";

export default {
  head: {
    title: "B2B travel booking platform case study",
    description:
      "How a Delhi travel consolidator moved its agencies off the telephone: supplier adapters in Go, fifteen-minute seat holds and a double-entry wallet.",
  },
  title: "B2B travel booking platform",
  subtitle:
    "One desk for 1,160 travel agencies: search every supplier, hold a seat while the traveller decides, pay from the wallet.",
  enquiry: "Discuss a booking platform",
  order: 1,
  sample: true,
  categories: ["B2B", "SaaS"],
  card: {
    text: "Flights, rooms and transfers in one search for 1,160 travel agencies. A block seat is held for fifteen minutes while the traveller decides.",
    figure: { value: "1,160", label: "agencies trading each week" },
  },
  summary:
    "Agencies search GDS fares, fixed-departure seats and contracted hotels in one list. A seat stays theirs for fifteen minutes. A quote becomes a ticket in 90 seconds, from 14 minutes.",
  meta: {
    client: "Travel consolidator, Delhi",
    duration: "Seven months to launch",
    team: "Six engineers, one designer",
    since: "On call since July 2024",
  },
  overview: [
    "The client buys seats and rooms in bulk and resells them to travel agencies in 140 towns. Until 2024 it sold by telephone. A desk of 26 people worked from three airline screens, a shared folder of 42 hotel contracts and a calculator for the margin.",
    "We were asked for a portal. The harder part was stock: one place that knows what can be sold, to whom, at what price and until when. Pilot agencies signed in during week ten and the platform launched in month seven; the telephone desk closed three months later.",
  ],
  challenge: {
    intro: "A quote took three phone calls. When the traveller said yes, the seat had often gone.",
    rows: [
      "Three airline systems and 42 hotel contracts, each with its own login, rounding rule and definition of a double room.",
      "Two agents could sell the same last seat of a fixed departure. It happened 114 times in the quarter before work began.",
      "Credit limits sat in a spreadsheet that finance updated on Mondays. Agencies learned to buy on Sundays.",
    ],
  },
  solution: {
    intro:
      "A stock service sits in the middle, with supplier adapters on one side and agency desks on the other.",
    rows: [
      "Each supplier has an adapter that returns the same record. One that takes longer than 1.2 s is left out of the list and named at its foot.",
      "Choosing a block seat inserts a hold with a fifteen-minute expiry. A unique constraint rejects the second hold before anyone is charged.",
      "A double-entry wallet reserves the amount before the ticket is issued, on any day of the week, and settles or releases it on the supplier’s answer.",
    ],
  },
  outcomes: {
    note: "January to March 2025, from production logs. Earlier figures are from the same quarter of 2024 on the telephone desk, except double sales, counted in the quarter before work began.",
    items: [
      { value: "1.4 s", label: "p95 to compare all suppliers", before: "4 min" },
      { value: "90 s", label: "median from quote to issued ticket", before: "14 min" },
      { value: "0", label: "seats sold twice in the quarter", before: "114" },
      { value: "1,160", label: "agencies trading each week", before: "780" },
    ],
  },
  keyFeatures: [
    {
      title: "One search",
      text: "Flights, rooms and transfers in one list by net fare; suppliers that timed out are named.",
    },
    {
      title: "Held seats",
      text: "Block seats are held for fifteen minutes. GDS fares carry the airline’s own ticketing time limit, which we display and cannot extend.",
    },
    {
      title: "Wallet and credit",
      text: "Prepaid balance first, then the credit limit. A reservation the supplier has not answered in two minutes goes to the ticket queue.",
    },
    {
      title: "Mark-up rules",
      text: "Margin by route, season, agency tier and fare class. Finance edits the rules; each change is dated, signed and can be reversed.",
    },
    {
      title: "Ticket queue",
      text: "Failed issues, reissues and refunds in one list with a reason code.",
    },
    {
      title: "Supplier adapters",
      text: "One Go service per supplier. The last four took nine working days each on average and touched no booking code.",
    },
  ],
  stack: [
    { name: "Next.js", use: "agency desk" },
    { name: "TypeScript", use: "types" },
    { name: "NestJS", use: "booking core" },
    { name: "Go", use: "supplier adapters" },
    { name: "PostgreSQL", use: "holds, wallet ledger" },
    { name: "Redis", use: "search cache, queues" },
    { name: "AWS", use: "hosting, Mumbai region" },
    { name: "Kubernetes", use: "adapter scheduling" },
  ],
  cta: {
    heading: "Show us your busiest screen",
    lead: "The one your desk has open all day. Share it on a call, NDA first: we go through a week of its errors with you.",
  },
  drawing: {
    description:
      "General arrangement: a stock service in the middle, supplier adapters entering from the left, agency desks on the right, one held seat marked with its countdown.",
    balloons: [
      "One search",
      "Held seats",
      "Wallet and credit",
      "Mark-up rules",
      "Ticket queue",
      "Supplier adapters",
    ],
  },
  related: { services: ["saas-product", "backend-api", "web-frontend"] },
} satisfies FullCaseStudyInput;
