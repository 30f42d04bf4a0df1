import type { TemplateServiceInput } from "../../app/pages/service/schema.ts";

export default {
  head: {
    title: "Backend and API development: Node, Python, Go",
    description:
      "Versioned, documented APIs in Node, Python or Go on PostgreSQL, with idempotent writes, load tests in CI, tracing and a restore rehearsed before launch.",
  },
  title: "Backend and API development",
  subtitle:
    "Services in Node, Python or Go with a written contract, a load figure measured before launch, and a plan for the night a dependency goes down.",
  menu: {
    name: "Backend & API",
    line: "Node, Python, Go, PostgreSQL",
    group: "product-engineering",
    order: 3,
  },
  indexLine: "Versioned APIs on PostgreSQL, with retries that do not charge the customer twice.",
  overview: {
    heading: "Everything will be called twice",
    paragraphs: [
      "Whoever calls your API will call it twice, out of order, with last year’s fields, while the payment gateway is timing out. We write the OpenAPI 3.1 contract first and generate server types, client and documentation from it, so the three cannot disagree. A breaking change gets a new version, and the old one a retirement date.",
      "Most of what we ship is one modular service on PostgreSQL with a queue beside it. A second service has to justify its deploy pipeline, its alerts and its network hop: a different scaling curve, a different team, or code that must be isolated for audit.",
      "A consumer lender’s loan API answered in 1.9 s at the 95th percentile when we arrived. Two missing indexes, one N+1 query and a credit-bureau call made inside a database transaction accounted for nearly all of it. On the same hardware the figure is now 240 ms.",
    ],
  },
  facts: [
    { label: "Typical team", value: "Two to four engineers, including a lead" },
    { label: "Contract", value: "OpenAPI 3.1 or Protocol Buffers" },
    { label: "Usual stack", value: "NestJS, FastAPI, Go, PostgreSQL, Redis" },
  ],
  expertise: [
    {
      title: "API contracts",
      text: "REST described in OpenAPI, gRPC between services, GraphQL where many clients need different shapes. A breaking change fails the build before it reaches a partner.",
    },
    {
      title: "Data modelling",
      text: "Constraints held in the database as well as the code, money as integers, time in UTC, and migrations that run on a live table without a long lock.",
    },
    {
      title: "Queues & events",
      text: "Transactional outbox, SQS or RabbitMQ, idempotent consumers, and a dead-letter queue that somebody is named to read. Kafka when replay is a real requirement.",
    },
    {
      title: "Security & access",
      text: "OAuth 2.0, OpenID Connect, scoped keys and audit logs, reviewed against the OWASP API Security Top 10. Object-level authorisation gets a test suite of its own.",
    },
    {
      title: "Third-party integrations",
      text: "GST e-invoice and e-way bill, Razorpay, Stripe, Tally, SAP: each behind an adapter with a timeout, a retry limit, a circuit breaker and recorded responses for tests.",
    },
    {
      title: "Observability",
      text: "OpenTelemetry traces from request to query, structured logs without personal data, and alerts on symptoms a customer would feel, each linked to a runbook page.",
    },
  ],
  process: [
    {
      title: "Discovery",
      text: "We read the slow-query log, the incident list and the partner documents, then write down peak load and the cost of failure. You get a system diagram and priced scope.",
    },
    {
      title: "Design",
      text: "Schema, API contract and failure modes go into a document your engineers comment on. You get a mock server, so frontend and partner work can begin that week.",
    },
    {
      title: "Development",
      text: "Small pull requests, contract tests and a k6 run in the pipeline. You get a staging environment and a latency chart at expected peak and at double it.",
    },
    {
      title: "Delivery",
      text: "Restore, rollback and a dependency outage are rehearsed with your staff present. You get Terraform, dashboards, a runbook and handover sessions; the 30–90 day warranty starts.",
    },
  ],
  why: [
    {
      title: "Load is a number, agreed early",
      text: "Peak requests per second and p95 latency are written down in discovery and measured in CI. You see the headroom before sale day.",
    },
    {
      title: "PostgreSQL until shown otherwise",
      text: "Full-text search, JSONB, job queues and pgvector in one database replace four services for most products under a terabyte. We name the figure at which that stops holding.",
    },
    {
      title: "Duplicates are expected",
      text: "Writes that move money or stock take an idempotency key. Gateways deliver webhooks more than once, so our tests replay each one and compare balances.",
    },
    {
      title: "Residency is settled in design",
      text: "RBI’s payment-data direction and CERT-In’s 180-day log retention decide regions and buckets before the first deploy.",
    },
  ],
  faq: [
    {
      question: "How do you choose between Node, Python and Go?",
      answer:
        "By the work and by who will maintain it. NestJS where the frontend team shares TypeScript; FastAPI or Django beside models and data pipelines; Go for high-concurrency gateways, such as a vehicle feed taking 4,000 positions a second.",
    },
    {
      question: "Do we need microservices?",
      answer:
        "Probably not at the start. A modular monolith can be split later along lines you have observed, which is cheaper than merging services divided along lines you guessed. We separate early when one part must scale, deploy or be audited alone, such as card handling kept inside a small PCI DSS scope.",
    },
    {
      question: "REST or GraphQL?",
      answer:
        "REST for public and partner APIs: caching, rate limits and logs are simpler. GraphQL earns its cost when several clients need different slices of a connected model. It then needs depth limits, persisted queries and field-level authorisation.",
    },
    {
      question: "Can you work on our existing codebase?",
      answer:
        "Yes. The first weeks go on tests around the paths that earn money, tracing, and a dependency audit. We then change one module at a time behind flags. Where a part should be replaced outright, you get the reasons.",
    },
    {
      question: "What happens when a service we depend on is down?",
      answer:
        "Each outside call has a timeout, a limited retry with jitter, and a written fallback: queue it, serve the last known value, or refuse with a reason. We switch dependencies off in staging to see which of these really happens.",
    },
    {
      question: "How is an API project billed?",
      answer:
        "Usually by milestone, with 30–40–30 as a typical split: at the start, at an agreed working release, and on delivery. Work whose shape is unclear, such as rescuing a failing system, is billed by time until a scope can be written. Prices are in USD or INR, with payment due in 7–14 days.",
    },
  ],
  cta: {
    heading: "Show us the alert that wakes you",
    lead: "Bring a trace, a slow query or an incident note. An engineer reads it with you and outlines where to start.",
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
