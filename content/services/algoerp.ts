import type { SetupServiceInput } from "../../app/pages/service/schema.ts";

export default {
  head: {
    title: "AlgoERP, self-hosted ERP setup with no seat fees",
    description:
      "AlgoERP is a self-hosted ERP set up on your own server, with six modules and no charge per seat. Basic setup is about $10,000–$25,000, one-time.",
  },
  title: "AlgoERP",
  subtitle:
    "A self-hosted ERP core, set up on your server for your books and your stores. One setup fee, and no charge per seat.",
  menu: { name: "AlgoERP", line: "Self-hosted ERP setup", group: "business-systems", order: 9 },
  indexLine: "Our ERP core on your server, set up once, with no charge per seat.",
  hero: {
    actions: [
      { label: "See the costs", href: "#costs" },
      { label: "See the modules", href: "#modules" },
    ],
    drawing: "Six module blocks seated on one core plate, the inventory module lifted clear of its socket.",
  },
  intro: {
    heading: "Rent grows with seats. A setup fee does not.",
    paragraphs: [
      "AlgoERP is a finished ERP core that we install on a machine you control, configure to your chart of accounts, load with your masters and hand over. Hire a second storekeeper and nothing further is owed.",
      "It came out of our custom ERP projects, where the stock ledger, the approval engine and the GST rules were being written again for each client. Those parts are now written once. The setup budget goes on your units, your voucher series and your print formats.",
      "It suits manufacturers, distributors and service firms of roughly 20 to 500 people that have outgrown accounts software. It does not suit a group consolidating books across eleven countries, or a firm with nobody who can restart a server.",
    ],
  },
  benefits: {
    heading: "What owning it changes",
    items: [
      {
        title: "No charge per seat",
        text: "A gate guard and a managing director cost the same to add, which is nothing.",
      },
      {
        title: "Your machine, your data",
        text: "It runs on one Linux server, in your office or your own cloud account. Eight cores and 32 GB of memory carry about 150 users.",
      },
      {
        title: "One set of books beneath",
        text: "Stock, purchase, production, sales and wages post to the general ledger in the same transaction, so closing a month needs no transfer between modules.",
      },
      {
        title: "Settings before code",
        text: "Units, voucher series, approval limits and print formats are settings. Where a setting will not do, your code goes in a separate package that upgrades leave alone.",
      },
      {
        title: "No call home",
        text: "It needs no licence server and reports nothing to us. If the retainer lapses, the invoices still print on Monday.",
      },
      {
        title: "Readable by the next team",
        text: "PostgreSQL with a documented schema, CSV export from each list, and the source code. A developer who knows SQL can find a figure without us.",
      },
    ],
  },
  modules: {
    heading: "Six modules on one core",
    lead: "Take two or take six. A module left out leaves no empty menus behind, and can be added later on the same database.",
    items: [
      {
        title: "Accounts",
        text: "Ledgers, cost centres, bank reconciliation and branch books; GSTR-1 and GSTR-3B data, GSTR-2B matching, TDS registers and an edit log that stays on.",
      },
      {
        title: "Purchase",
        text: "Indents, comparison of quotations, rate contracts, orders, goods receipt and three-way match, with vendor dues by age.",
      },
      {
        title: "Inventory",
        text: "Batches, bins, serial numbers and alternate units; barcode receipt and issue, reorder levels, and cycle counts by value class.",
      },
      {
        title: "Production",
        text: "Bills of material to any depth, work orders, job cards, job work, scrap and rework, with actual cost per batch.",
      },
      {
        title: "Sales",
        text: "Quotations, orders, dispatch, e-invoice and e-way bill, dealer price lists, credit limits and collections by salesperson.",
      },
      {
        title: "Payroll",
        text: "Attendance import, shifts and wages; PF, ESI, professional tax and TDS on salary; payslips and the bank file.",
      },
    ],
  },
  pricing: {
    heading: "One setup, then only what you choose",
    lead: "A one-time fee to set it up, and a support retainer if you want one. Beside them, what a rented ERP costs for as long as you trade.",
    setup: {
      name: "AlgoERP basic setup",
      price: "$10,000–$25,000",
      unit: "about, one-time",
      text: "The figure moves with the number of modules and branches and the state of your item master. Billed in milestones, for example 30–40–30, in USD or INR.",
      includes: [
        "Discovery, installation and configuration",
        "Two rehearsed data loads and the final one",
        "Training by role and go-live",
        "Warranty of 30–90 days, as your agreement states",
      ],
    },
    retainer: {
      name: "Support retainer",
      price: "Optional",
      unit: "quoted by hours and modules",
      text: "Cancel at any time with no cancellation fee. Cover runs to the end of the billing cycle, and part months are not refunded.",
      includes: [
        "Statutory updates when GST or payroll rules change",
        "Version upgrades, tried on a copy first",
        "A block of change hours",
        "Server care, if you have no administrator",
      ],
    },
    comparison: {
      name: "Typical SaaS ERP",
      price: "$5,000–$15,000",
      unit: "a year",
      text: "Over five years that is $25,000–$75,000, before seats are added.",
    },
    breakEven: {
      heading: "Where the lines cross",
      text: "Low end against low end, rent passes the setup fee at month 24; high against high, at month 20. The extremes are month 8 and month 60. Your server and any retainer come on top and push the crossing later.",
    },
    chart: {
      years: 5,
      setupUsd: [10000, 25000],
      saasUsdPerYear: [5000, 15000],
      caption:
        "Setup fee against cumulative SaaS fees in US dollars, low to high. Server and retainer not plotted.",
    },
  },
  faq: [
    {
      question: "What does the setup fee cover?",
      answer:
        "Discovery, installation, configuration of the modules you choose, data loading, training by role and go-live. A basic setup is about $10,000–$25,000 one-time. Two modules at one site with a clean item master sit near the bottom of that. Server hardware or cloud charges are paid by you directly and are outside it.",
    },
    {
      question: "How long until we are live?",
      answer:
        "Plan on 4–6 months, the span of a basic ERP. Installing the software is a day of that; the rest is masters, opening balances, print formats, training and a month run in parallel. Accounts with Inventory is the usual first pair, and the start of a financial year in April is the date worth planning back from.",
    },
    {
      question: "Is the retainer compulsory?",
      answer:
        "No. Without it the software keeps running, and upgrades or statutory changes are estimated one at a time when you ask. With it those are included, along with change hours.",
    },
    {
      question: "Who looks after the server?",
      answer:
        "You, or your hosting firm. We install it in Docker with nightly backups to a second location and a monitoring page, then rehearse one restore with your administrator. If you have no such person, server care can go into the retainer.",
    },
    {
      question: "Does it connect to Tally, Shopify and our weighbridge?",
      answer:
        "Yes, through a documented REST API. Tally exchanges vouchers as XML, Shopify orders arrive by webhook, and scales and scanners connect over serial or TCP. A device or bank format we have not met before is written during setup and shown as its own line in the estimate.",
    },
    {
      question: "When is a SaaS ERP the cheaper choice?",
      answer:
        "When the rent is low and the setup would be large. At $5,000 a year it takes five years to spend $25,000, and you have no server to keep. Ten people with plain needs should probably rent.",
    },
  ],
  cta: {
    heading: "Bring the quotation you were given",
    lead: "We put this year’s SaaS quote beside a setup estimate, server included, and show which is lower over five years.",
  },
  drawing: {
    description:
      "A core plate with six sockets, and above each its module: accounts, purchase, inventory, production, sales and payroll.",
    balloons: ["Accounts", "Purchase", "Inventory", "Production", "Sales", "Payroll"],
  },
  related: {
    services: ["custom-erp", "legacy-migration", "shopify-development"],
    industries: ["logistics", "e-commerce"],
    caseStudies: ["construction-pm", "merchant-portal"],
  },
} satisfies SetupServiceInput;
