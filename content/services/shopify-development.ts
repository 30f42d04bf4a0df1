import type { TemplateServiceInput } from "../../app/pages/service/schema.ts";

export default {
  head: {
    title: "Shopify store development company in India",
    description:
      "Shopify themes in Liquid, checkout rules in Functions, Hydrogen storefronts, stock sync and Indian payment gateways. A basic store takes {basicStore}.",
  },
  title: "Shopify development",
  subtitle:
    "Stores for brands with forty products or forty thousand: themes in Liquid, checkout rules in Shopify Functions, and stock that agrees with the warehouse.",
  enquiry: "Get a store estimate",
  menu: { name: "Shopify", line: "Liquid, Hydrogen", group: "commerce-and-content", order: 12 },
  indexLine: "Liquid themes, Functions at checkout and a stock sync that holds on a sale day.",
  overview: {
    heading: "count the scripts before a redesign",
    paragraphs: [
      "A Shopify store is slow or wrong for reasons that can be counted: a dozen apps each adding a script, four sliders on the home page, stock written by two systems. We count first. Removing costs little and can recover more load time than a new theme would.",
      "We stay on Liquid unless there is a reason to leave. Hydrogen buys control over routing and rendering, at the price of a codebase you must staff and theme apps that no longer attach. Discount, delivery and payment rules are written as Shopify Functions, since Shopify Scripts was withdrawn on 30 June 2026.",
    ],
  },
  facts: [
    { label: "Typical team", value: "2–4 people" },
    { label: "Basic store", value: "{basicStore}" },
    { label: "Usual stack", value: "Liquid, Functions, GraphQL Admin API" },
  ],
  expertise: [
    {
      title: "Themes in Liquid",
      text: "Online Store 2.0 sections, so a merchandiser can assemble a sale page without code.",
    },
    {
      title: "Checkout & Functions",
      text: "Cash-on-delivery limits, bundle discounts and PIN-code delivery rules as Functions.",
    },
    {
      title: "Headless with Hydrogen",
      text: "React Router on Oxygen, for stores whose routes, content or configurators have outgrown a theme.",
    },
    {
      title: "Stock & order sync",
      text: "Unicommerce, Increff, Tally or your ERP, deduplicated on arrival and reconciled every hour.",
    },
    {
      title: "Payments & GST",
      text: "Razorpay, PayU or Cashfree with UPI first on mobile; HSN codes, place of supply and invoice layout.",
    },
    {
      title: "Speed & search",
      text: "Images and scripts held to a budget. Structured data and old addresses survive a redesign.",
    },
  ],
  process: [
    {
      title: "Discovery",
      text: "An audit of theme, apps, orders and returns, with load times measured over 4G. It ends in a keep, replace and remove list, and an estimate.",
    },
    {
      title: "Design",
      text: "Home, collection, product and cart at 390 pixels first, with your real titles and prices. You approve pages and a list of sections.",
    },
    {
      title: "Development",
      text: "A development store tied to a Git repository and filled from your catalogue, with a preview link each week and a checkout working in test mode.",
    },
    {
      title: "Delivery",
      text: "Redirects loaded, test orders placed and refunded, domain moved on a quiet weekday morning. An editor’s manual is handed over; the previous theme is kept ready.",
    },
  ],
  why: [
    {
      title: "Fewer apps, lower rent",
      limit: "A few lines",
      text: "Monthly app fees can pass the Shopify plan itself. Each app is priced against a few lines of Liquid; apps that are not needed go.",
    },
    {
      title: "One writer for stock",
      text: "Two-way quantity sync is a job we turn down. Either the warehouse or Shopify owns the number, and the other only reads it.",
    },
    {
      title: "Sale days are rehearsed",
      limit: "Twice",
      text: "Storefront traffic is Shopify’s to carry; your webhooks, ERP and courier API are not. We replay last year’s peak hour at twice the rate.",
    },
    {
      title: "Plan limits stated early",
      limit: "Plus",
      text: "Custom apps with Functions, and extensions in the checkout steps, need Plus. You hear which requirements depend on it before choosing a plan.",
    },
  ],
  faq: [
    {
      question: "How long does a store take?",
      answer:
        "A basic store on an adapted theme takes {basicStore}, given photographs and a product sheet on the first day. A custom theme with ERP sync is {mediumProject}. The catalogue is what slips: sizes spelt four ways become four filters, and somebody at your end has to choose one.",
    },
    {
      question: "What does a store cost, besides Shopify’s plan?",
      answer:
        "Our work is a fixed price for an agreed scope, paid by milestone, for example {milestones}, in {currencies}; call and estimate are free. You pay the plan, apps and gateway fees directly. An audit with its fixes, {smallProject}, is the smallest job we take.",
      link: { label: "Pricing Policy", href: "/pricing-policy" },
    },
    {
      question: "Shopify or WooCommerce?",
      answer:
        "Shopify when hosting, security and checkout should be run for you and its fees and rules are acceptable. WooCommerce when content leads, the catalogue needs unusual data, or fees on each sale outweigh the upkeep of a server. We build both, so the advice favours neither.",
      link: { label: "WordPress and WooCommerce", href: "/services/wordpress-development" },
    },
    {
      question: "Can you move us from WooCommerce or Magento?",
      answer:
        "Yes. Products, customers, order history and redirects are moved by script and counted at both ends. Passwords cannot be carried over, so customers sign in with an emailed code. Reviews and loyalty points depend on the apps at each end; we list early which fields would be lost.",
    },
    {
      question: "Which payment gateways work in India?",
      answer:
        "At present Shopify Payments is not offered to merchants in India, so a gateway such as Razorpay, PayU or Cashfree takes the money and Shopify adds a transaction fee that depends on your plan. We work out the combined rate on your order value, cash on delivery included, before you commit.",
    },
    {
      question: "Do you look after the store afterwards?",
      answer:
        "Defects are covered for the {warranty} your contract states, minor fixes usually in {minorFixes}. Shopify publishes an API version every quarter and supports each for at least a year, so an app we write needs a version change about once a year. The handover note gives the date.",
    },
  ],
  cta: {
    heading: "Which three scripts should go first?",
    lead: "Tell us the store’s public address. We open it on a phone, count its scripts and name the three on the call.",
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
