import type { TemplateServiceInput } from "../../app/pages/service/schema.ts";

export default {
  about: ["service:algoerp"],
  head: {
    title: "Custom ERP development company in India",
    description:
      "Custom ERP for plants and distributors. Stock ledger, job work, costing, e-invoice and Tally, on NestJS and PostgreSQL. Basic ERP in {basicErp}.",
  },
  title: "Custom ERP development",
  subtitle:
    "For manufacturers and distributors: purchase, stock, production, dispatch and accounts on one ledger, built around the units and approvals your plant already uses.",
  enquiry: "Get an ERP estimate",
  menu: { name: "Custom ERP", line: "NestJS, PostgreSQL", group: "business-systems", order: 8 },
  indexLine: "Indent to invoice on one stock ledger, built round your plant’s units and approvals.",
  overview: {
    heading: "the ERP is the ledger; the rest is forms",
    paragraphs: [
      "ERPs fail when two screens compute the same stock figure differently. So we build the ledger first. Every receipt, issue, transfer, scrap entry and invoice is an append-only row; quantity on hand is a sum over those rows. A correction is a reversing entry with a name and a time on it.",
      "A custom build is worth paying for when your process is the reason customers buy: stock held in kilograms and sold in metres, job work at six vendors, heat numbers traced to a test certificate. If your process is ordinary, AlgoERP, or Tally with better discipline, costs less; we say so in the first meeting.",
    ],
  },
  facts: [
    { label: "Typical team", value: "5–7 people" },
    { label: "Basic ERP", value: "{basicErp}" },
    { label: "Usual stack", value: "NestJS, PostgreSQL, React, Redis" },
  ],
  expertise: [
    {
      title: "Stock ledger",
      text: "Batches, bins, heat numbers and dual units in one table. The database refuses negative stock.",
    },
    {
      title: "Purchase & job work",
      text: "Indents, quotation comparison, orders, three-way match; material at each job-work vendor, for Form ITC-04.",
    },
    {
      title: "Production & costing",
      text: "Multi-level bills of material, work orders, job cards and scrap, with actual cost per batch.",
    },
    {
      title: "GST, e-invoice & e-way bill",
      text: "IRN and e-way bill with each invoice. GSTR-2B is matched line by line against purchases.",
    },
    {
      title: "Approvals & audit trail",
      text: "Limits by amount and plant. The edit log that company law requires cannot be switched off.",
    },
    {
      title: "Devices & interfaces",
      text: "Weighbridges, Zebra label printers, Android scanners, and Tally over its XML interface.",
    },
  ],
  process: [
    {
      title: "Discovery",
      text: "Two weeks on the floor, at the gate and in accounts, following one order end to end. It ends in a process map, a data model and an estimate by module.",
    },
    {
      title: "Design",
      text: "The ten busiest screens as a clickable prototype, tried by the storekeeper and the accountant who will use them. Screens and a posting table are agreed.",
    },
    {
      title: "Development",
      text: "Modules reach staging in ledger order: masters, stock, purchase, production, sales, accounts. Each one is loaded with your own items to test against.",
    },
    {
      title: "Delivery",
      text: "Opening balances are loaded twice in rehearsal, then for real at a month boundary. Go-live checklist, training by role, source code and written warranty terms follow.",
    },
  ],
  why: [
    {
      title: "Accounts reconcile first",
      limit: "Nightly",
      text: "Stock value, goods received but not invoiced and the trial balance are compared nightly from the first module. A mismatch opens a ticket by itself.",
    },
    {
      title: "Only the modules you need",
      limit: "Nine vendors",
      text: "A plant with nine vendors rarely needs a vendor portal. We leave out what a shared mailbox does well enough, and write down why.",
    },
    {
      title: "Built for a bad connection",
      text: "Gate and stores screens queue entries locally when the leased line drops, then post in order. A key issued on the device stops duplicates.",
    },
    {
      title: "Ordinary tools, easy to hire for",
      text: "PostgreSQL, TypeScript and SQL reports. Your next developer needs no vendor course; your auditor can query a read-only replica.",
    },
  ],
  faq: [
    {
      question: "How long does a custom ERP take?",
      answer:
        "A basic ERP takes {basicErp} from discovery to the first closed month. Several plants, or production planning with costing, is an enterprise project of six months or more, released plant by plant. Clean masters shorten it more than extra engineers do.",
    },
    {
      question: "What does a custom ERP cost?",
      answer:
        "The first estimate is free. Discovery is quoted on its own; the build is then estimated by module and billed in milestones, for example {milestones}. For scale, a basic setup of our AlgoERP core is about {erpSetup} one-time, and a rented ERP about {rentedErp} a year. Custom work usually costs more than that setup.",
      link: { label: "Pricing Policy", href: "/pricing-policy" },
    },
    {
      question: "Buy, rent or build an ERP?",
      answer:
        "Rent when ten people have plain needs and nobody runs a server. Take AlgoERP when standard modules fit and seats would multiply the rent. Build when your units, costing or traceability are what sells.",
      link: { label: "AlgoERP", href: "/services/algoerp" },
    },
    {
      question: "Can we keep Tally for accounts?",
      answer:
        "Yes. Vouchers are pushed over Tally’s XML interface with our document number as the reference, so a repeat is recognised. The limit is that Tally must be running and reachable, so vouchers queue and a screen shows what is still waiting.",
    },
    {
      question: "How is our data moved?",
      answer:
        "Masters are cleaned in a spreadsheet your team owns, with likely duplicates flagged by name, HSN code and unit. Opening stock and open orders move. Closed transactions usually stay in the old system, read-only, for the eight financial years the Companies Act requires. Each rehearsal ends with a trial balance that ties.",
    },
    {
      question: "What happens after go-live?",
      answer:
        "A warranty of {warranty}, stated in the contract, covers defects, with minor fixes usually in {minorFixes}. The first month-end close is the real test, so we plan for two of the build team to sit with accounts through it. Later changes are estimated one by one, or covered by a support plan.",
    },
  ],
  cta: {
    heading: "Follow one purchase order with us",
    lead: "Share your screen, NDA first, and trace one order from indent to voucher. We mark where the figures part company.",
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
