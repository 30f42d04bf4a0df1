import type { IndustryInput } from "../../app/pages/industry/schema.ts";

export default {
  head: {
    title: "E-commerce software development company, India",
    description:
      "Stock ledgers, fast Shopify storefronts, cash-on-delivery risk checks and settlement matching for Indian retailers selling on several channels.",
  },
  title: "E-commerce software development",
  subtitle:
    "Storefronts, stock, checkout and returns for retailers on several channels, from engineers who look first for the margin lost between order and doorstep.",
  enquiry: "Discuss an e-commerce project",
  facts: [
    { label: "Small project", value: "{smallProject}" },
    { label: "Medium project", value: "{mediumProject}" },
    { label: "Works with", value: "Shopify, ONDC, WhatsApp, GST" },
  ],
  menu: { name: "E-commerce", line: "Storefronts, stock, returns", order: 2 },
  headings: {
    challenges: "where the margin leaks",
    solutions: "the leak, closed",
    stories: "Success Stories",
    differentiators: "Why retailers choose us",
    form: "Packing slip",
  },
  challenges: [
    {
      title: "Stock that is right in one place",
      text: "Warehouse and site show fourteen; Amazon sells the fifteenth. The cancellation counts against the seller account.",
    },
    {
      title: "A slow checkout",
      text: "Review, pop-up and analytics tags add four seconds on a mid-range phone. The pay button arrives after the customer has gone.",
    },
    {
      title: "Cash on delivery comes back",
      text: "A refused parcel pays freight both ways and spends a fortnight in transit. Neither address nor intent was checked before dispatch.",
    },
    {
      title: "Payouts do not add up",
      text: "Marketplaces pay net of commission, TCS, shipping and returns, in a file that each of them lays out differently.",
    },
    {
      title: "The sale day falls over",
      text: "Ten times the orders arrive in two hours. Webhooks back up, the ERP throttles, oversold lines surface the next morning.",
    },
  ],
  solutions: [
    {
      title: "One stock ledger",
      text: "Each sale, return and count is a dated entry. Channels are sent available stock less a buffer that you set by SKU.",
    },
    {
      title: "A storefront with a weight limit",
      text: "Liquid or Hydrogen, with a script budget checked in CI. A tag that pushes LCP past 2.5 s fails the build.",
    },
    {
      title: "Risk scored before dispatch",
      text: "Pincode history, address text and past refusals score each cash order. Doubtful ones get a WhatsApp confirmation or a prepaid offer.",
    },
    {
      title: "Settlements taken apart",
      text: "Each file is split by order and matched to bank credit, GST TCS and courier bill. Differences are listed by cause.",
    },
    {
      title: "A queue in front of the ERP",
      text: "Orders are accepted and numbered at once, then fed to the ERP at a rate it can take. We rehearse at twelve times normal.",
    },
  ],
  stories: [
    {
      title: "A sale with nineteen apologies",
      client: "A footwear brand in Agra with 8,400 SKUs on Shopify, Amazon, Flipkart and in 28 shops.",
      challenge:
        "Stock moved between channels by CSV every thirty minutes. The October sale oversold 1,312 pairs.",
      solution:
        "A PostgreSQL stock ledger fed by webhooks and shop tills, with a buffer per channel. Updates leave within ninety seconds; Amazon still takes its own time to show them.",
      impact: [
        "Oversold pairs in the next October sale: 19, from 1,312",
        "Channel update sent: 90 s after a sale, from 30 min",
        "Stock withheld as buffer: 2%, from 10%",
      ],
      sample: true,
      figure: {
        drawing: "sale-day-stock",
        caption: "Stock on four channels, one sale day",
        description:
          "Stock through one sale day. Before, four channels show more than the shelves hold and 1,312 pairs are oversold; after, they follow one line and 19 are.",
        compared: { what: "Oversold pairs", before: "1,312", after: "19" },
      },
    },
    {
      title: "Fewer parcels that came back",
      client: "A kitchenware seller in Rajkot shipping 2,600 parcels a day, 64% of them cash on delivery.",
      challenge:
        "27% of cash orders were refused at the door. A refusal cost about ₹140 in freight and ten days of stock.",
      solution:
        "A refusal score, with WhatsApp confirmation for the riskiest fifth of cash orders. Separately, a ₹50 discount for paying in advance.",
      impact: [
        "Cash orders refused, since the check: 18%, from 27%",
        "Orders paid in cash, since the discount: 51%, from 64%",
        "Orders lost to confirmation messages: 3.2%, against a control group",
      ],
      sample: true,
      figure: {
        drawing: "parcel-flow",
        caption: "One hundred parcels, out and back",
        description:
          "One hundred parcels, widths to scale. Before, 64 go out as cash on delivery and 17 come back; after, 51 and 9.",
        compared: { what: "Back, of 100 parcels", before: "17", after: "9" },
      },
    },
  ],
  differentiators: [
    {
      title: "Apps counted, then cut",
      text: "Each Shopify app is listed with its fee, script weight and last use. On Plus, a custom Shopify Function often replaces two of them.",
    },
    {
      title: "GST in the cart",
      text: "HSN, rate and place of supply are set on the order line; credit notes point back to it. GSTR-1 is then a report.",
    },
    {
      title: "ONDC where it pays",
      text: "We write seller-side ONDC adapters on the Beckn protocol, once order volume in your category covers the upkeep.",
    },
    {
      title: "A plain store when that is enough",
      text: "A basic Shopify store takes {basicStore}. Under a few hundred orders a month, most of this page can wait.",
    },
  ],
  cta: {
    heading: "Trace one bad sale day",
    lead: "Share your screen on a free call, NDA first if you like: orders, stock and the hour it broke. We look for the first wrong number together.",
  },
  drawing: {
    description:
      "A carton in exploded view: packing slip, product, lid and return slip above it, the shipping label in front, a till roll unrolling before it and the next cartons queueing behind in dashed outline.",
    balloons: ["Stock", "Checkout", "Cash on delivery", "Settlements", "Sale day"],
  },
  related: {
    services: ["shopify-development", "web-frontend", "chatbots-automation", "backend-api"],
    products: ["algochat"],
    industries: ["logistics"],
    caseStudies: ["merchant-portal", "price-comparison", "whatsapp-crm"],
  },
} satisfies IndustryInput;
