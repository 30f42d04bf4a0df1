import type { SetupServiceInput } from "../../app/pages/service/schema.ts";

export default {
  head: {
    title: "AlgoERP, self-hosted ERP setup with no seat fees",
    description:
      "AlgoERP is a self-hosted ERP set up on your own server, with six modules and no charge per seat. Basic setup is about $10,000–$25,000, one-time.",
  },
  title: "AlgoERP: self-hosted ERP setup",
  subtitle:
    "For manufacturers, distributors and service firms of 20 to 500 people: our ERP core set up on your server, for one setup fee and no charge per seat.",
  menu: { name: "AlgoERP", line: "Self-hosted ERP setup", group: "business-systems", order: 9 },
  indexLine: "Our ERP core on your server, set up once, with no charge per seat.",
  hero: {
    drawing: "Six module blocks seated on one core plate, the inventory module lifted clear of its socket.",
  },
  intro: {
    heading: "rent grows with seats, a setup fee does not",
    paragraphs: [
      "AlgoERP is a finished ERP core. We install it on a machine you control, configure it to your chart of accounts, load your masters and hand it over. The setup budget goes on your units, voucher series and print formats.",
      "It suits firms that have outgrown accounts software. It does not suit a group consolidating books across many countries, or a firm with nobody who can restart a server.",
    ],
  },
  benefits: {
    heading: "what changes on your own server",
    items: [
      {
        title: "No charge per seat",
        text: "A gate guard and a managing director cost the same to add, which is nothing.",
      },
      {
        title: "Your machine, your data",
        text: "One Linux server in your office or cloud account. Eight cores and 32 GB of memory carry about 150 users.",
      },
      {
        title: "One set of books beneath",
        text: "Stock, purchase, production, sales and wages post to the general ledger in the same transaction.",
      },
      {
        title: "Settings before code",
        text: "Units, approval limits and print formats are settings. Code of your own sits in a package that upgrades leave alone.",
      },
      {
        title: "Never phones home",
        text: "It needs no licence server. If the retainer lapses, invoices still print.",
      },
      {
        title: "Source included",
        text: "The core stays ours, with a lasting licence to use it in your system. What we write for you is yours on full payment.",
      },
    ],
  },
  modules: {
    heading: "six on one core",
    lead: "Take two or take six. A module can be added later on the same database.",
    items: [
      {
        title: "Accounts",
        text: "Ledgers, cost centres, bank reconciliation, GST returns data, GSTR-2B matching, TDS and an edit log.",
      },
      {
        title: "Purchase",
        text: "Indents, quotations, rate contracts, goods receipt, three-way match and vendor dues by age.",
      },
      {
        title: "Inventory",
        text: "Batches, bins, serial numbers, alternate units, barcodes, reorder levels and cycle counts.",
      },
      {
        title: "Production",
        text: "Bills of material, work orders, job cards, job work, scrap, and actual cost per batch.",
      },
      {
        title: "Sales",
        text: "Quotations, orders, dispatch, e-invoice and e-way bill, price lists and credit limits.",
      },
      {
        title: "Payroll",
        text: "Attendance import, shifts and wages; PF, ESI, professional tax, TDS, payslips and the bank file.",
      },
    ],
  },
  pricing: {
    heading: "one setup, then what you choose",
    lead: "A one-time fee, and a support retainer if you want one, beside what a rented ERP costs.",
    setup: {
      name: "AlgoERP basic setup",
      price: "$10,000–$25,000",
      unit: "about, one-time",
      text: "Moves with modules, branches and the state of your item master. Billed in milestones, for example 30–40–30, in USD or INR.",
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
      text: "Cancel at any time with no cancellation fee. Cover runs to the end of the billing cycle; part months are not refunded.",
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
      text: "Low end against low end, rent passes the setup fee at month 24; high against high, at month 20. The extremes are month 8 and month 60. Your server and any retainer push the crossing later.",
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
        "Discovery, installation, configuration, data loading, training and go-live: about $10,000–$25,000 one-time for a basic setup. Two modules at one site with a clean item master sit near the bottom. First call and estimate are free. Server or cloud charges are yours.",
      link: { label: "Pricing Policy", href: "/pricing-policy" },
    },
    {
      question: "Why does a finished core still take 4–6 months?",
      answer:
        "Installing it is a day. The span is that of any basic ERP because masters, opening balances, print formats, training and a month run in parallel take the time, whoever wrote the code. Accounts with Inventory is the usual first pair.",
    },
    {
      question: "Is the retainer compulsory?",
      answer:
        "No. Without it the software keeps running; upgrades and statutory changes are estimated when you ask.",
    },
    {
      question: "Who sets it up, and who looks after the server?",
      answer:
        "The people who estimate it set it up, within reach in Europe’s morning and early afternoon. The server is yours or your host’s: Docker, nightly backups, one rehearsed restore. Server care can go into the retainer.",
    },
    {
      question: "Does it connect to Tally, Shopify and our weighbridge?",
      answer:
        "Yes, through a documented REST API: Tally vouchers as XML, Shopify orders by webhook, scales and scanners over serial or TCP. A new device is its own line in the estimate.",
    },
    {
      question: "When is a SaaS ERP the cheaper choice?",
      answer:
        "When the rent is low and the setup would be large. At $5,000 a year it takes five years to spend $25,000. Ten people with plain needs should probably rent.",
    },
  ],
  cta: {
    heading: "Compare it with the rent you pay",
    lead: "Tell us seats and yearly fee. We set them beside a setup estimate, server included, and show which is lower over five years.",
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
