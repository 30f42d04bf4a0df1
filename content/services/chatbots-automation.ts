import type { TemplateServiceInput } from "../../app/pages/service/schema.ts";

export default {
  about: ["product:algochat"],
  head: {
    title: "WhatsApp chatbot development company in India",
    description:
      "WhatsApp and web assistants that read live orders and hand over to a person in time, plus back-office automation. A chatbot takes {firstChatbot}.",
  },
  title: "Chatbots and automation",
  subtitle:
    "Assistants on WhatsApp and the web for support teams. They look up the real order, answer in the customer’s language and hand over before customers lose patience.",
  enquiry: "Get a chatbot estimate",
  menu: {
    name: "Chatbots & automation",
    line: "WhatsApp Cloud API, n8n",
    group: "data-and-automation",
    order: 7,
  },
  indexLine: "WhatsApp and web assistants that read live records and know when to hand over.",
  overview: {
    heading: "start from last month’s tickets",
    paragraphs: [
      "Read a thousand support messages and the pattern is dull: order status, returns, timings, documents, passwords. Ten or fifteen intents cover most of the volume. We count yours before designing anything, because the list decides which systems the bot must read, which replies can be fixed text, and which need a language model at all.",
      "The bot looks things up through read-only connections to your order, policy or booking system and answers with what it found. Anything that moves money or changes a record asks for a confirmation and an OTP. When it is unsure, or the customer types “agent”, the thread goes to your staff with a summary on top.",
    ],
  },
  facts: [
    { label: "Typical team", value: "Two engineers, one conversation writer" },
    { label: "First chatbot", value: "{firstChatbot}" },
    { label: "Usual stack", value: "WhatsApp Cloud API, NestJS, n8n" },
  ],
  expertise: [
    {
      title: "WhatsApp Cloud API",
      text: "Number registration, template approval, Flows, opt-in records, and spend by template category.",
    },
    {
      title: "Web & in-app chat",
      text: "A widget under 30 KB that loads after the page and follows the customer to their phone.",
    },
    {
      title: "Answers from records",
      text: "Read-only tools over orders, bookings and stock: figures from the system of record, wording from the model.",
    },
    {
      title: "Hand-over to agents",
      text: "Into Zendesk, Freshdesk, Zoho Desk or AlgoChat, with summary, language and customer record.",
    },
    {
      title: "Workflow automation",
      text: "n8n or Temporal for approvals, invoice entry and reconciliation. A failed step waits for your staff.",
    },
    {
      title: "Languages & voice notes",
      text: "Hindi, English, Hinglish, Tamil or Kannada, message by message. Voice notes are transcribed.",
    },
  ],
  process: [
    {
      title: "Discovery",
      text: "Under an NDA we label 500 to 1,000 of your past messages by intent and note which system holds each answer. It ends in an intent table, volumes and a price range.",
    },
    {
      title: "Design",
      text: "Dialogues written for the top intents, refusals and hand-over lines included. You edit the scripts; WhatsApp templates and a list of API gaps come with them.",
    },
    {
      title: "Development",
      text: "A test number works from the first week against staging data. Scored transcripts come weekly; every failed thread is kept as a test case.",
    },
    {
      title: "Delivery",
      text: "Live for 5% of threads, then more as scores hold. Handed over: the inbox, a screen for editing replies, training for agents and the warranty named in the contract.",
    },
  ],
  why: [
    {
      title: "A way out of every thread",
      limit: "Twice",
      text: "Typing “agent”, or being misunderstood twice, reaches your staff. We measure how long that takes and report it beside the automation rate.",
    },
    {
      title: "Read-only first",
      limit: "Daily limit",
      text: "Tools stay read-only until a flow has run cleanly for weeks. Refunds and address changes come last, one at a time, with a daily limit on value.",
    },
    {
      title: "Meta’s rules, read closely",
      limit: "24-hour",
      text: "Opt-in, the 24-hour service window and template categories decide what you may send and what it costs. We plan around them before writing dialogue.",
    },
    {
      title: "Editable without us",
      limit: "Yesterday",
      text: "Your support lead changes replies, hours and hand-over rules on a screen, previews the result, and can go back to yesterday’s version.",
    },
  ],
  faq: [
    {
      question: "How long does a chatbot take?",
      answer:
        "{firstChatbot} for one channel, ten or so intents and a system with a usable API. Meta’s business verification runs alongside and drags when company documents do not match. More live lookups or a second language take longer; the estimate says how much.",
    },
    {
      question: "What does a chatbot cost to begin?",
      answer:
        "Nothing until a scope is signed: the first call and estimate are free. A first bot is a fixed price, split for example {milestones} over signature, pilot and delivery, in {currencies}. Message charges and model usage run on your own accounts. Upkeep afterwards is a support plan, if you want one.",
      link: { label: "Pricing Policy", href: "/pricing-policy" },
    },
    {
      question: "What does WhatsApp itself charge?",
      answer:
        "Since July 2025 Meta bills per delivered template, at rates set by country and category: marketing, utility or authentication. Free-form replies within 24 hours of a customer’s message are free; so are utility templates sent in that window. A solution provider may add a margin, which a direct Cloud API connection avoids.",
    },
    {
      question: "A custom bot, or a shared inbox?",
      answer:
        "If staff answer most questions well and only the handset is the bottleneck, a shared inbox is enough: our AlgoChat puts one WhatsApp number in front of the whole team. A bot pays when the same few lookups fill the queue or customers write at night. The two connect, so you can start with the inbox.",
      link: { label: "AlgoChat", href: "/products/algochat" },
    },
    {
      question: "Are AI bots still allowed on WhatsApp?",
      answer:
        "For your own customer service, yes. Since 15 January 2026 Meta’s terms restrict general-purpose assistants, where the AI is itself the product. A bot that answers about your orders, bookings or policies is incidental to your business and permitted. We keep it on topic.",
    },
    {
      question: "What happens when it gets something wrong?",
      answer:
        "The customer can ask for your staff at any point; the thread is flagged. Each week your team marks a sample. A wrong answer is traced to a bad document, a missing lookup or a poor prompt, and becomes a test. A version that scores below the last one is held back.",
    },
  ],
  cta: {
    heading: "Count the questions first",
    lead: "Share your screen with a week of messages; NDA first. We sort a sample on the call and see how few intents make up most of it.",
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
