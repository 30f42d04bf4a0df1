import type { TemplateServiceInput } from "../../app/pages/service/schema.ts";

export default {
  head: {
    title: "SaaS development company: MVP in {saasMvp}",
    description:
      "Multi-tenant SaaS with billing, roles, admin and audit log, from a team with {launchedProducts} products launched. A first release takes {saasMvp}.",
  },
  title: "SaaS product development",
  subtitle:
    "For founders and software companies: tenancy, billing, roles and admin come from code behind {launchedProducts} launched products, so the budget goes on what is new.",
  enquiry: "Get an MVP estimate",
  menu: { name: "SaaS product", line: "NestJS, Next.js, Stripe", group: "product-engineering", order: 4 },
  indexLine: "Tenancy, billing, roles and admin from a base we reuse; the budget goes on what is new.",
  overview: {
    heading: "half of a SaaS product is never demoed",
    paragraphs: [
      "The feature in the pitch deck is one half. The other is what your second customer asks for: their data kept apart from the first one’s, an invoice with the right GSTIN, an export, and somebody on support who can see what they see.",
      "We have launched {launchedProducts} SaaS products and keep the common parts as a starting codebase: tenant-scoped PostgreSQL schema, authentication, subscription billing, audit log, background jobs, deployment pipeline. It is copied into your repository under a lasting licence and has no runtime dependency on us.",
      "A first release takes {saasMvp} with one designer, a lead who also writes code, and two to four engineers. It has isolation, billing, roles, audit log and backups. {FirstReleaseExtras} in scope is priced on its own and lengthens it.",
    ],
  },
  facts: [
    { label: "Typical team", value: "4–6 people" },
    { label: "First release", value: "{saasMvp}" },
    { label: "Usual stack", value: "Next.js, NestJS, PostgreSQL, AWS" },
  ],
  expertise: [
    {
      title: "Tenancy & isolation",
      text: "PostgreSQL row-level security by default; a schema or database per tenant where contracts require it.",
    },
    {
      title: "Billing & metering",
      text: "Plans, seats and usage on Stripe Billing or Razorpay Subscriptions, GST and VAT invoices, RBI’s e-mandate rules.",
    },
    {
      title: "Identity & roles",
      text: "Roles your customers can edit, sessions that can be revoked; SAML and SCIM as modules.",
    },
    {
      title: "Admin & support",
      text: "Consented, logged impersonation, plan overrides, feature flags and a tenant timeline.",
    },
    {
      title: "Public API & webhooks",
      text: "Scoped keys, rate limits by plan, signed webhooks with replay, reference pages from the OpenAPI file.",
    },
    {
      title: "Operations & cost",
      text: "Terraform, migrations without downtime, tracing by tenant, and a cost-per-tenant report.",
    },
  ],
  process: [
    {
      title: "Discovery",
      text: "Two weeks on interviews, pricing model, data model and the shortest release someone would pay for. It ends in a priced module list; you can stop there.",
    },
    {
      title: "Design",
      text: "Screens for the core task plus sign-up, invitation and billing, tried by five prospective users. The prototype comes with session notes and a cut list.",
    },
    {
      title: "Development",
      text: "One thin slice at a time, released to staging behind a flag: a {demoRhythm} demo, progress against the module list, and trial tenants before the end.",
    },
    {
      title: "Delivery",
      text: "Load test, backup restore, and a billing run with a real card for a small sum. Then production, a runbook, admin training and a warranty of {warranty}.",
    },
  ],
  why: [
    {
      title: "Scope is cut on paper",
      limit: "Week nine",
      text: "Modules are priced one by one after discovery. Dropping one at that table costs nothing; dropping it in week nine wastes what was built.",
    },
    {
      title: "Isolation is tested by attack",
      limit: "A single row",
      text: "A suite signs in as one tenant and asks every endpoint for another’s rows. A single row returned stops the release.",
    },
    {
      title: "Ready for the security questionnaire",
      text: "Audit log, encryption and restore evidence exist in the first release. SOC 2 or ISO 27001 remains your audit to pass.",
    },
    {
      title: "Leaving us is planned for",
      limit: "Day two",
      text: "Standard frameworks, infrastructure as code, handover notes kept current. Your first engineering hire should be able to deploy on day two.",
    },
  ],
  faq: [
    {
      question: "How long until a release we can charge for?",
      answer:
        "{saasMvp}, the first two being discovery. The low end is one user role, one plan and no metering; the high end adds metering or a client portal. {FirstReleaseExtras} in scope lengthens it. Past twelve weeks we suggest splitting the release.",
    },
    {
      question: "What does an MVP cost, and how do we pay?",
      answer:
        "Call and first estimate are free. Two weeks of discovery are quoted on their own and end in a price for each module. The build is then a fixed price by milestone, for example {milestones}; later product work can be a monthly team, billed per person.",
      link: { label: "Pricing Policy", href: "/pricing-policy" },
    },
    {
      question: "What does an MVP leave out?",
      answer:
        "Anything staff can do by hand for the first twenty tenants: plan upgrades, data imports, most reports, white labelling. It keeps isolation, backups, audit log, billing and permissions, because adding those later means touching every table.",
    },
    {
      question: "Who owns the code?",
      answer:
        "What is written for you becomes yours on full payment. The starting codebase stays ours; you receive a lasting licence to use it within your product. Open-source components keep their own licences. Repository, cloud account, payment gateway and domain are opened in your company’s name before work starts.",
      link: { label: "Terms, section 8", href: "/terms-and-conditions" },
    },
    {
      question: "Agency or first engineering hires?",
      answer:
        "Hire first if the product is the invention and you can wait for the people. Use an agency when a release date or a first customer comes sooner, since billing, tenancy and admin already exist. The two combine: we build the first release while you hire, then hand over.",
    },
    {
      question: "Stripe or Razorpay?",
      answer:
        "Stripe if your company and most of your revenue are outside India; Indian accounts have been by invitation since 2024. Razorpay for INR, UPI Autopay and net banking. Under RBI rules a recurring card charge above ₹15,000 needs the customer to authenticate each time, so large annual plans in India are often better invoiced.",
    },
  ],
  cta: {
    heading: "Put a price on each module",
    lead: "Talk us through the pitch; no documents are needed. Thirty minutes gives a first cut, the risky parts named, and a price range.",
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
