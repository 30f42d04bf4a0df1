import type { TemplateServiceInput } from "../../app/pages/service/schema.ts";

export default {
  head: {
    title: "Salesforce integration services: ERP, payments",
    description:
      "Salesforce joined to SAP, Tally, telephony and payments through Bulk API 2.0, Change Data Capture and Pub/Sub API, with rejected records listed by cause.",
  },
  title: "Salesforce integrations",
  subtitle:
    "For companies that run SAP, Tally, telephony or payments beside Salesforce: records kept in step, and each rejected one listed with its cause and a replay button.",
  enquiry: "Get an integration estimate",
  menu: {
    name: "Salesforce integrations",
    line: "Bulk API 2.0, CDC, Pub/Sub",
    group: "business-systems",
    order: 11,
  },
  indexLine: "ERP, telephony and payments in step with Salesforce; each rejected record has a cause.",
  overview: {
    heading: "two systems, one owner per field",
    paragraphs: [
      "A two-way sync goes wrong in a predictable way. Both sides edit the same phone number, both are right for an hour, and the later write wins. Before any code we agree a table: for each field, which system owns it, which may propose a change, and what happens when they differ.",
      "Then we choose the pipe by volume and acceptable delay. Bulk API 2.0 carries nightly loads in the hundreds of thousands. Change Data Capture over Pub/Sub API serves when seconds matter, Composite REST when a handful of related records must land together. Outages are assumed: Salesforce keeps change events for 72 hours, so a longer one needs a full comparison.",
    ],
  },
  facts: [
    { label: "Typical team", value: "2–4 people" },
    { label: "Duration", value: "One-way {smallProject}; two-way {mediumProject}" },
    { label: "Usual stack", value: "Node or Python, PostgreSQL, Pub/Sub API" },
  ],
  expertise: [
    {
      title: "ERP & accounting",
      text: "Orders, invoices and dues from SAP, NetSuite or Tally. Repeats update instead of duplicating.",
    },
    {
      title: "Telephony",
      text: "Click to dial, screen pop and call logs, with Exotel or Amazon Connect.",
    },
    {
      title: "Payments & dues",
      text: "Razorpay or Stripe links raised from an opportunity; card numbers never enter Salesforce.",
    },
    {
      title: "Web & lead capture",
      text: "Leads from your site, Meta lead forms or IndiaMART, with source and consent, deduplicated first.",
    },
    {
      title: "Warehouse feeds",
      text: "Incremental extracts to PostgreSQL, BigQuery or Snowflake on SystemModstamp, deleted rows included.",
    },
    {
      title: "Monitoring & replay",
      text: "One screen of what failed and why. Correct the record, press replay.",
    },
  ],
  process: [
    {
      title: "Discovery",
      text: "We list each object with its volume, owner and worst hour, and check your org’s API allowance. It ends in the ownership table and an estimate.",
    },
    {
      title: "Design",
      text: "Sequence diagrams for the normal case and for six failures, from expired token to duplicate invoice. Both teams sign the mapping sheet.",
    },
    {
      title: "Development",
      text: "Built against a sandbox and a masked copy of the other system, with recorded responses as tests. A staging sync runs from the third week.",
    },
    {
      title: "Delivery",
      text: "Backfill first, then a fortnight of comparing without writing before writes are switched on. Runbooks, alert thresholds and the nightly reconciliation are handed over.",
    },
  ],
  why: [
    {
      title: "API calls are budgeted",
      limit: "70%",
      text: "Enterprise Edition allows 100,000 calls a day plus 1,000 for each Salesforce licence. Every interface gets a share of that, and an alarm at 70% of it.",
    },
    {
      title: "Middleware only when it pays",
      limit: "Two systems",
      text: "For two systems, a small service in your cloud costs less than MuleSoft. For eight it seldom does. The arithmetic goes in the design document.",
    },
    {
      title: "Reconciliation is in scope",
      limit: "One invoice",
      text: "Counts and sums are compared at both ends each night. A sync that reports success and is one invoice short has failed.",
    },
    {
      title: "One credential per interface",
      text: "Each has its own integration user, external client app and permission set, so one can be revoked without stopping the others.",
    },
  ],
  faq: [
    {
      question: "How long does one integration take?",
      answer:
        "A one-way integration of one object is a small project of {smallProject}. Accounts, orders and invoices synced both ways with an ERP is a medium one of {mediumProject}, most of it mapping and exceptions. The next object is quicker, because the queue, alerts and credentials are already there.",
    },
    {
      question: "What does an integration cost?",
      answer:
        "It is quoted per object and direction, once the ownership table is agreed; the first call and estimate are free. A one-way link is a single small project, the least we take on. Larger ones are paid by milestone, commonly {milestones}, with invoices in {currencies} due within {paymentDue}.",
      link: { label: "Pricing Policy", href: "/pricing-policy" },
    },
    {
      question: "MuleSoft, or a small service of our own?",
      answer:
        "Below four or five systems, a queue, a worker and a mapping file do the job and are cheap to host. MuleSoft or Boomi starts to pay when many teams publish APIs and somebody must govern them. If you already hold the licence, we build on it.",
    },
    {
      question: "Can it be real time?",
      answer:
        "Within seconds, yes, with Change Data Capture outward and REST or Platform Events inward. Ask first whether anyone acts on the difference. Stock promised on a call needs it. A ledger balance that sales reads on Mondays does not; a nightly bulk job is cheaper to run and simpler to repair.",
    },
    {
      question: "What happens when SAP or Tally is down?",
      answer:
        "Messages wait in a durable queue and are retried at growing intervals, in order for each customer. After a set number of failures the record goes to an exceptions list and its owner is told. Tally on an office PC connects through a small Windows service that calls out over HTTPS, so no port is opened.",
    },
    {
      question: "Who looks after it later?",
      answer:
        "Whoever you choose. The runbook covers token renewal, Salesforce’s three releases a year, mapping changes and replay. Defects are ours during the warranty of {warranty} named in the contract. After that your administrator can run it, or you can keep some of our hours for release checks.",
    },
  ],
  cta: {
    heading: "What was rejected last week?",
    lead: "Share your screen with the rejected rows; NDA first. In thirty minutes we sort the causes and say which pipe would have caught them.",
  },
  drawing: {
    description:
      "Two halves of a large coupling joined by six lines with a valve on each, and beneath them a tray holding the records that were refused, one of them in the signal colour.",
    balloons: ["ERP", "Telephony", "Payments", "Web leads", "Warehouse", "Monitoring"],
  },
  related: {
    services: ["salesforce-crm", "backend-api", "custom-erp"],
    industries: ["logistics", "fintech", "saas"],
    caseStudies: ["merchant-portal", "whatsapp-crm"],
  },
} satisfies TemplateServiceInput;
