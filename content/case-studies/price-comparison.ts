import type { FullCaseStudyInput } from "../../app/pages/case-study/schema.ts";

export default {
  head: {
    title: "Price comparison engine case study: 40 shops",
    description:
      "Forty Indian shops and 2.3 million listings matched to 410,000 products. Median price age fell from 12 h to 34 min, wrong matches from 65 to 8 per 1,000.",
  },
  title: "Price comparison engine",
  subtitle: "Forty shops, 2.3 million listings and 410,000 products, with the age of every price on show.",
  enquiry: "Discuss a data product",
  order: 5,
  sample: true,
  categories: ["B2C", "SaaS"],
  card: {
    text: "Listings from forty shops matched to 410,000 products, the busy ones read every hour, and a chart that says where today’s price sits.",
    figure: { value: "2.3M", label: "listings matched to 410,000 products" },
  },
  summary:
    "The engine checks changing prices most often, matches on evidence and leaves doubtful listings off the page. A price is 34 minutes old at the median when someone looks at it; it used to be twelve hours.",
  meta: {
    client: "Electronics comparison site, Gurugram",
    duration: "Eight months to full catalogue",
    team: "Four engineers, one data scientist",
    since: "Maintained since June 2023",
  },
  overview: [
    "The client compares phones, laptops and appliances across forty Indian shops and earns on referrals. It also sells the price history to nine brands by subscription. Its first engine read every listing once a day and matched by title, so two phones with different memory could share a page.",
    "We replaced reading and matching and kept the public addresses. Shops that offer a feed or an affiliate API are read that way, 28 of the forty. The rest are crawled within robots.txt at a rate agreed with each shop.",
  ],
  challenge: {
    intro: "A comparison is worth little when the price has moved or the product is a different one.",
    rows: [
      "Prices were 12 h old at the median. One click in eight landed on a different figure.",
      "Only 38% of listings carried a GTIN. Title matching put 65 in every 1,000 on the wrong product.",
      "Each listing was fetched and parsed in full, even if it had not changed in a year. A million reads cost $60.",
    ],
  },
  solution: {
    intro: "Reading, matching and storage were separated, so each could be tuned and tested alone.",
    rows: [
      "Each listing has its own interval, set by how often it moves and how often it is viewed. About 180,000 are read hourly, the others daily.",
      "GTIN first, then extracted attributes, then a classifier over candidates from pgvector. Scores in the doubtful band go to three reviewers.",
      "Feed rows are compared by hash and only changed ones are parsed. Crawled pages use conditional requests where the shop’s server honours them.",
    ],
  },
  outcomes: {
    note: "April to June 2024. Earlier figures are the old engine’s last full quarter; match quality was measured on the same labelled pairs for both.",
    items: [
      { value: "34 min", label: "median age of a price when viewed", before: "12 h" },
      { value: "8", label: "wrong matches per 1,000 listings", before: "65" },
      { value: "2.1%", label: "of clicks landed on a changed price", before: "12%" },
      { value: "$14", label: "per million reads, hosting included", before: "$60" },
    ],
  },
  keyFeatures: [
    {
      title: "Adaptive reading",
      text: "Intervals run from one hour to one day. A festival sale, entered by hand, moves a whole category to hourly for its length.",
    },
    {
      title: "Product matching",
      text: "99.2% precision and 94% recall on 5,000 hand-labelled pairs. We set it for precision: a missing listing does less harm than a wrong one.",
    },
    {
      title: "Price history",
      text: "Two years of daily lows, with today’s price as a percentile. A forecasting model beat that rule by two points and was left out.",
    },
    {
      title: "Measured discounts",
      text: "A discount is worked out against the 90-day median price. MRP is printed beside it, since few shops charge it.",
    },
    {
      title: "Price alerts",
      text: "Email or WhatsApp when a target is met. The price is read again before sending; about 3% of alerts are withheld.",
    },
    {
      title: "Brand dashboard",
      text: "Nine brands follow their own products by shop and day. Row-level security separates them; exports go out by signed link.",
    },
  ],
  stack: [
    { name: "Next.js", use: "public pages" },
    { name: "TypeScript", use: "types" },
    { name: "Go", use: "readers" },
    { name: "Python", use: "matching" },
    { name: "PostgreSQL", use: "products, vectors" },
    { name: "MongoDB", use: "raw listings" },
    { name: "Redis", use: "reading schedule" },
    { name: "Kubernetes", use: "reader scheduling" },
  ],
  cta: {
    heading: "List your sources",
    lead: "How often each one changes, and on what terms you may read it. We will sketch a reading schedule on the call.",
  },
  drawing: {
    description:
      "Sorting machine in section: forty hoppers feed a belt, matched parts fall into one bin per product, doubtful parts roll to a side tray for inspection.",
    balloons: [
      "Adaptive reading",
      "Product matching",
      "Price history",
      "Measured discounts",
      "Price alerts",
      "Brand dashboard",
    ],
  },
  related: { services: ["ai-ml-data", "saas-product"] },
} satisfies FullCaseStudyInput;
