import type { TemplateServiceInput } from "../../app/pages/service/schema.ts";

export default {
  about: ["service:algoerp"],
  head: {
    title: "Custom ERP development, from stock ledger to GST",
    description:
      "Custom ERP for plants and distributors. Stock ledger, job work, costing, e-invoice and Tally, on NestJS and PostgreSQL. Basic ERP in 4–6 months.",
  },
  title: "Custom ERP development",
  subtitle:
    "Purchase, stock, production, dispatch and accounts on one ledger, built around the gate pass, the job card and the unit conversions your plant already uses.",
  menu: { name: "Custom ERP", line: "NestJS, PostgreSQL", group: "business-systems", order: 8 },
  indexLine: "Indent to invoice on one stock ledger, built round your plant’s units and approvals.",
  overview: {
    heading: "The ERP is the ledger; the rest is forms",
    paragraphs: [
      "Most failed ERPs we are asked to look at began with a stock figure that two screens computed differently. So we build the ledger first. Every receipt, issue, transfer, scrap entry and invoice is an append-only row, and quantity on hand is a sum over those rows. A correction is a reversing entry with a name and a time on it.",
      "A custom build is worth paying for when your process is the reason customers buy: stock held in kilograms and sold in metres, job work at six vendors, heat numbers traced to a test certificate. If your process is ordinary, AlgoERP, or Tally with better discipline, costs less, and we say so in the first meeting.",
      "A wire-drawing plant near Bhiwadi ran purchase in Excel, production on paper and accounts in Tally. The build took five months. Its monthly stock count now takes six hours, down from three days, and variance against the books has fallen from 4.2% to 0.6%.",
    ],
  },
  facts: [
    { label: "Typical team", value: "5–7 people" },
    { label: "Basic ERP", value: "4–6 months" },
    { label: "Usual stack", value: "NestJS, PostgreSQL, React, Redis" },
  ],
  expertise: [
    {
      title: "Stock ledger",
      text: "Batches, bins, heat numbers and dual units in one append-only table. Negative stock is refused by the database inside the posting transaction, whichever screen tried.",
    },
    {
      title: "Purchase & job work",
      text: "Indents, quotation comparison, orders and three-way match. Job-work challans track material lying at each vendor and supply the figures for Form ITC-04.",
    },
    {
      title: "Production & costing",
      text: "Multi-level bills of material, work orders, job cards and scrap. Actual cost per batch is rolled up from issues, machine hours and rework.",
    },
    {
      title: "GST, e-invoice & e-way bill",
      text: "Invoices get an IRN from the Invoice Registration Portal and the e-way bill with it. GSTR-2B is matched line by line against purchases.",
    },
    {
      title: "Approvals & audit trail",
      text: "Limits by amount, item group and plant, with delegation for leave. The edit log Rule 3(1) of the Companies (Accounts) Rules asks for has no off switch.",
    },
    {
      title: "Devices & interfaces",
      text: "Weighbridges over serial or TCP, Zebra label printers over ZPL, Android scanners, and Tally over its XML interface where accounts stay there.",
    },
  ],
  process: [
    {
      title: "Discovery",
      text: "Two weeks on the floor, at the gate and in accounts, following one order end to end. You get a process map, a data model and an estimate by module.",
    },
    {
      title: "Design",
      text: "The ten busiest screens as a clickable prototype, tried by the storekeeper and the accountant who will use them. You get agreed screens and a posting table.",
    },
    {
      title: "Development",
      text: "Modules reach staging in ledger order: masters, stock, purchase, production, sales, accounts. You get each one loaded with your own items to test against.",
    },
    {
      title: "Delivery",
      text: "Opening balances are loaded twice in rehearsal, then for real at a month boundary. You get a go-live checklist, training by role, the source code and written warranty terms.",
    },
  ],
  why: [
    {
      title: "Books tie before screens look good",
      text: "Stock value, goods received but not invoiced and the trial balance are compared nightly from the first module. A mismatch opens a ticket by itself.",
    },
    {
      title: "We argue for fewer modules",
      text: "A plant with nine vendors rarely needs a vendor portal. We leave out what a shared mailbox does well enough, and write down why.",
    },
    {
      title: "Built for a bad connection",
      text: "Gate and stores screens queue entries locally when the leased line drops, then post in order. A key issued on the device stops duplicates.",
    },
    {
      title: "Ordinary tools, easy to hire for",
      text: "PostgreSQL, TypeScript and SQL reports. Your next developer needs no vendor course, and your auditor can query a read-only replica.",
    },
  ],
  faq: [
    {
      question: "How long does a custom ERP take?",
      answer:
        "A basic ERP takes 4–6 months from discovery to the first closed month. Several plants, or production planning with costing, is an enterprise project of six months or more, released plant by plant. Clean masters shorten it more than extra engineers do. One client’s 31,000 items turned out to be 19,400.",
    },
    {
      question: "What does a custom ERP cost?",
      answer:
        "It is estimated by module after discovery and billed in milestones, for example 30–40–30. For scale, a basic setup of our AlgoERP core is about $10,000–$25,000 one-time, and a rented ERP about $5,000–$15,000 a year. Custom work usually costs more than that setup, and discovery shows by how much.",
    },
    {
      question: "Can we keep Tally for accounts?",
      answer:
        "Yes, and many clients do for the first year. Vouchers are pushed over Tally’s XML interface with our document number as the reference, so a repeat is recognised. The limit is that Tally must be running and reachable, so vouchers queue and a screen shows what is still waiting.",
    },
    {
      question: "How is our data moved?",
      answer:
        "Masters are cleaned in a spreadsheet your team owns, with likely duplicates flagged by name, HSN code and unit. Opening stock and open orders move. Closed transactions usually stay in the old system, read-only, for the eight financial years the Companies Act asks for. Each rehearsal ends with a trial balance that ties.",
    },
    {
      question: "Where does the ERP run?",
      answer:
        "In your own AWS or Azure account, or on a server in the plant with a replica elsewhere. A plant server survives an internet outage but needs someone to change its disks; the cloud is the reverse. We put both to you with their monthly cost.",
    },
    {
      question: "What happens after go-live?",
      answer:
        "A warranty of 30–90 days, stated in the contract, covers defects, with minor fixes in 24–48 hours. The first month-end close is the real test, so we plan for two of the build team to sit with accounts through it. Later changes are estimated one by one.",
    },
  ],
  cta: {
    heading: "Bring one purchase order, start to finish",
    lead: "Send its indent, goods receipt, bill and voucher. We trace the four on a call and mark where the figures part company.",
  },
  drawing: {
    description:
      "A block of module cubes standing on one ruled ledger plate, with crates, an invoice, a list of signatures and a weighing dial on their faces; the production cube is lifted out of the corner.",
    balloons: ["Stock ledger", "Purchase", "Production", "GST", "Approvals", "Devices"],
  },
  related: {
    services: ["algoerp", "legacy-migration", "salesforce-integrations"],
    industries: ["logistics", "e-commerce"],
    caseStudies: ["construction-pm", "merchant-portal"],
  },
} satisfies TemplateServiceInput;
