import type { TemplateServiceInput } from "../../app/pages/service/schema.ts";

export default {
  head: {
    title: "Web frontend development: React, Next.js",
    description:
      "React and Next.js interfaces held to a script budget on mid-range Android phones, tested against WCAG 2.2 AA and handed over with Storybook.",
  },
  title: "Web frontend development",
  subtitle:
    "React and Next.js interfaces with a weight limit, a keyboard path and a component library your own developers can extend after we leave.",
  menu: { name: "Web frontend", line: "React, Next.js, TypeScript", group: "product-engineering", order: 1 },
  indexLine: "React and Next.js interfaces, weighed in kilobytes and tested on a mid-range Android.",
  overview: {
    heading: "The slow part is usually the script",
    paragraphs: [
      "Most of the slow sites brought to us are quick on the server. They send 1.5 to 3 MB of JavaScript to a phone that needs several seconds to run it, and the tag manager adds another 400 KB after launch. So the first thing we agree is a weight: usually 170 KB of compressed script for the first view, checked on every pull request.",
      "We build in TypeScript with React and Next.js, or Astro where a page is mostly text. Pages are rendered on the server or at build time unless there is a reason against it, and filters, tabs and page numbers live in the URL so that a link can be shared. Components sit in Storybook with their empty, loading, error and overlong-text states.",
      "For a furniture retailer in Pune the product page went from 640 KB of compressed script to 160 KB, and Largest Contentful Paint at the 75th percentile from 6.1 s to 2.3 s. Half of the saving came from removal: two carousels, a chat widget loaded on every page, and a date library used once.",
    ],
  },
  facts: [
    { label: "Typical team", value: "Two or three engineers, one designer" },
    { label: "Landing page", value: "2–3 weeks" },
    { label: "Usual stack", value: "TypeScript, React, Next.js, Playwright" },
  ],
  expertise: [
    {
      title: "Rendering & caching",
      text: "Static, server-rendered or streamed, chosen route by route. Cache lifetime is written beside each fetch, because a stale price costs more than a slow one.",
    },
    {
      title: "Components & tokens",
      text: "Storybook with design tokens shared from Figma, and every state present: empty, loading, failed, and the German label that runs to 31 characters.",
    },
    {
      title: "Speed budget",
      text: "Script weight is limited in CI and Core Web Vitals are watched in the field: LCP 2.5 s, INP 200 ms, CLS 0.1. Exceptions need a named approver.",
    },
    {
      title: "Accessibility",
      text: "WCAG 2.2 AA as the working standard: axe-core in CI, then keyboard, NVDA and TalkBack by hand, since automated rules miss a large share of real faults.",
    },
    {
      title: "Forms & tables",
      text: "Validation shared with the API by schema, drafts kept through a lost connection, and grids that stay usable at 50,000 rows through virtual scrolling and server-side filters.",
    },
    {
      title: "Content & search",
      text: "Sanity, Strapi or Markdown behind typed queries, with previews for editors, redirects kept in one list, structured data, and hreflang where there are several languages.",
    },
  ],
  process: [
    {
      title: "Discovery",
      text: "We measure the current site with Chrome UX Report field data and your analytics, then rank routes by traffic and revenue. You get that report, a scope and a price range.",
    },
    {
      title: "Design",
      text: "Key screens in Figma at 360 and 1,440 px with their failure states, and a coded prototype of the hardest one. You sign off behaviour, tokens and copy lengths.",
    },
    {
      title: "Development",
      text: "Every pull request gets its own preview address with visual and accessibility checks attached. You get a staging site from the first week, and its weight over time as a chart.",
    },
    {
      title: "Delivery",
      text: "Redirect map, analytics parity check and a staged release behind the CDN. You get the repository, Storybook, a runbook and a warranty of 30–90 days, as the contract states.",
    },
  ],
  why: [
    {
      title: "We test on a ₹12,000 phone",
      text: "A shelf of four-year-old Androids on throttled 4G is where work is accepted. A MacBook on office fibre hides the faults your customers meet.",
    },
    {
      title: "Deleting is part of the job",
      text: "Before adding a library we check what the browser now does itself: dialogs, container queries, dates and currencies through Intl. Several old dependencies usually go in the first month.",
    },
    {
      title: "Your team can read it",
      text: "Plain React, strict TypeScript, no in-house framework. A developer who joins you next year finds the conventions in the tools’ own documentation.",
    },
    {
      title: "We say when it is not the frontend",
      text: "If an endpoint takes 1.8 s, no component will hide it. We trace through to the query and tell you, even when another supplier owns it.",
    },
  ],
  faq: [
    {
      question: "How long does a landing page take?",
      answer:
        "2–3 weeks from agreed copy to launch. The first goes on design and content, the second on build, and the third, if needed, on analytics, consent and testing across devices. Copy that arrives late is the usual cause of delay, so we ask for a draft before the start date.",
    },
    {
      question: "Which framework do you use?",
      answer:
        "React with Next.js for applications and shops, because developers for it are easy to hire in India and its upgrade path is well documented. For brochure and documentation sites we propose Astro, which ships no script by default. Existing Vue and Angular code we maintain as it stands; changing framework is rarely where the gain lies.",
    },
    {
      question: "Can you work with our designers?",
      answer:
        "Yes. We need Figma files with auto layout and named tokens; where those are missing we spend a few days putting them in order with your designer. Questions go into comments on the frame, and anything we alter in code for accessibility is written back to the file.",
    },
    {
      question: "Will a rebuild hurt our search rankings?",
      answer:
        "It can, mostly through lost URLs. We crawl the old site, map each indexed address to its successor with a 301, keep titles and structured data, and compare Search Console daily for the first four weeks. Some movement is normal after a large change, and nobody can promise a position.",
    },
    {
      question: "Which browsers do you support?",
      answer:
        "We take Baseline “widely available” as the floor: features present in Chrome, Edge, Firefox and Safari for at least 30 months. If your analytics show an older Safari or Android WebView carrying more than one per cent of revenue, we add polyfills for it and count their weight against the budget.",
    },
    {
      question: "Can you speed up a site without rebuilding it?",
      answer:
        "Often. An audit lists each fault with the milliseconds it costs and the days needed to mend it, cheapest gains first. On sites built in the last five years, image formats, third-party tags and font loading tend to account for most of the gain. We recommend a rebuild only when the framework itself is the obstacle.",
    },
  ],
  cta: {
    heading: "Bring us your slowest page",
    lead: "We profile one address together on the call and say where the seconds go. Written messages get a reply within 24 hours.",
  },
  drawing: {
    description:
      "A browser window taken apart into six upright layers in one line: the route tree at the back, then components, a speed gauge, the path of keyboard focus, form fields with a table, and in front the words and the picture.",
    balloons: ["Rendering", "Components", "Speed budget", "Accessibility", "Forms", "Content"],
  },
  related: {
    services: ["backend-api", "shopify-development", "saas-product"],
    industries: ["e-commerce", "saas"],
    caseStudies: ["b2c-travel-portal", "price-comparison"],
  },
} satisfies TemplateServiceInput;
