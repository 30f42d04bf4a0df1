import type { ShortCaseStudyInput } from "../../app/pages/case-study/schema.ts";

export default {
  head: {
    title: "AI chatbot case study: group health insurance",
    description:
      "A Bangalore insurance broker’s assistant answers from 1,900 pages of policy wording, names the clause it used and closes 82% of threads unaided.",
  },
  title: "AI chatbot for an insurance broker",
  subtitle:
    "An assistant that answers from the policy wording, names the clause it used and hands over when it cannot find one.",
  enquiry: "Discuss an AI assistant",
  order: 7,
  sample: true,
  categories: ["AI & Automation", "B2B"],
  card: {
    text: "Answers from 1,900 pages of policy wording, quotes the clause it used, and passes the thread to the desk when no clause supports a reply.",
    figure: { value: "82%", label: "of threads closed unaided" },
  },
  summary:
    "HR teams at 310 employers ask what their group health cover includes. The assistant replies with the clause beside the answer, and hands over the 18% of threads it cannot support from the text.",
  overview: [
    "The client is an insurance broker in Bangalore that places group health cover for 310 employers. Eight people answered much the same forty questions from 1,900 pages of wording by five insurers. A new joiner needed three months before working alone; the median reply took 5 h.",
    "We split the wording by clause, wrote a test set of 600 questions from two years of tickets, and allowed a reply only where a clause supports it. A plain FAQ bot takes {firstChatbot}; this one took nine weeks, five of them on the test set and the split. It does not decide claims or give advice on which cover to buy.",
  ],
  keyFeatures: [
    {
      title: "Clause citations",
      text: "Each reply names the insurer, document, version and clause. A second model call checks that the clause supports the sentence before it is sent.",
    },
    {
      title: "Handover",
      text: "Unsupported answers, complaints and anything about a person’s diagnosis go to the desk, with the thread and a two-line summary.",
    },
    {
      title: "Read-only lookups",
      text: "Enrolment dates, e-card links and claim stage are read through a dozen tools, limited to the employer who is asking.",
    },
    {
      title: "Language by message",
      text: "English, Hindi and Hinglish, detected per message. Clauses are quoted in English, as the insurer wrote them, with an explanation beside.",
    },
    {
      title: "Weekly grading",
      text: "The desk scores two hundred threads every week. Wrong ones join the test set; a release that lowers the score is held.",
    },
    {
      title: "Cost ceiling",
      text: "A monthly cap for each channel. At 90% of it replies move to a smaller model, and at the cap to plain search.",
    },
  ],
  stack: [
    { name: "React", use: "chat widget, desk" },
    { name: "TypeScript", use: "types" },
    { name: "Python", use: "retrieval, grading" },
    { name: "PostgreSQL", use: "clauses, pgvector" },
    { name: "Redis", use: "sessions, budgets" },
    { name: "AWS", use: "hosting, Mumbai region" },
  ],
  cta: {
    heading: "Count your repeat questions",
    lead: "Share your screen with a week of tickets, NDA first. We mark the ones a model should answer and the ones it should leave alone.",
  },
  drawing: {
    description:
      "Dialogue tree with one path inked from question to clause to reply, the other branches in pencil, and a siding where threads leave for the desk.",
    balloons: [
      "Clause citations",
      "Handover",
      "Read-only lookups",
      "Language by message",
      "Weekly grading",
      "Cost ceiling",
    ],
  },
  related: { services: ["chatbots-automation", "ai-ml-data"] },
} satisfies ShortCaseStudyInput;
