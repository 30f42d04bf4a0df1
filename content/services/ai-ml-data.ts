import type { TemplateServiceInput } from "../../app/pages/service/schema.ts";

export default {
  head: {
    title: "AI and machine learning development services",
    description:
      "Retrieval, forecasting, document extraction and data pipelines, each with an evaluation set, a cost ceiling and a fallback. {aiRequests} AI requests a day.",
  },
  title: "AI, ML and data engineering",
  subtitle:
    "Retrieval, forecasting and document extraction for businesses, graded on your own past cases before every release, by a team serving {aiRequests} AI requests a day.",
  enquiry: "Discuss an AI project",
  menu: { name: "AI/ML & data", line: "Python, pgvector, dbt", group: "data-and-automation", order: 5 },
  indexLine: "Retrieval, forecasting and extraction, graded on your own cases, with a cost ceiling.",
  overview: {
    heading: "first, two hundred graded examples",
    paragraphs: [
      "A model demo takes an afternoon. The work is in knowing how often it is wrong, on which cases, and what each mistake costs. Before choosing a model we build an evaluation set with your staff, commonly 200 to 500 past cases with agreed answers, and record how the present method scores on it. That is the number to beat.",
      "Systems we built serve {aiRequests} AI requests a day. At that volume cost and latency are design inputs: a small classifier answers the easy majority, a larger model sees the remainder, a cache removes repeats. Sometimes the evaluation shows that a SQL rule is enough; then we hand you the SQL.",
    ],
  },
  facts: [
    { label: "Typical team", value: "Two ML engineers, one data engineer" },
    { label: "First release", value: "{mediumProject}; an evaluation {smallProject}" },
    { label: "Usual stack", value: "Python, PostgreSQL, pgvector, dbt, AWS" },
  ],
  expertise: [
    {
      title: "Retrieval & search",
      text: "Keyword and vector search, filtered by permissions, with the source passage beside each answer.",
    },
    {
      title: "Forecasting",
      text: "Demand, cash and staffing models in LightGBM or StatsForecast, compared with a seasonal-naive baseline.",
    },
    {
      title: "Document extraction",
      text: "Invoices, bills of lading and KYC papers into fields, with a review queue for doubtful ones.",
    },
    {
      title: "Data pipelines",
      text: "Debezium change capture, Airflow or Dagster, dbt models with tests, and freshness alerts.",
    },
    {
      title: "Evaluation & guardrails",
      text: "Versioned test sets, blind human grading, injection attempts from the OWASP Top 10 for LLMs.",
    },
    {
      title: "Model serving",
      text: "Hosted models through Amazon Bedrock or the makers’ APIs, or open weights on vLLM in your VPC.",
    },
  ],
  process: [
    {
      title: "Discovery",
      text: "We watch the task done by hand and time it. The result is a graded sample, today’s error rate, and a view on whether a model can beat it.",
    },
    {
      title: "Design",
      text: "A baseline and two or three candidates are run on the same set. You choose from the score table, with its cost per thousand requests.",
    },
    {
      title: "Development",
      text: "The chosen route is built into the tool your staff already open, with a review queue. Scores, cost per case and the failures worth reading come weekly.",
    },
    {
      title: "Delivery",
      text: "It runs in shadow beside your staff, then takes a share of cases. Evaluation suite, drift alerts and retraining notes are yours, with a warranty of {warranty} by contract.",
    },
  ],
  why: [
    {
      title: "The wrong answers are listed",
      limit: "Ten worst",
      text: "Each weekly report opens with the ten worst failures and their cause.",
    },
    {
      title: "Spending has a ceiling",
      limit: "Daily",
      text: "Every route has a daily token budget and an owner. When it runs out, requests go to a cheaper model and the owner hears before finance does.",
    },
    {
      title: "People keep the last word",
      text: "Credit, clinical and hiring decisions get a recommendation, its evidence and a named reviewer.",
    },
    {
      title: "Provider terms are read first",
      text: "Training exclusions are checked in each provider’s contract and API settings, personal fields are masked before the call, and DPDP Act purposes are recorded per dataset.",
    },
  ],
  faq: [
    {
      question: "How long does an AI project take?",
      answer:
        "An evaluation on your own cases is a small project of {smallProject} and may end there. One use case in service, with its review queue and monitoring, is usually a medium one of {mediumProject}. Several data sources or departments make it large, {largeProject}.",
      link: { label: "Shipping and Delivery Policy", href: "/shipping-policy" },
    },
    {
      question: "What does it cost to build and to run?",
      answer:
        "The first call and estimate are free. Evaluation is quoted on its own; the build follows at a fixed price by milestone, for example {milestones}. Design ends with a running cost per thousand requests for each candidate. Model usage is billed to your own account; human review is often the largest line in the first months.",
      link: { label: "Pricing Policy", href: "/pricing-policy" },
    },
    {
      question: "Buy a ready-made AI tool, or build one?",
      answer:
        "Buy when the task is common and your data may leave: transcription, generic search, drafting. Build when the answer rests on your own records, permissions or vocabulary, or when the price per seat passes the price per request. We run a ready-made tool on the same evaluation set, so the choice is made on scores.",
    },
    {
      question: "Do we have enough data?",
      answer:
        "For retrieval, a few hundred good documents will do. For forecasting, two full seasonal cycles per product line is a practical minimum. For classification, 50 to 100 labelled examples per class gives a first reading.",
    },
    {
      question: "What do you do about hallucination?",
      answer:
        "We narrow what the model may say. Answers must rest on a retrieved passage, figures are read from your database by tools and never generated, and below a set confidence the system says it does not know. Errors remain. You see the measured rate.",
    },
    {
      question: "Can it run without sending data outside?",
      answer:
        "Yes, with open-weight models such as Llama, Qwen or Mistral on GPUs in your own VPC or racks. A model of 7 to 14 billion parameters on a single 24 or 48 GB card is enough for much extraction and classification work; long reasoning is weaker than in the large hosted models. We compare both at your volume.",
    },
  ],
  cta: {
    heading: "A model, a rule or a better form?",
    lead: "Describe the cases and what a right answer looks like. In half an hour we can often say which of the three is the cheaper fix.",
  },
  drawing: {
    description:
      "A grading bench: documents arrive on a belt, pass a sieve and part into three bins, beside an index shelf and forecast bars.",
    balloons: ["Retrieval", "Forecasting", "Extraction", "Pipelines", "Evaluation", "Serving"],
  },
  related: {
    services: ["chatbots-automation", "backend-api", "legacy-migration"],
    industries: ["e-commerce", "fintech", "healthcare"],
    caseStudies: ["ai-chatbot", "price-comparison"],
  },
} satisfies TemplateServiceInput;
