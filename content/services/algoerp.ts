import type { SetupServiceInput } from "../../app/pages/service/schema.ts";

export default {
  head: {
    title: "AlgoERP, self-hosted ERP setup with no seat fees",
    description:
      "AlgoERP is a self-hosted ERP set up on your own server, with six modules and no charge per seat. Basic setup is about {erpSetup}, one-time.",
  },
  title: "AlgoERP: ERP on your own server",
  subtitle:
    "For manufacturers, distributors and service firms of 20 to 500 people: our self-hosted ERP core, set up for one fee, with no charge per seat.",
  enquiry: "Get a setup estimate",
  menu: { name: "AlgoERP", line: "Self-hosted ERP setup", group: "business-systems", order: 9 },
  indexLine: "Our ERP core on your server, set up once, with no charge per seat.",
  facts: [
    { label: "Basic setup", value: "About {erpSetup}, one-time" },
    { label: "Time", value: "{basicErp}" },
    { label: "Support", value: "Optional retainer" },
  ],
  hero: {
    drawing: "Six module blocks seated on one core plate, the inventory module lifted clear of its socket.",
  },
  intro: {
    heading: "rent grows with seats,",
    stress: "a setup fee does not",
    paragraphs: [
      "AlgoERP is a finished ERP core. We install it on a machine you control, configure it to your chart of accounts, units and print formats, load your masters and hand it over.",
      "It suits firms that have outgrown accounts software. It does not suit groups with books in many countries, or firms with nobody to restart a server.",
    ],
  },
  benefits: {
    heading: "what changes on your own server",
    items: [
      {
        title: "No charge per seat",
        text: "A gate guard costs as much to add as a director: nothing.",
      },
      {
        title: "Your machine, your data",
        text: "One Linux server. Eight cores and 32 GB of memory carry about 150 users.",
      },
      {
        title: "One set of books beneath",
        text: "Every module posts to the general ledger in the same transaction.",
      },
      {
        title: "Settings before code",
        text: "Code of your own sits in a package that upgrades leave alone.",
      },
      {
        title: "Never phones home",
        text: "No licence server. If the retainer lapses, invoices still print.",
      },
      {
        title: "Source included",
        text: "The core stays ours, under a lasting licence to use it. What we write for you is yours on full payment.",
      },
    ],
  },
  modules: {
    heading: "six on one core",
    lead: "Take two or take six; others can be added later.",
    items: [
      {
        title: "Accounts",
        text: "Ledgers, cost centres, bank reconciliation, GST, TDS and an edit log.",
      },
      {
        title: "Purchase",
        text: "Indents, quotations, goods receipt, three-way match and vendor dues.",
      },
      {
        title: "Inventory",
        text: "Batches, bins, serial numbers, alternate units, barcodes and counts.",
      },
      {
        title: "Production",
        text: "Bills of material, work orders, job work, scrap and batch cost.",
      },
      {
        title: "Sales",
        text: "Quotations, orders, dispatch, e-invoice and credit limits.",
      },
      {
        title: "Payroll",
        text: "Attendance, shifts, wages, PF, ESI, TDS, payslips and the bank file.",
      },
    ],
  },
  pricing: {
    heading: "one setup, then what you choose",
    lead: "A one-time fee and an optional retainer, beside what a rented ERP costs.",
    setup: {
      name: "AlgoERP basic setup",
      price: "{erpSetup}",
      unit: "about, one-time",
      text: "By modules, branches and the state of your item master. Billed in milestones, for example {milestones}, in {currencies}.",
      includes: [
        "Discovery, installation, configuration",
        "Data loads, rehearsed twice",
        "Training and go-live",
        "Warranty of {warranty}",
      ],
    },
    retainer: {
      name: "Support retainer",
      price: "Optional",
      unit: "quoted by hours and modules",
      text: "Cancel at any time, with no fee. Cover runs to the end of the billing cycle.",
      includes: [
        "GST and payroll rule updates",
        "Upgrades, tried on a copy first",
        "A block of change hours",
        "Server care, if needed",
      ],
    },
    comparison: {
      name: "Typical SaaS ERP",
      price: "{rentedErp}",
      unit: "a year",
      text: "{rentOverYears} over {years} years.",
    },
    breakEven: {
      heading: "Where the lines cross",
      text: "Rent passes the setup fee at month {lowMonth}, low end against low end; at month {highMonth}, high against high. The extremes are months {firstMonth} and {lastMonth}. Server and retainer push the crossing later.",
    },
    chart: {
      years: 5,
      caption: "Setup fee against cumulative SaaS fees in US dollars, low to high.",
    },
  },
  faq: [
    {
      question: "What does the setup fee cover?",
      answer:
        "All work up to go-live: about {erpSetup} one-time for a basic setup. First call and estimate are free; server charges are yours.",
      link: { label: "Pricing Policy", href: "/pricing-policy" },
    },
    {
      question: "Why does a finished core still take {basicErp}?",
      answer:
        "Installing it is a day. Masters, opening balances, print formats, training and a month run in parallel take the rest, as in any basic ERP.",
    },
    {
      question: "Is the retainer compulsory?",
      answer: "No. Without it the software keeps running; changes are estimated when you ask.",
    },
    {
      question: "Who sets it up, and who looks after the server?",
      answer:
        "The engineers who estimate it set it up, with Docker, nightly backups and a rehearsed restore. Shared hours: {sharedHours}. Server care can go into the retainer.",
    },
    {
      question: "Does it connect to Tally, Shopify and our weighbridge?",
      answer:
        "Yes: Tally vouchers as XML, Shopify orders by webhook, scales and scanners over serial or TCP, the rest through a REST API.",
    },
    {
      question: "When is a SaaS ERP the cheaper choice?",
      answer:
        "When the rent is low and the setup large: the lowest rent passes the highest setup fee only at month {lastMonth}. Ten people with plain needs should rent.",
    },
  ],
  cta: {
    heading: "Compare it with the rent you pay",
    lead: "Tell us your seats and yearly fee. We set them beside a setup estimate and show which is lower over five years.",
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
