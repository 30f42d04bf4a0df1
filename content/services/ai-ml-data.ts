import type { TemplateServiceInput } from "../../app/pages/service/schema.ts";

export default {
  head: {
    title: "AI, machine learning and data engineering",
    description:
      "Retrieval, forecasting, document extraction and data pipelines, each with an evaluation set, a cost ceiling and a fallback. 1M+ AI requests a day.",
  },
  title: "AI, ML and data engineering",
  subtitle:
    "Retrieval, forecasting and extraction, graded against your own past cases before launch and again at every release after it.",
  menu: { name: "AI/ML & data", line: "Python, pgvector, dbt", group: "data-and-automation", order: 5 },
  indexLine: "Retrieval, forecasting and extraction, graded on your own cases, with a cost ceiling.",
  overview: {
    heading: "First, two hundred graded examples",
    paragraphs: [
      "A model demo takes an afternoon. The work is in knowing how often it is wrong, on which cases, and what each mistake costs. Before choosing a model we build an evaluation set with your staff, commonly 200 to 500 past cases with agreed answers, and record how the present method scores on it. That is the number to beat.",
      "Systems we built serve 1M+ AI requests a day. At that volume cost and latency are design inputs: a small classifier answers the easy majority, a larger model sees the remainder, and a cache removes repeats. Sometimes the evaluation shows that a SQL rule is enough, and then we hand you the SQL.",
      "A building-materials distributor with 14 depots forecast demand in spreadsheets at 38% weighted error. A LightGBM model on three years of orders, rainfall and festival dates brought it to 24%, and dead stock fell from ₹4.1 crore to ₹2.9 crore in two quarters. New products, having no history, are still forecast by the buyers.",
    ],
  },
  facts: [
    { label: "Typical team", value: "Two ML engineers, one data engineer" },
    { label: "In service", value: "1M+ AI requests a day" },
    { label: "Usual stack", value: "Python, PostgreSQL, pgvector, dbt, AWS" },
  ],
  expertise: [
    {
      title: "Retrieval & search",
      text: "Keyword and vector search combined over pgvector or OpenSearch, re-ranked, filtered by the reader’s permissions, with the source passage shown beside each answer.",
    },
    {
      title: "Forecasting",
      text: "Demand, cash and staffing models in LightGBM or StatsForecast, compared with a seasonal-naive baseline. Where the baseline wins, the baseline ships.",
    },
    {
      title: "Document extraction",
      text: "Invoices, bills of lading and KYC papers into structured fields, Devanagari included, with a confidence per field and a review queue for the doubtful ones.",
    },
    {
      title: "Data pipelines",
      text: "Debezium change capture, Airflow or Dagster, dbt models with tests, and freshness alerts, so Monday’s dashboard is not quietly showing Thursday’s orders.",
    },
    {
      title: "Evaluation & guardrails",
      text: "Versioned test sets, blind human grading, injection attempts from the OWASP Top 10 for LLMs, and a release gate on the score.",
    },
    {
      title: "Model serving",
      text: "Hosted models through Amazon Bedrock or the makers’ own APIs, or open weights on vLLM in your VPC, with token budgets and a second provider kept tested.",
    },
  ],
  process: [
    {
      title: "Discovery",
      text: "We watch the task done by hand and time it. You get a graded sample, today’s error rate, and a view on whether a model can beat it.",
    },
    {
      title: "Design",
      text: "A baseline and two or three candidates are run on the same set. You get the score table with cost per thousand requests, and choose from it.",
    },
    {
      title: "Development",
      text: "The chosen route is built into the tool your staff already open, with a review queue. You get weekly scores, cost per case and the failures worth reading.",
    },
    {
      title: "Delivery",
      text: "It runs in shadow beside your staff, then takes a share of cases. You get the evaluation suite, drift alerts, retraining notes and 30–90 days of warranty by contract.",
    },
  ],
  why: [
    {
      title: "The wrong answers are listed",
      text: "Each weekly report opens with the ten worst failures and their cause.",
    },
    {
      title: "Spending has a ceiling",
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
      question: "Do we have enough data?",
      answer:
        "For retrieval, a few hundred good documents will do. For forecasting, two full seasonal cycles per product line is a practical minimum. For classification, 50 to 100 labelled examples per class gives a first reading.",
    },
    {
      question: "Which models do you use?",
      answer:
        "Whichever passes your evaluation set at the lowest cost: Claude, GPT or Gemini through their APIs; Llama, Qwen or Mistral when data must stay in your network; gradient-boosted trees for tables. The code reaches them through one interface.",
    },
    {
      question: "What do you do about hallucination?",
      answer:
        "We narrow what the model may say. Answers must rest on a retrieved passage, figures are read from your database by tools and never generated, and below a set confidence the system says it does not know. Errors remain. You see the measured rate.",
    },
    {
      question: "Can it run without sending data outside?",
      answer:
        "Yes, with open-weight models on GPUs in your own VPC or racks. A model of 7 to 14 billion parameters on a single 24 or 48 GB card is enough for much extraction and classification work; long reasoning is weaker than in the large hosted models. We compare both at your volume.",
    },
    {
      question: "What will it cost to run?",
      answer:
        "Design ends with a cost per thousand requests for each candidate. On one invoice workload it ran from ₹60 to ₹900 per thousand pages, for accuracy two points apart. Hosting, re-indexing and human review come on top, and review is often the largest line in the first months.",
    },
    {
      question: "How does the DPDP Act affect an AI project?",
      answer:
        "The Digital Personal Data Protection Act, 2023 asks for a stated purpose, notice, and consent or one of its listed legitimate uses, with erasure when the purpose ends. In practice: masking before training, indexes that honour deletion, and logs with a retention date. We build and document these; legal sign-off stays with your counsel.",
    },
  ],
  cta: {
    heading: "Bring fifty cases and the right answers",
    lead: "In half an hour we can often say whether a model, a rule or a better form is the cheaper fix.",
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
