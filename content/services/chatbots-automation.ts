import type { TemplateServiceInput } from "../../app/pages/service/schema.ts";

export default {
  about: ["product:algochat"],
  head: {
    title: "WhatsApp chatbots and workflow automation",
    description:
      "WhatsApp and web assistants that read live orders and hand over to a person in time, plus back-office automation. A chatbot takes 2–4 weeks.",
  },
  title: "Chatbots and automation",
  subtitle:
    "Assistants on WhatsApp and the web that look up the real order, answer in the customer’s language, and fetch a person before patience runs out.",
  menu: {
    name: "Chatbots & automation",
    line: "WhatsApp Cloud API, n8n",
    group: "data-and-automation",
    order: 7,
  },
  indexLine: "WhatsApp and web assistants that read live records and know when to call a person.",
  overview: {
    heading: "Start from last month’s tickets",
    paragraphs: [
      "Read a thousand support messages and the pattern is dull: order status, returns, timings, documents, passwords. Ten or fifteen intents cover most of the volume. We count yours before designing anything, because the list decides which systems the bot must read, which replies can be fixed text, and which need a language model at all.",
      "The bot looks things up through read-only connections to your order, policy or booking system and answers with what it found. Anything that moves money or changes a record asks for a confirmation and an OTP. When it is unsure, or the customer types “agent”, the thread goes to a person with a summary on top.",
      "A diagnostics chain with 22 collection centres had six people answering report-ready questions on WhatsApp. After a four-week build, 64% of threads closed without them and the median first reply fell from 47 minutes to 20 seconds. Complaints go straight to staff: in the pilot the bot made angry customers angrier, so we took it off that route.",
    ],
  },
  facts: [
    { label: "Typical team", value: "Two engineers, one conversation writer" },
    { label: "First chatbot", value: "2–4 weeks" },
    { label: "Usual stack", value: "WhatsApp Cloud API, NestJS, n8n" },
  ],
  expertise: [
    {
      title: "WhatsApp Cloud API",
      text: "Number registration, template approval, Flows, reply buttons and list messages, a record of each opt-in, and message spend reported by template category.",
    },
    {
      title: "Web & in-app chat",
      text: "A widget under 30 KB that loads after the page, recognises the signed-in customer, and keeps the conversation when they move from laptop to phone.",
    },
    {
      title: "Answers from records",
      text: "Read-only tools over orders, bookings, policies and stock. Figures come from the system of record, wording from the model, and both are logged.",
    },
    {
      title: "Hand-over to people",
      text: "Into Zendesk, Freshdesk, Zoho Desk or AlgoChat with summary, language and customer record. Outside working hours the bot offers a callback slot from your rota.",
    },
    {
      title: "Workflow automation",
      text: "n8n or Temporal for approvals, invoice entry, report mailing and reconciliation. Each run is listed with its inputs, and a failed step waits for a person.",
    },
    {
      title: "Languages & voice notes",
      text: "Hindi, English, Hinglish, Tamil or Kannada recognised message by message, tested on phrases written by speakers. Voice notes are transcribed before the bot reads them.",
    },
  ],
  process: [
    {
      title: "Discovery",
      text: "We label 500 to 1,000 of your past messages by intent and note which system holds each answer. You get the intent table, volumes and a price range.",
    },
    {
      title: "Design",
      text: "Dialogues written for the top intents, refusals and hand-over lines included. You get scripts to edit, WhatsApp templates ready for submission and a list of API gaps.",
    },
    {
      title: "Development",
      text: "A test number works from the first week against staging data. You get scored transcripts weekly, and every failed thread is kept as a test case.",
    },
    {
      title: "Delivery",
      text: "Live for 5% of threads, then more as scores hold. You get the inbox, a screen for editing replies, training for agents and the warranty named in the contract.",
    },
  ],
  why: [
    {
      title: "A way out of every thread",
      text: "Typing “agent”, or being misunderstood twice, reaches a person. We measure how long that takes and report it beside the automation rate.",
    },
    {
      title: "It may look before it may touch",
      text: "Tools stay read-only until a flow has run cleanly for weeks. Refunds and address changes come last, one at a time, with a daily limit on value.",
    },
    {
      title: "Meta’s rules, read closely",
      text: "Opt-in, the 24-hour service window and template categories decide what you may send and what it costs. We plan around them before writing a line of dialogue.",
    },
    {
      title: "Editable without us",
      text: "Your support lead changes replies, hours and hand-over rules on a screen, previews the result, and can go back to yesterday’s version.",
    },
  ],
  faq: [
    {
      question: "How long does a chatbot take?",
      answer:
        "2–4 weeks for one channel, ten or so intents and a system with a usable API. Meta’s business verification runs alongside and drags when company documents do not match. Deeper work takes longer: the insurance assistant in our portfolio took nine weeks, with eleven live lookups.",
    },
    {
      question: "What does WhatsApp itself charge?",
      answer:
        "Since July 2025 Meta bills per delivered template, at rates set by country and category: marketing, utility or authentication. Free-form replies within 24 hours of a customer’s message are free, and so are utility templates sent in that window. A solution provider may add a margin, which a direct Cloud API connection avoids.",
    },
    {
      question: "Rules or a language model?",
      answer:
        "Both. Buttons and fixed replies for order status, timings and payments, where wording should not vary. A model for free text, mixed languages and questions answered from documents. The model picks the route and drafts the sentence; dates and amounts are filled in from your system.",
    },
    {
      question: "Are AI bots still allowed on WhatsApp?",
      answer:
        "For your own customer service, yes. Since 15 January 2026 Meta’s terms restrict general-purpose assistants, where the AI is itself the product. A bot that answers about your orders, bookings or policies is incidental to your business and permitted. We keep it on topic.",
    },
    {
      question: "What happens when it gets something wrong?",
      answer:
        "The customer can ask for a person at any point, and the thread is flagged. Each week your team marks a sample; a wrong answer is traced to a bad document, a missing lookup or a poor prompt, and becomes a test. A version that scores below the last one is held back.",
    },
    {
      question: "What else can you automate?",
      answer:
        "Work with a clear input, a rule and a record: vendor invoices into Tally, bank statements against the ledger, courier claims, onboarding checklists, daily reports. If a system has an API we use it. Screen-driving robots come last, since they break when a button moves.",
    },
  ],
  cta: {
    heading: "Count the questions first",
    lead: "Have a month of messages to hand. We sort a sample on the call and see how few intents make up most of it.",
  },
  drawing: {
    description:
      "A telephone exchange panel with six jacks and two cog wheels. Cords come in from a phone and a browser; one goes out to an open drawer of records and one to a person with a headset. A voice note hangs above.",
    balloons: ["WhatsApp", "Web", "Records", "Hand-over", "Workflow", "Languages"],
  },
  related: {
    services: ["ai-ml-data", "backend-api", "salesforce-integrations"],
    industries: ["e-commerce", "healthcare"],
    caseStudies: ["ai-chatbot", "whatsapp-crm"],
  },
} satisfies TemplateServiceInput;
