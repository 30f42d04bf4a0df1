import type { IndustryInput } from "../../app/pages/industry/schema.ts";

export default {
  head: {
    title: "SaaS engineering services: tenancy, billing, SSO",
    description:
      "Tenant isolation, usage metering, SAML and SCIM sign-on, cost per tenant and reversible releases for SaaS companies that are past their first release.",
  },
  title: "Software engineering for SaaS companies",
  subtitle:
    "Tenancy, metering, enterprise sign-on and cloud cost for software companies past their first release, from engineers who run products of their own.",
  enquiry: "Discuss your SaaS product",
  facts: [
    { label: "Small project", value: "{smallProject}" },
    { label: "Medium project", value: "{mediumProject}" },
    { label: "Works with", value: "SAML, SCIM, Stripe, Razorpay" },
  ],
  menu: { name: "SaaS", line: "Tenancy, billing, admin", order: 5 },
  headings: {
    challenges: "where growth hurts",
    solutions: "limits, meters, small releases",
    stories: "Success Stories",
    differentiators: "Why SaaS teams choose us",
    form: "House rules",
  },
  challenges: [
    {
      title: "One tenant slows the rest",
      text: "A customer imports four million rows on Monday morning. Every other dashboard times out; support hears of it first.",
    },
    {
      title: "Usage and invoices disagree",
      text: "Seats are counted in the app, API calls in a log, discounts in an email. Finance settles it by hand.",
    },
    {
      title: "The questionnaire stops the deal",
      text: "The first large buyer sends 240 questions on SSO, SCIM, audit logs and deletion. Half the honest answers are no.",
    },
    {
      title: "Hosting outgrows revenue",
      text: "Revenue is up a third, the AWS bill has doubled. Nobody can say which customer or feature spends it.",
    },
    {
      title: "A release needs six people",
      text: "One deploy a fortnight, on a Thursday night, with everyone on the call. Rolling back means restoring the database.",
    },
  ],
  solutions: [
    {
      title: "Limits at the tenant line",
      text: "Row-level security in PostgreSQL, a share of each job queue per tenant, and the heaviest accounts on a shard of their own.",
    },
    {
      title: "A meter the invoice reads",
      text: "Usage events are deduplicated and closed hourly. Stripe or Razorpay bills from the closed count, which the customer sees too.",
    },
    {
      title: "Sign-on, audit and deletion",
      text: "SAML 2.0, OIDC and SCIM 2.0, an exportable audit log, and deletions that reach the backups when their retention ends.",
    },
    {
      title: "Cost per tenant, per day",
      text: "Queries and jobs are tagged with their tenant. The report sits beside revenue, so a plan sold at a loss is named.",
    },
    {
      title: "Small, reversible releases",
      text: "Expand-and-contract migrations and flags by tenant. The previous build runs on the new schema, so a rollback is a redeploy.",
    },
  ],
  stories: [
    {
      title: "An ordinary Monday",
      client: "A field-service product in Bangalore with 340 tenants, the largest holding 38% of the rows.",
      challenge:
        "p95 on the job board went from 0.7 s to 4.2 s each Monday, while the largest tenant synced its ERP.",
      solution:
        "Imports moved to queues with a share per tenant, so that one account’s sync no longer takes the others’ time.",
      impact: [
        "Monday p95: 0.6 s, from 4.2 s",
        "Tickets about speed: 6 each Monday, from 45",
        "The large sync itself: 40 min, from 25 min, which was the trade-off",
      ],
      sample: true,
      figure: {
        drawing: "monday-latency",
        caption: "Response time, one Monday",
        description:
          "Response time at the 95th percentile from 06:00 to 14:00. Before, it climbs to 4.2 s during the ERP import; after, it stays at 0.6 s.",
        compared: { what: "Monday p95", before: "4.2 s", after: "0.6 s" },
      },
    },
    {
      title: "Invoices that held up",
      client: "A compliance-training product sold to 1,900 firms in India and Germany.",
      challenge:
        "Learner counts were exported on the last day and priced in a sheet. 6.4% of invoices were followed by a credit note.",
      solution:
        "A usage ledger with daily snapshots and the price version kept with the contract. GST, or zero-rated export under LUT, follows the customer’s country.",
      impact: [
        "Invoices credited: 0.7%, from 6.4%",
        "Billing close: one day, from six",
        "Unbilled usage found in the first quarter: $29,500",
      ],
      sample: true,
      figure: {
        drawing: "metered-month",
        caption: "Usage and invoice, one month",
        description:
          "Learners counted day by day as a stepped line. The invoice from the spreadsheet stands above the final count and needs a credit note; the invoice from the meter meets it.",
        compared: { what: "Invoices credited", before: "6.4%", after: "0.7%" },
      },
    },
  ],
  differentiators: [
    {
      title: "We run our own products",
      text: "AlgoHR and AlgoChat are ours to operate. What we say about tenancy or billing has been tried on our own invoices.",
    },
    {
      title: "Reading comes first",
      text: "We start with your code, slow-query log and cloud bill. Sometimes a dozen indexes and a job queue are the whole engagement.",
    },
    {
      title: "New products, {saasMvp}",
      text: "That is the range for a SaaS MVP; {launchedProducts} products have launched with us. {FirstReleaseExtras} in scope lengthens it.",
    },
    {
      title: "Your reviewers, your repository",
      text: "Pull requests pass through your team. We leave runbooks and a dated decision log that records what was rejected and why.",
    },
  ],
  cta: {
    heading: "Open the slow-query log",
    lead: "Or the cloud bill, or the questionnaire that stalled a deal. Share your screen, NDA first if you like: thirty minutes, at no charge.",
  },
  drawing: {
    description:
      "A cabinet of twelve equal drawers, one of them pulled out and holding weights; a meter on top, a key ring and a ratchet wheel with its pawl on the side.",
    balloons: ["Tenancy", "Metering", "Sign-on", "Cost", "Releases"],
  },
  related: {
    services: ["saas-product", "web-frontend", "ai-ml-data"],
    products: ["algohr", "algochat"],
    industries: ["fintech"],
    caseStudies: ["b2b-travel-booking", "whatsapp-crm"],
  },
} satisfies IndustryInput;
