import type { FullCaseStudyInput } from "../../app/pages/case-study/schema.ts";

export default {
  head: {
    title: "B2C travel portal case study: fares in 2.1 s",
    description:
      "A Kochi holiday company cut the wait for a first fare on 4G from 9.8 s to 2.1 s, and price changes at payment from 14% of checkouts to 1.3%.",
  },
  title: "B2C travel portal",
  subtitle:
    "Flights and packages for people who book on a phone, at the price they saw when they tapped the card.",
  enquiry: "Discuss a travel portal",
  order: 2,
  sample: true,
  categories: ["B2C", "SaaS"],
  card: {
    text: "Flights and packages for people who book on a phone. Each fare is checked again before payment; 38 branches sell from the same build.",
    figure: { value: "2.1 s", label: "to a first fare on 4G" },
  },
  summary:
    "Fares appear as suppliers answer instead of after the last one. The first is on screen in 2.1 s, down from 9.8 s; 83% of bookings reach the supplier without being retyped.",
  meta: {
    client: "Holiday company, Kochi",
    duration: "Six months to launch",
    team: "Five engineers, one designer",
    since: "Live since November 2023",
  },
  overview: [
    "The client sells flights and packaged holidays, mostly to families in Kerala and Tamil Nadu travelling to the Gulf and South-East Asia. Nine visits in ten come from an Android phone. The old PHP site showed nothing until every supplier had replied; a fare seen in the list was often gone by the payment page.",
    "We rebuilt search, pricing and checkout, and left the package catalogue in the client’s existing back office, read through an API. The same build serves 38 franchise branches as separate storefronts, each with its own catalogue, margin and settlement account. Loyalty points were cut from the first release to hold the date.",
  ],
  challenge: {
    intro: "One checkout in seven met a different price at payment; most of those buyers left.",
    rows: [
      "The first fare took 9.8 s on 4G because the page waited for the slowest of seven suppliers.",
      "Fares were cached for an hour and not checked before payment, so 14% of checkouts met a new price there.",
      "Payment was a card form only. On phones 71% of attempts succeeded; staff retyped four bookings in five into the supplier’s system.",
    ],
  },
  solution: {
    intro: "Results arrive as suppliers answer; every fare carries the time it was last checked.",
    rows: [
      "Results stream over server-sent events. The page is usable at the first reply; later fares are added without moving the card under a thumb.",
      "A fare is repriced when its card is opened and again when payment is pressed. If it has moved, both prices are shown and the buyer chooses.",
      "UPI intent comes first on Android, with tokenised cards behind it. A paid booking goes to the supplier by API, to staff only if refused.",
    ],
  },
  outcomes: {
    note: "January to March 2024 against the same months of 2023, from server logs and the payment gateway’s reports.",
    items: [
      { value: "2.1 s", label: "to a first fare on 4G, 75th percentile", before: "9.8 s" },
      { value: "1.3%", label: "of checkouts met a new price at payment", before: "14%" },
      { value: "89%", label: "of payment attempts on phones succeeded", before: "71%" },
      { value: "83%", label: "of bookings completed without staff", before: "20%" },
    ],
  },
  keyFeatures: [
    {
      title: "Streaming search",
      text: "Seven suppliers are asked in parallel. Filters work on what has arrived; a counter says how many have yet to reply.",
    },
    {
      title: "Fare check",
      text: "Each fare shows its age. A check costs a supplier call, so it runs on two events only: card opened and payment pressed.",
    },
    {
      title: "Fare calendar",
      text: "The lowest fare seen for each day in the last 48 hours, labelled as seen, because it may no longer be for sale.",
    },
    {
      title: "Traveller records",
      text: "Names and passport details saved once, with consent, and encrypted by field. A passport with under six months’ validity is flagged before payment.",
    },
    {
      title: "Itemised checkout",
      text: "UPI, tokenised cards and netbanking through Razorpay. GST, and TCS on overseas packages, appear as lines of their own.",
    },
    {
      title: "Branch storefronts",
      text: "A subdomain, margin rules and settlement account for each of 38 branches. Row-level security keeps one branch’s customers from another’s.",
    },
  ],
  stack: [
    { name: "Next.js", use: "pages, streamed results" },
    { name: "TypeScript", use: "shared types" },
    { name: "Tailwind CSS", use: "branch themes" },
    { name: "NestJS", use: "pricing, booking" },
    { name: "PostgreSQL", use: "bookings, tenants" },
    { name: "Redis", use: "fare cache" },
    { name: "AWS", use: "hosting, CDN" },
    { name: "Docker", use: "packaging" },
  ],
  cta: {
    heading: "Time your own checkout",
    lead: "Open your site on a mid-range phone over 4G and note where it waits. We will start the call from that list.",
  },
  drawing: {
    description:
      "Section through a phone screen: seven supplier lines arriving at different times, the first fare drawn solid and the rest dashed, with a payment gate at the foot.",
    balloons: [
      "Streaming search",
      "Fare check",
      "Fare calendar",
      "Traveller records",
      "Itemised checkout",
      "Branch storefronts",
    ],
  },
  related: { services: ["web-frontend", "saas-product"] },
} satisfies FullCaseStudyInput;
