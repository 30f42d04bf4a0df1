import type { ShortCaseStudyInput } from "../../app/pages/case-study/schema.ts";

export default {
  head: {
    title: "Merchant portal case study: one payout ledger",
    description:
      "A Delhi marketplace and its 640 merchants read one ledger of sales, refunds and payouts. By 10 a.m. each difference has a reason code and an owner.",
  },
  title: "Merchant portal",
  subtitle:
    "Sales, refunds, deductions and payouts for 640 merchants in one ledger, agreed with the bank by ten each morning.",
  enquiry: "Discuss a payout ledger",
  order: 6,
  sample: true,
  categories: ["B2B", "Internal Tools"],
  card: {
    text: "Each sale, refund and settlement for 640 merchants in one ledger. By ten in the morning every difference from the bank has a reason.",
    figure: { value: "₹0", label: "unexplained at 10 a.m." },
  },
  summary:
    "Merchants see why a payout is what it is, line by line. Payout queries to the finance desk fell from 130 a day to 22, and month-end close from six working days to two.",
  overview: [
    "The client is a Delhi marketplace where 640 wholesale merchants sell kitchen and packaging supplies to restaurants. Sales, refunds, courier deductions and tax came in four reports that never agreed. Six people in finance spent their mornings explaining payouts by telephone.",
    "We built a double-entry ledger first and put the portal on top of it; the first merchants logged in after twelve weeks, in 2021. Gateway settlement files, the bank statement and courier invoices are posted overnight. The payment gateway holds the money and pays merchants by split settlement. The portal instructs and records, and holds no funds.",
  ],
  keyFeatures: [
    {
      title: "Settlement ledger",
      text: "Double entry, append-only, in paise as integers. A correction is a reversing entry with a name on it; nothing is edited in place.",
    },
    {
      title: "Payout statement",
      text: "From gross sale to bank credit in seven lines, each opening to the orders behind it. The UTR is shown once the bank confirms.",
    },
    {
      title: "Exceptions queue",
      text: "Differences are sorted overnight under nineteen reason codes. What is left waits in a list with an owner, to be explained by ten.",
    },
    {
      title: "Refunds and chargebacks",
      text: "A refund is recovered from the next payout, split over several if it is large. Chargeback evidence is collected against the gateway’s deadline.",
    },
    {
      title: "Tax lines",
      text: "Commission invoices with GST, TCS for the client’s GSTR-8, and TDS by merchant, exported to Tally as vouchers.",
    },
    {
      title: "Maker and checker",
      text: "A change of bank account needs two people and a ₹1 test credit. Payouts to that account wait a day.",
    },
  ],
  stack: [
    { name: "Next.js", use: "merchant and finance desks" },
    { name: "TypeScript", use: "types" },
    { name: "NestJS", use: "ledger, payouts" },
    { name: "PostgreSQL", use: "double-entry ledger" },
    { name: "Redis", use: "file import queues" },
    { name: "AWS", use: "hosting, file store" },
  ],
  cta: {
    heading: "Trace one disputed payout",
    lead: "Share your screen with its reports, NDA first. Following a single rupee through them shows where a ledger would have to start.",
  },
  drawing: {
    description:
      "Balance, front view: gateway, courier and tax weights on one pan, the bank credit on the other, pointer at zero, a small tray beneath for unexplained pieces.",
    balloons: [
      "Settlement ledger",
      "Payout statement",
      "Exceptions queue",
      "Refunds and chargebacks",
      "Tax lines",
      "Maker and checker",
    ],
  },
  related: { services: ["backend-api", "web-frontend", "custom-erp"] },
} satisfies ShortCaseStudyInput;
