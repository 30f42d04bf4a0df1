import type { TemplateServiceInput } from "../../app/pages/service/schema.ts";

export default {
  head: {
    title: "Shopify development in Liquid and Hydrogen",
    description:
      "Shopify themes in Liquid, checkout rules in Functions, Hydrogen storefronts, stock sync and Indian payment gateways. A basic store takes 2–4 weeks.",
  },
  title: "Shopify development",
  subtitle:
    "Themes in Liquid, checkout rules in Shopify Functions and stock that agrees with the warehouse, for catalogues from forty products to forty thousand.",
  menu: { name: "Shopify", line: "Liquid, Hydrogen", group: "commerce-and-content", order: 12 },
  indexLine: "Liquid themes, Functions at checkout and a stock sync that holds on a sale day.",
  overview: {
    heading: "Count the scripts before redrawing the shop",
    paragraphs: [
      "A Shopify store is slow or wrong for reasons that can be counted: eleven apps each adding a script, four sliders on the home page, stock written by two systems. We count first. Removing costs little, and on many stores it recovers more load time than a new theme would.",
      "We stay on Liquid unless there is a reason to leave. Hydrogen buys control over routing and rendering, at the price of a codebase you must staff and theme apps that no longer attach. Discount, delivery and payment rules are written as Shopify Functions, since Shopify Scripts was withdrawn on 30 June 2026.",
      "For a Jaipur textile brand with 6,200 SKUs we cut the app count from 23 to 9. Largest Contentful Paint on a mid-range Android phone went from 5.8 s to 2.1 s. Oversold orders fell from about 70 a month to 2 once a single system wrote the stock.",
    ],
  },
  facts: [
    { label: "Typical team", value: "2–4 people" },
    { label: "Basic store", value: "2–4 weeks" },
    { label: "Usual stack", value: "Liquid, Functions, GraphQL Admin API" },
  ],
  expertise: [
    {
      title: "Themes in Liquid",
      text: "Online Store 2.0 sections with typed settings and metaobjects, so a merchandiser can assemble a sale page without code or a page-builder app.",
    },
    {
      title: "Checkout & Functions",
      text: "Cash-on-delivery limits, bundle discounts and PIN-code delivery rules as Functions. On Plus they live in your own app; below it, in a public one.",
    },
    {
      title: "Headless with Hydrogen",
      text: "React Router on Oxygen over the Storefront API, for stores whose routes, content or product configurators have outgrown a theme.",
    },
    {
      title: "Stock & order sync",
      text: "Unicommerce, Increff, Tally or your ERP, joined through the GraphQL Admin API. Webhooks are deduplicated on arrival and reconciled every hour.",
    },
    {
      title: "Payments & GST",
      text: "Razorpay, PayU or Cashfree with UPI first on mobile. HSN codes, place of supply and invoice layout are checked against your accountant’s sample.",
    },
    {
      title: "Speed & search",
      text: "Images, fonts and third-party scripts held to a budget measured on a ₹12,000 phone. Structured data and old addresses survive each redesign.",
    },
  ],
  process: [
    {
      title: "Discovery",
      text: "An audit of theme, apps, orders and returns, with load times measured over 4G. You get a keep, replace and remove list, and an estimate.",
    },
    {
      title: "Design",
      text: "Home, collection, product and cart drawn at 390 pixels first, with your real titles and prices. You get approved pages and a list of sections.",
    },
    {
      title: "Development",
      text: "A development store tied to a Git repository and filled from your catalogue. You get a preview link each week and a checkout working in test mode.",
    },
    {
      title: "Delivery",
      text: "Redirects loaded, test orders placed and refunded, domain moved on a quiet weekday morning. You get an editor’s manual and the previous theme kept ready.",
    },
  ],
  why: [
    {
      title: "Fewer apps, lower rent",
      text: "Monthly app fees can pass the Shopify plan itself. Each app is priced against forty lines of Liquid, and the losers are removed.",
    },
    {
      title: "One writer for stock",
      text: "Two-way quantity sync is a job we turn down. Either the warehouse or Shopify owns the number, and the other only reads it.",
    },
    {
      title: "Sale days are rehearsed",
      text: "Storefront traffic is Shopify’s to carry; your webhooks, ERP and courier API are not. We replay last year’s peak hour at twice the rate.",
    },
    {
      title: "Plan limits stated early",
      text: "Custom apps with Functions, and extensions in the checkout steps, need Plus. You hear which requirements depend on it before choosing a plan.",
    },
  ],
  faq: [
    {
      question: "How long does a store take?",
      answer:
        "A basic store on an adapted theme takes 2–4 weeks, given photographs and a product sheet on the first day. A custom theme with ERP sync is 1–3 months. The catalogue is what slips: sizes spelt four ways become four filters, and somebody at your end has to choose one.",
    },
    {
      question: "Theme or headless?",
      answer:
        "A theme, unless you can name the page it cannot make. Headless means a second deployment, a developer for layout changes, and checking that each app has an API. It repays that with product configurators, several storefronts on one catalogue, or content run from a separate CMS.",
    },
    {
      question: "Can you move us from WooCommerce or Magento?",
      answer:
        "Yes. Products, customers, order history and redirects are moved by script and counted at both ends. Passwords cannot be carried over, so customers sign in with an emailed code. Reviews and loyalty points depend on the apps at each end, and we list early which fields would be lost.",
    },
    {
      question: "Which payment gateways work in India?",
      answer:
        "At present Shopify Payments is not offered to merchants in India, so a gateway such as Razorpay, PayU or Cashfree takes the money and Shopify adds a transaction fee that depends on your plan. We work out the combined rate on your order value, cash on delivery included, before you commit.",
    },
    {
      question: "Can we sell on ONDC and marketplaces as well?",
      answer:
        "Yes, with an order-management system or a seller app between them, and Shopify as one channel reading stock from it. ONDC, Amazon and Flipkart each have their own return rules and settlement files. Listing products is the short part; orders and accounts are the work.",
    },
    {
      question: "Do you look after the store afterwards?",
      answer:
        "Defects are covered for the 30–90 days your contract states, minor fixes in 24–48 hours. Shopify publishes an API version every quarter and supports each for at least a year, so an app we write needs a version change about once a year. The handover note gives the date.",
    },
  ],
  cta: {
    heading: "Send us the store’s address",
    lead: "We open it on a cheap phone, count its scripts and tell you on the call which three to remove first.",
  },
  drawing: {
    description:
      "A shop with its side wall cut away: display windows under a striped awning, a sign with a magnifying glass on the roof edge, counter and till, shelves of stock, and a second shopfront standing apart.",
    balloons: ["Themes", "Checkout", "Headless", "Stock sync", "Payments", "Search"],
  },
  related: {
    services: ["wordpress-development", "chatbots-automation", "web-frontend"],
    industries: ["e-commerce", "logistics"],
    caseStudies: ["price-comparison", "merchant-portal", "ai-chatbot"],
  },
} satisfies TemplateServiceInput;
