import type { TemplateServiceInput } from "../../app/pages/service/schema.ts";

export default {
  head: {
    title: "Legacy migration services with dual running",
    description:
      "VB6, FoxPro, Oracle Forms and old PHP replaced function by function with the strangler pattern, CDC and nightly comparison. {migratedSystems} legacy systems migrated.",
  },
  title: "Legacy system migration",
  subtitle:
    "VB6, FoxPro, Oracle Forms and old PHP replaced one function at a time for businesses that cannot stop, by a team that has migrated {migratedSystems} systems.",
  enquiry: "Discuss a migration",
  menu: { name: "Legacy migration", line: "Strangler pattern, CDC", group: "data-and-automation", order: 6 },
  indexLine: "Old and new run together, compared every night, until nobody opens the old one.",
  overview: {
    heading: "the old system is the specification",
    paragraphs: [
      "Nobody remembers why the invoice screen rounds freight up for one customer, but a contract depends on it. Code that has run for fifteen years holds decisions that were never written down. We read it, log what it does in production, and turn that behaviour into tests before replacing a line.",
      "Replacement follows the strangler pattern. A routing layer sits in front; functions move behind it one by one, while change data capture keeps both databases in step. Each night the two are compared: row counts first, then money. A function can be switched back until every difference has a cause and the unexplained count is zero.",
      "We have migrated {migratedSystems} legacy systems. Dual running costs more than a weekend cut-over, since two systems are paid for during the overlap. It buys the ability to go back on any working day.",
    ],
  },
  facts: [
    { label: "Typical team", value: "4–7 people" },
    { label: "Duration", value: "{largeProject}; 6+ for enterprise" },
    { label: "Usual stack", value: "Debezium, PostgreSQL, Go or NestJS" },
  ],
  expertise: [
    {
      title: "Code archaeology",
      text: "VB6, FoxPro, Oracle Forms, COBOL and PHP 5 read, run and logged.",
    },
    {
      title: "Database conversion",
      text: "Oracle or SQL Server to PostgreSQL. Empty strings, rounding and time zones each get a test.",
    },
    {
      title: "Change data capture",
      text: "Debezium on the transaction log, triggers where there is none. Data flows one way at a time.",
    },
    {
      title: "Routing layer",
      text: "A proxy sends each request to the old or new side; one flag sends it back.",
    },
    {
      title: "Reconciliation",
      text: "Nightly comparison of counts, balances and documents, each difference filed under a cause.",
    },
    {
      title: "Text & report rescue",
      text: "Kruti Dev converted to Unicode Devanagari, Crystal Reports rebuilt and checked.",
    },
  ],
  process: [
    {
      title: "Discovery",
      text: "Source, schema, scheduled jobs and the person who knows them. It ends in a system map, a usage count per screen and an order of moves.",
    },
    {
      title: "Design",
      text: "Target model, field-by-field mapping and a rollback path for each function, in a migration plan whose estimate shows the cost of the overlap.",
    },
    {
      title: "Development",
      text: "The smallest useful function goes first, live for one branch. A difference report comes every night from the day the first row is copied.",
    },
    {
      title: "Delivery",
      text: "Last function moved, old system set read-only, archive checked with your auditor, servers switched off. The runbook and a data dictionary stay with you.",
    },
  ],
  why: [
    {
      title: "A way back at each step",
      text: "Rollback is rehearsed with your operators before the forward move, function by function.",
    },
    {
      title: "Differences are explained",
      limit: "One-paisa",
      text: "VB6’s Round takes a half to the even digit; PostgreSQL’s numeric rounds it away from zero. We find one-paisa differences before your customer does.",
    },
    {
      title: "The maintainer is heard",
      limit: "One person",
      text: "One person usually keeps the old system alive. Their time is booked first; their corrections become tests with their name in the comment.",
    },
    {
      title: "Some of it should stay",
      text: "A batch job that has run cleanly for years can be wrapped in an API and left. We mark those and take them off the estimate.",
    },
  ],
  faq: [
    {
      question: "How long does a migration take?",
      answer:
        "A single application of about a hundred screens is a large project, {largeProject}. Several databases or many branches is an enterprise one of six months or more, with something live well before the end. Length depends on how many functions touch money. Screens that only display are quick.",
    },
    {
      question: "What does a migration cost, and can we start small?",
      answer:
        "Yes: an audit of {smallProject}, billed by time and materials, ends in a system map and an estimate by function. The first call costs nothing. The migration itself carries several milestones, smaller than the usual {milestones}, so that you pay as functions go live, in {currencies}.",
      link: { label: "Pricing Policy", href: "/pricing-policy" },
    },
    {
      question: "Rewrite and switch over one weekend, or migrate step by step?",
      answer:
        "A rewrite is only tested by production; a weekend gives two days of that with nothing to compare against. It can be right for small systems that stand alone, where running two costs more than the risk. For anything that raises invoices we advise the overlap.",
    },
    {
      question: "We have lost the source code. Is it still possible?",
      answer:
        "Usually. The database, the reports and a month of recorded use describe most of the behaviour. VB6 and FoxPro binaries can be partly decompiled, where your licence for them allows it. What stays unknown is listed, and those cases are tried on the old system while it still runs.",
    },
    {
      question: "How much downtime or double entry should we expect?",
      answer:
        "Functions move singly, so the usual interruption is the seconds a flag takes to change. Some steps, such as a new engine under a shared schema, need a planned night; the plan marks them. Nothing is entered twice where the old database has a log or triggers; elsewhere changed rows are polled every few minutes.",
    },
    {
      question: "What happens to the old data?",
      answer:
        "Open items and two or three years of history usually go to the new system. Older records go to a read-only archive in PostgreSQL, searchable by document number, for as long as the law or your regulator requires. The old server is imaged and kept sealed until your auditor agrees it can go.",
    },
  ],
  cta: {
    heading: "Introduce us to the old system",
    lead: "Half an hour, a shared screen and the person who maintains it; NDA first. You hear what to move first and what to leave alone.",
  },
  drawing: {
    description:
      "An old building and its store in hidden lines, cut open to show its layers, and the new ones beside it solid. Between them a turntable that routes, a balance that weighs one against the other, and reports carried across.",
    balloons: ["Old code", "Database", "Data capture", "Routing", "Reconciliation", "Reports"],
  },
  related: {
    services: ["backend-api", "custom-erp", "algoerp"],
    industries: ["logistics", "fintech", "healthcare"],
    caseStudies: ["construction-pm", "b2b-travel-booking"],
  },
} satisfies TemplateServiceInput;
