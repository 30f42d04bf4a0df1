import type { TemplateServiceInput } from "../../app/pages/service/schema.ts";

export default {
  head: {
    title: "Backend and API development services in India",
    description:
      "Versioned, documented APIs in Node, Python or Go on PostgreSQL, with idempotent writes, load tests in CI, tracing and a restore rehearsed before launch.",
  },
  title: "Backend and API development",
  subtitle:
    "APIs in Node, Python or Go for products and partners that depend on them: a written contract, load measured before launch, and a plan for every outage.",
  enquiry: "Get an API estimate",
  menu: {
    name: "Backend & API",
    line: "Node, Python, Go, PostgreSQL",
    group: "product-engineering",
    order: 3,
  },
  indexLine: "Versioned APIs on PostgreSQL, with retries that do not charge the customer twice.",
  overview: {
    heading: "everything will be called twice",
    paragraphs: [
      "Whoever calls your API will call it twice, out of order, with last year’s fields, while the payment gateway is timing out. We write the OpenAPI 3.1 contract first and generate server types, client and documentation from it, so the three cannot disagree. A breaking change gets a new version; the old one gets a retirement date.",
      "Most of what we ship is one modular service on PostgreSQL with a queue beside it. A second service has to justify its deploy pipeline, its alerts and its network hop: a different scaling curve, a different team, or code that must be isolated for audit.",
    ],
  },
  facts: [
    { label: "Typical team", value: "Two to four engineers, including a lead" },
    { label: "First release", value: "{mediumProject}; one integration {smallProject}" },
    { label: "Usual stack", value: "NestJS, FastAPI, Go, PostgreSQL, Redis" },
  ],
  expertise: [
    {
      title: "API contracts",
      text: "REST in OpenAPI, gRPC between services, GraphQL where it pays. A breaking change fails the build.",
    },
    {
      title: "Data modelling",
      text: "Constraints in the database, money as integers, time in UTC, migrations that run on a live table.",
    },
    {
      title: "Queues & events",
      text: "Transactional outbox, SQS or RabbitMQ, idempotent consumers, and a dead-letter queue with a named reader.",
    },
    {
      title: "Security & access",
      text: "OAuth 2.0, OpenID Connect, scoped keys and audit logs, reviewed against the OWASP API Security Top 10.",
    },
    {
      title: "Third-party integrations",
      text: "GST e-invoice, Razorpay, Stripe, Tally, SAP: each behind an adapter with timeout, retry limit and circuit breaker.",
    },
    {
      title: "Observability",
      text: "OpenTelemetry traces from request to query, logs without personal data, alerts linked to a runbook page.",
    },
  ],
  process: [
    {
      title: "Discovery",
      text: "We read the slow-query log, the incident list and the partner documents, then write down peak load and the cost of failure. It ends in a system diagram and a priced scope.",
    },
    {
      title: "Design",
      text: "Schema, API contract and failure modes go into a document your engineers comment on. A mock server lets frontend and partner work begin that week.",
    },
    {
      title: "Development",
      text: "Small pull requests, contract tests and a k6 run in the pipeline. Staging shows a latency chart at expected peak and at double it.",
    },
    {
      title: "Delivery",
      text: "Restore, rollback and a dependency outage are rehearsed with your staff present. Terraform, dashboards and a runbook are handed over; the warranty of {warranty} starts.",
    },
  ],
  why: [
    {
      title: "Load is a number, agreed early",
      limit: "p95",
      text: "Peak requests per second and p95 latency are written down in discovery and measured in CI. You see the headroom before sale day.",
    },
    {
      title: "PostgreSQL until shown otherwise",
      limit: "A terabyte",
      text: "Full-text search, JSONB, job queues and pgvector in one database replace four services for most products under a terabyte. We name the figure at which that stops holding.",
    },
    {
      title: "Duplicates are expected",
      text: "Writes that move money or stock take an idempotency key. Gateways deliver webhooks more than once, so our tests replay each one and compare balances.",
    },
    {
      title: "Data location settled in design",
      limit: "180-day",
      text: "RBI’s payment-data direction and CERT-In’s 180-day log retention decide where data is stored before the first deploy.",
    },
  ],
  faq: [
    {
      question: "How long does an API project take?",
      answer:
        "An audit, a set of fixes or one integration is a small project of {smallProject}. A new service with its contract, tests and first release is usually a medium one of {mediumProject}. A platform with several roles is large, {largeProject}, released in parts.",
      link: { label: "Shipping and Delivery Policy", href: "/shipping-policy" },
    },
    {
      question: "How is an API project billed?",
      answer:
        "The first estimate is free. Agreed scope is billed by milestone, with {milestones} as a typical split: at the start, at an agreed working release, and on delivery. Work whose shape is unclear, such as rescuing a failing system, is billed by time until a scope can be written. Prices are in {currencies}, with payment due in {paymentDue}.",
      link: { label: "Pricing Policy", href: "/pricing-policy" },
    },
    {
      question: "Agency or in-house backend team?",
      answer:
        "Hire in-house for a system that is your product for the next ten years. Use an agency to start before the hiring is done, to add a skill that is needed once, or to take a failing system in hand. We write contract, runbook and tests so that the people you hire later can take over.",
    },
    {
      question: "How do you choose between Node, Python and Go?",
      answer:
        "By the work and by who will maintain it. NestJS where the frontend team shares TypeScript; FastAPI or Django beside models and data pipelines; Go for high-concurrency gateways, such as a vehicle feed taking thousands of positions a second.",
    },
    {
      question: "Can you work on our existing codebase?",
      answer:
        "Yes. The first weeks go on tests around the paths that earn money, tracing, and a dependency audit. We then change one module at a time behind flags. Where a part should be replaced outright, the report gives the reasons.",
    },
    {
      question: "What happens when a service we depend on is down?",
      answer:
        "Each outside call has a timeout, a limited retry with jitter, and a written fallback: queue it, serve the last known value, or refuse with a reason. We switch dependencies off in staging to see which of these really happens.",
    },
  ],
  cta: {
    heading: "Which alert wakes you at night?",
    lead: "Share your screen with a slow query or an incident note; NDA first. An engineer reads it with you and outlines where to start.",
  },
  drawing: {
    description:
      "Three slabs one above the other: a gateway with the contract on top and a lock on its side, a belt of queued messages with pipes to outside systems, and a base of database tanks.",
    balloons: ["API contracts", "Data model", "Queues", "Security", "Integrations", "Observability"],
  },
  related: {
    services: ["legacy-migration", "saas-product", "salesforce-integrations"],
    industries: ["fintech", "logistics"],
    caseStudies: ["b2b-travel-booking", "merchant-portal"],
  },
} satisfies TemplateServiceInput;
