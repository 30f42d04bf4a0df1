import type { TemplateServiceInput } from "../../app/pages/service/schema.ts";

export default {
  head: {
    title: "SaaS product development, MVP in 8–12 weeks",
    description:
      "Multi-tenant SaaS with billing, single sign-on, admin and audit log, from a team with 10+ products launched. A first release takes 8–12 weeks.",
  },
  title: "SaaS product development",
  subtitle:
    "Tenancy, billing, roles and admin come from code behind 10+ launched products. Your budget goes on the part that only you have.",
  menu: { name: "SaaS product", line: "NestJS, Next.js, Stripe", group: "product-engineering", order: 4 },
  indexLine: "Tenancy, billing, roles and admin from a base we reuse; your budget buys the feature.",
  overview: {
    heading: "Half of a SaaS product is never demoed",
    paragraphs: [
      "The feature in the pitch deck is one half. The other is what your second customer asks for: their data kept apart from the first one’s, an invoice with the right GSTIN, single sign-on, an export, and somebody on support who can see what they see.",
      "We have launched 10+ SaaS products and keep the common parts as a starting codebase: tenant-scoped PostgreSQL schema, authentication, subscription billing, audit log, background jobs, deployment pipeline. It is copied into your repository and has no runtime dependency on us. It spares about five weeks of work that no customer would have noticed.",
      "A first release takes 8–12 weeks: one designer, a lead who also writes code, and between two and four engineers. For a compliance-software founder in Bangalore it was eleven weeks to three paying tenants. Two planned modules were cut in week four, because none of the five people who tried the prototype opened them.",
    ],
  },
  facts: [
    { label: "Typical team", value: "4–6 people" },
    { label: "First release", value: "8–12 weeks" },
    { label: "Usual stack", value: "Next.js, NestJS, PostgreSQL, AWS" },
  ],
  expertise: [
    {
      title: "Tenancy & isolation",
      text: "Shared tables under PostgreSQL row-level security by default; a schema or database per tenant where contracts require it. A cross-tenant read test runs on every commit.",
    },
    {
      title: "Billing & metering",
      text: "Plans, seats, usage and proration on Stripe Billing or Razorpay Subscriptions, GST and VAT invoices, failed-payment retries, and RBI’s e-mandate rules for Indian cards.",
    },
    {
      title: "Identity & roles",
      text: "SAML and OpenID Connect sign-on, SCIM 2.0 provisioning, roles your customers can edit, and sessions that an administrator can revoke within seconds.",
    },
    {
      title: "Admin & support",
      text: "Consented impersonation with a banner and a log entry, plan overrides, feature flags, and a tenant timeline that answers most tickets without an engineer.",
    },
    {
      title: "Public API & webhooks",
      text: "Scoped keys, rate limits by plan, signed webhooks with retries and a replay button, and reference pages generated from the OpenAPI file.",
    },
    {
      title: "Operations & cost",
      text: "Terraform, migrations without downtime, tracing by tenant, and a cost-per-tenant report, so one heavy account shows up before the cloud invoice does.",
    },
  ],
  process: [
    {
      title: "Discovery",
      text: "Two weeks on interviews, pricing model, data model and the shortest release someone would pay for. You get a priced module list and can stop there.",
    },
    {
      title: "Design",
      text: "Screens for the core task plus sign-up, invitation and billing, tried by five prospective users. You get the prototype, notes from each session and a cut list.",
    },
    {
      title: "Development",
      text: "One thin slice at a time, released to staging behind a flag. You get a demo each Friday, progress against the module list, and trial tenants before the end.",
    },
    {
      title: "Delivery",
      text: "Load test, backup restore, and a billing run with a real card for a small sum. You get production, a runbook, admin training and a 30–90 day warranty.",
    },
  ],
  why: [
    {
      title: "Cutting is done on paper",
      text: "Modules are priced one by one after discovery. Dropping one at that table costs nothing; dropping it in week nine wastes what was built.",
    },
    {
      title: "Isolation is tested by attack",
      text: "A suite signs in as one tenant and asks every endpoint for another’s rows. A single row returned stops the release.",
    },
    {
      title: "Ready for the security questionnaire",
      text: "Audit log, single sign-on, encryption and restore evidence exist in the first release. SOC 2 or ISO 27001 remains your audit to pass.",
    },
    {
      title: "Leaving us is planned for",
      text: "Standard frameworks, infrastructure as code, handover notes kept current. Your first engineering hire should be able to deploy on day two.",
    },
  ],
  faq: [
    {
      question: "How long until a release we can charge for?",
      answer:
        "8–12 weeks, the first two being discovery. The low end is one user role, one plan and no data import; the high end adds single sign-on, metering or a client portal. Past twelve weeks we suggest splitting the release.",
    },
    {
      question: "What does an MVP leave out?",
      answer:
        "Anything a person can do by hand for the first twenty tenants: plan upgrades, data imports, most reports, white labelling. It keeps isolation, backups, audit log, billing and permissions, because adding those later means touching every table.",
    },
    {
      question: "Stripe or Razorpay?",
      answer:
        "Stripe if your company and most of your revenue are outside India; Indian accounts have been by invitation since 2024. Razorpay for INR, UPI Autopay and net banking. Under RBI rules a recurring card charge above ₹15,000 needs the customer to authenticate each time, so large annual plans in India are often better invoiced.",
    },
    {
      question: "Should each tenant have its own database?",
      answer:
        "Shared tables with row-level security suit nearly all products: one migration, one backup, low cost per tenant. A database each makes sense when contracts demand separate keys, residency or restore points, and running it starts to hurt at a few hundred tenants. The code can support both if that is decided in design.",
    },
    {
      question: "Who owns the code?",
      answer:
        "You do, on the terms of the contract. In practice the repository, cloud account, payment gateway and domain are opened in your company’s name before work starts, and our engineers are invited in. Open-source components keep their own licences; you receive a list of them at handover.",
    },
    {
      question: "Can you take over a product someone else began?",
      answer:
        "Yes, after a week of reading. We run it, trace the payment paths, try to cross tenant lines, and restore a backup to see whether it works. The report says what to keep. Commonly the interface and schema survive, while permissions, background jobs and deployment need rework.",
    },
  ],
  cta: {
    heading: "Put a price on each module",
    lead: "Bring the pitch and the feature list. Thirty minutes gets you a first cut, the risky parts named, and a price range.",
  },
  drawing: {
    description:
      "Sixteen tenant blocks of different heights on a shared deck, one of them in the signal colour, above a services layer and an infrastructure slab.",
    balloons: ["Tenancy", "Billing", "Identity", "Admin", "Public API", "Operations"],
  },
  related: {
    services: ["backend-api", "web-frontend", "ai-ml-data"],
    industries: ["saas", "fintech"],
    caseStudies: ["b2b-travel-booking", "whatsapp-crm"],
  },
} satisfies TemplateServiceInput;
