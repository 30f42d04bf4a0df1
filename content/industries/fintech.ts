import type { IndustryInput } from "../../app/pages/industry/schema.ts";

export default {
  head: {
    title: "Fintech software development company, India",
    description:
      "Double-entry ledgers, resumable KYC, NACH and UPI Autopay mandates, idempotent webhooks and day-end reporting for Indian lenders and payment firms.",
  },
  title: "Fintech software development",
  subtitle:
    "Ledgers, onboarding, mandates and reporting for lenders and payment companies, designed so that any rupee can be explained on any day.",
  enquiry: "Discuss a fintech project",
  facts: [
    { label: "Small project", value: "{smallProject}" },
    { label: "Medium project", value: "{mediumProject}" },
    { label: "Works with", value: "UPI Autopay, NACH, CKYC" },
  ],
  menu: { name: "Fintech", line: "Ledgers, lending, onboarding", order: 4 },
  headings: {
    challenges: "where the books disagree",
    solutions: "the entry that balances",
    stories: "Success Stories",
    differentiators: "Why lenders choose us",
    form: "Term sheet",
  },
  challenges: [
    {
      title: "A balance kept as a column",
      text: "A stored figure is updated in place. When it is wrong, no entry says since when, or by whose hand.",
    },
    {
      title: "Applicants lost at KYC",
      text: "PAN, Aadhaar, selfie and bank proof on four screens. A timeout on the third sends the applicant back to the first.",
    },
    {
      title: "Debits retried blind",
      text: "Each EMI is presented on the fifth, whatever the salary date. A bounce costs a charge and a phone call.",
    },
    {
      title: "The webhook arrives twice",
      text: "The gateway retries and the handler credits again. Or the event is lost: a payment is never credited.",
    },
    {
      title: "A past day cannot be shown",
      text: "To reproduce the overdue buckets as they stood at year-end takes three people and a restored backup.",
    },
  ],
  solutions: [
    {
      title: "Double entry, append only",
      text: "Balances are sums of postings that are never edited. A correction is a reversal with a reason, a maker and a checker.",
    },
    {
      title: "KYC that resumes",
      text: "CKYC lookup first, then DigiLocker, then V-CIP where the case needs it. Each step is saved; a timeout resumes there.",
    },
    {
      title: "Mandates set by borrower",
      text: "NACH or UPI Autopay, timed to the observed salary day. The return code decides whether to present again, wait or call.",
    },
    {
      title: "One key, one credit",
      text: "Each event carries a key with a unique index behind it. A poller asks the gateway about any payment silent for ten minutes.",
    },
    {
      title: "Any day-end, replayed",
      text: "Postings carry value date and booking date. A past position is a query, SMA and NPA classification included.",
    },
  ],
  stories: [
    {
      title: "Nineteen minutes at the counter",
      client: "A gold-loan NBFC with 64 branches in Kerala and Tamil Nadu.",
      challenge:
        "A new customer took 52 minutes. KYC was photocopied, the weight written down twice, and the LTV worked on a calculator.",
      solution:
        "A tablet flow: CKYC lookup, weight read off the scale, LTV from the day’s rate, and a Key Fact Statement in the borrower’s language before signature.",
      impact: [
        "Counter time, new customer: 19 min, from 52 min",
        "KYC files returned for correction: 1.1%, from 8.6%",
        "Figures copied by hand at the counter: none, from nine",
      ],
      sample: true,
      figure: {
        drawing: "counter-visit",
        caption: "One counter visit, in minutes",
        description:
          "One visit as a strip of five tasks: KYC, weighing, loan-to-value, signature and payment. Before, 52 minutes; after, 19.",
        compared: { what: "Counter time, new customer", before: "52 min", after: "19 min" },
      },
    },
    {
      title: "Mandates that knew payday",
      client: "A two-wheeler lender with 210,000 live loans in Maharashtra and Telangana.",
      challenge:
        "All EMIs were presented on the 5th. 23.4% bounced at first presentation; collectors visited people who would have paid on the 8th.",
      solution:
        "Due dates moved, with the borrower’s consent, to fit twelve months of outcomes. New loans choose UPI Autopay or NACH at sanction.",
      impact: [
        "First presentations bounced: 16.1%, from 23.4%",
        "Mandates failing at registration: 6%, from 18%",
        "Field visits: 5,800 a month, from 9,400",
      ],
      sample: true,
      figure: {
        drawing: "presentation-days",
        caption: "Debits by day of the month",
        description:
          "Debits presented by day of the month. Before, all on the 5th, 23.4% bounced; after, spread over paydays, 16.1% bounced.",
        compared: { what: "First presentations bounced", before: "23.4%", after: "16.1%" },
      },
    },
  ],
  differentiators: [
    {
      title: "Designed for a small PCI DSS scope",
      text: "Card numbers go to the gateway’s hosted fields and come back as tokens. What remains in scope is listed, host by host.",
    },
    {
      title: "Designed for RBI’s storage rule",
      text: "Payment data in Indian regions, as the 2018 rule requires, and logs for the 180 days that CERT-In sets. Your auditor confirms it.",
    },
    {
      title: "Circulars become test cases",
      text: "Cooling-off, Key Fact Statement and direct disbursal are tests that cite a paragraph. When the text changes, we know which to rewrite.",
    },
    {
      title: "Your counsel decides",
      text: "Where a rule reads two ways we put the question in writing and wait. We build to the answer and do not give compliance opinions.",
    },
  ],
  cta: {
    heading: "Trace one rupee you cannot explain",
    lead: "Share your screen, NDA first: one loan, one bank credit and the difference. In thirty minutes we follow the entry to the step that lost it.",
  },
  drawing: {
    description:
      "A beam balance above an open ledger, coins in one pan and a stamped receipt in the other; beside it a signature card and a clock at a minute to midnight.",
    balloons: ["Ledger", "KYC", "Mandates", "Webhooks", "Day-end"],
  },
  related: {
    services: ["backend-api", "legacy-migration", "ai-ml-data", "salesforce-integrations"],
    industries: ["saas"],
    caseStudies: ["merchant-portal", "ai-chatbot"],
  },
} satisfies IndustryInput;
