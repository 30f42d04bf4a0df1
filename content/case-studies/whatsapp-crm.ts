import type { ShortCaseStudyInput } from "../../app/pages/case-study/schema.ts";

export default {
  about: ["product:algochat"],
  head: {
    title: "WhatsApp inbox case study: two-wheeler dealer",
    description:
      "Fourteen showrooms in Rajasthan share one WhatsApp number. Twenty people answer it, and the median first reply went from 3 h 10 min to 4 min.",
  },
  title: "WhatsApp CRM for a dealer group",
  subtitle: "One number, five lanes and twenty people answering, with an owner and a clock on every message.",
  enquiry: "Discuss a WhatsApp desk",
  order: 8,
  sample: true,
  categories: ["SaaS", "AI & Automation"],
  card: {
    text: "A dealer group’s single WhatsApp number, sorted into five lanes and answered by twenty people. Every message has an owner and a clock.",
    figure: { value: "4 min", label: "median first reply in working hours" },
  },
  summary:
    "Customers write to one number for a price, a test ride, a service slot, a spare part or a complaint. A classifier picks the lane; the dealer’s staff reply. The median wait went from 3 h 10 min to 4 min.",
  overview: [
    "The client is a two-wheeler dealer group with fourteen showrooms in Rajasthan. Customers wrote to whichever salesperson’s phone they had. The official number ran on the WhatsApp Business app with four linked devices, so nobody could tell who had answered what. A salesperson who left took the customers along.",
    "We moved the number to the WhatsApp Cloud API and put AlgoChat behind it, with a lane classifier and drafted replies added, in the client’s own AWS account. Work took seven weeks, three of them on consent records and template approval. Old chats stayed on the phones, because moving the number did not bring its history across at the time.",
  ],
  keyFeatures: [
    {
      title: "Five lanes",
      text: "Sales, test rides, service, spares and complaints. The classifier is right on 93% of messages; a wrong lane is fixed with one tap.",
    },
    {
      title: "Owner and clock",
      text: "Each thread belongs to one person. After ten minutes unanswered it is flagged to the lane’s lead, who can see everyone’s open count.",
    },
    {
      title: "Window timer",
      text: "Free-form replies are allowed for 24 hours after the customer’s last message. The timer shows what is left; after that, templates only.",
    },
    {
      title: "Drafted replies",
      text: "Price and service-slot answers are drafted from the dealer system. Staff send them; in the first quarter 61% went out unedited.",
    },
    {
      title: "Consent record",
      text: "Opt-in source, date and wording kept for each number. A “stop” in English or Hindi ends marketing templates at once.",
    },
    {
      title: "Showroom report",
      text: "Enquiry to test ride to booking, by showroom and lane, with template spend beside it. Managers get it on WhatsApp at 9 a.m.",
    },
  ],
  stack: [
    { name: "Next.js", use: "agent inbox" },
    { name: "TypeScript", use: "types" },
    { name: "NestJS", use: "webhooks, routing" },
    { name: "Python", use: "lane classifier, drafts" },
    { name: "PostgreSQL", use: "threads, consent" },
    { name: "Redis", use: "clocks, queues" },
    { name: "AWS", use: "client’s own account" },
  ],
  cta: {
    heading: "Count the phones",
    lead: "How many people, phones and messages a day? With those three figures, thirty minutes is enough to size the work.",
  },
  drawing: {
    description:
      "Railway yard in plan: one incoming line, a set of points splitting it into five sidings, a signal clock over each and one siding marked for complaints.",
    balloons: [
      "Five lanes",
      "Owner and clock",
      "Window timer",
      "Drafted replies",
      "Consent record",
      "Showroom report",
    ],
  },
  related: { services: ["chatbots-automation", "saas-product", "backend-api"], products: ["algochat"] },
} satisfies ShortCaseStudyInput;
