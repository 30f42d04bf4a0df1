import type { ProductInput } from "../../app/pages/product/schema.ts";
import { site } from "../../site.config.ts";

const { demo, general } = site.scheduling;
const bookFreeCall = { label: "Book a Free Call", href: general };

/** Without a calendar of its own the demo is shown on the free call: one address, one button. */
const actions: ProductInput["actions"] = demo
  ? [{ label: "Try Demo", href: demo }, bookFreeCall]
  : [
      { label: "Try Demo: Book a Free Call", href: general },
      { label: "Ask about AlgoChat", href: "/contact" },
    ];

export default {
  head: {
    title: "AlgoChat: WhatsApp CRM with a shared inbox",
    description:
      "AlgoChat puts one WhatsApp business number in front of a whole team: shared inbox, broadcasts, chatbot flows and reports on Meta’s Cloud API.",
  },
  title: "AlgoChat: WhatsApp CRM",
  subtitle:
    "One WhatsApp number for a whole sales or support team: shared inbox, broadcasts and chatbot flows on Meta’s Cloud API, in our cloud or on your servers.",
  kind: "WhatsApp CRM",
  menu: {
    name: "AlgoChat",
    line: "One shared WhatsApp inbox with assignment, templates and history.",
    order: 2,
  },
  actions,
  overview: {
    heading: "one number, the whole team",
    paragraphs: [
      "The phone with the company’s WhatsApp on it sits on one desk, and its owner leaves at seven. AlgoChat moves that number to the Cloud API, so nine people can answer it and a supervisor can read what was promised.",
      "Meta sets the rules. Free-form replies are allowed for 24 hours after the customer’s last message; past that, only approved templates go out, most of them charged. AlgoChat shows the clock and the charge before you send. Meta’s verification of your business is separate from our account.",
    ],
  },
  facts: [
    { label: "Start", value: "Account active {accountActive}" },
    { label: "Channel", value: "WhatsApp Cloud API" },
    { label: "Access", value: "Web, including the phone’s browser" },
  ],
  features: {
    heading: "one thread, one owner",
    items: [
      {
        title: "Shared inbox",
        text: "A thread shows who has it open and how much of the 24-hour window is left.",
      },
      {
        title: "Broadcasts",
        text: "Approved templates to contacts who opted in, with Meta’s estimated charge shown first. A STOP reply removes the contact; no agent can override it.",
      },
      {
        title: "Chatbot flows",
        text: "Menus, lists and forms laid out on a canvas and replayed against saved chats. After two failed answers, or the word “agent”, an agent takes over.",
      },
      {
        title: "Contact records",
        text: "Consent date, orders, past threads and custom fields. Photos and documents are copied on arrival, because Meta’s download links expire in five minutes.",
      },
      {
        title: "Labels and assignment",
        text: "Route by label, language, rota or last agent. A thread left unanswered past your limit goes back to the queue with a flag.",
      },
      {
        title: "Reports",
        text: "First-reply time, delivery and read rates, Meta charges by template category.",
      },
    ],
  },
  useCases: {
    heading: "through the working day",
    items: [
      {
        title: "Sales",
        from: 10,
        to: 20,
        text: "A click-to-WhatsApp ad opens a thread with its campaign attached. The lead is assigned, quoted and sent a Razorpay link in the same chat.",
      },
      {
        title: "Support",
        from: 8,
        to: 23,
        text: "Order and warranty questions are answered by a flow that reads your records. The rest reach an agent with the purchase already on screen.",
      },
      {
        title: "Reminders",
        from: 9,
        to: 18,
        text: "Appointments, fee dates and service visits with Confirm and Reschedule buttons.",
      },
      {
        title: "Order updates",
        from: 6,
        to: 22,
        text: "Packed, shipped, out for delivery. A reply lands in the inbox beside the order number.",
      },
    ],
  },
  integrations: {
    heading: "the systems you already have",
    items: [
      { name: "Shopify", text: "Orders, fulfilments, abandoned checkouts", direction: "In" },
      { name: "WooCommerce", text: "Order status, by webhook", direction: "In" },
      { name: "HubSpot", text: "Contacts, and threads on the timeline", direction: "In and out" },
      { name: "Google Sheets", text: "Rows in as contacts, answers back as rows", direction: "In and out" },
      { name: "Razorpay", text: "Payment Links out, paid status in", direction: "In and out" },
      { name: "Zapier", text: "New thread, label or reply as a trigger", direction: "Out" },
    ],
  },
  deployments: {
    heading: "cloud or private hosting",
    lead: "Meta retired its On-Premises API in October 2025, so either way the messages travel through Meta’s cloud. The choice is where they are kept.",
    items: [
      {
        name: "Cloud",
        figure: "{cloudUptime}",
        figureLabel: "uptime is the target: 44 minutes of downtime a month, Meta’s own outages aside",
        text: "We run the servers and keep up with Graph API versions, which Meta retires on a schedule.",
        facts: [
          { label: "Hosting", value: "AWS, in India" },
          { label: "Updates", value: "Ours, as Meta’s API changes" },
          { label: "Backups", value: "Daily, media included" },
          { label: "Suits", value: "Teams of 3 to 60 agents" },
        ],
        drawing:
          "Servers in three zones behind a load balancer, each with a copy of the threads and the media.",
      },
      {
        name: "Private hosting",
        figure: "0",
        figureLabel: "copies of your threads on our servers",
        text: "Threads, contacts and media sit on your servers. You need a public HTTPS endpoint for webhooks and someone to apply releases.",
        facts: [
          { label: "Hosting", value: "Your cloud account or racks" },
          { label: "Updates", value: "Releases you install" },
          { label: "Backups", value: "Yours, tooling supplied" },
          { label: "Suits", value: "Lenders, hospitals, public bodies" },
        ],
        drawing:
          "The same software inside a walled network of your own with one gate, through which releases are brought in.",
      },
    ],
  },
  cta: {
    heading: "write to it as a customer",
    lead: "In the demo you message a test number, ask something awkward, and watch the hand-over from the agent’s side.",
    actions,
  },
  drawing: {
    description:
      "Six message slips on a bill spike beside a desk telephone; the top slip is torn along its reply line.",
    balloons: [
      "Shared inbox",
      "Broadcasts",
      "Chatbot flows",
      "Contact records",
      "Labels and assignment",
      "Reports",
    ],
  },
  related: {
    services: ["chatbots-automation", "backend-api"],
    products: ["algohr"],
    industries: ["e-commerce", "healthcare"],
    caseStudies: ["whatsapp-crm", "ai-chatbot"],
  },
} satisfies ProductInput;
