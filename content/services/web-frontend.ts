import type { TemplateServiceInput } from "../../app/pages/service/schema.ts";

export default {
  head: {
    title: "React and Next.js frontend development company",
    description:
      "React and Next.js interfaces held to a script budget on mid-range Android phones, tested against WCAG 2.2 AA and handed over with Storybook.",
  },
  title: "Web frontend development",
  subtitle:
    "React and Next.js interfaces for shops, portals and SaaS teams: fast on ordinary phones, usable by keyboard, and built for your own developers to carry on.",
  enquiry: "Get a frontend estimate",
  menu: { name: "Web frontend", line: "React, Next.js, TypeScript", group: "product-engineering", order: 1 },
  indexLine: "React and Next.js interfaces, weighed in kilobytes and tested on a mid-range Android.",
  overview: {
    heading: "most slow sites send too much script",
    paragraphs: [
      "Most of the slow sites we are shown are quick on the server. They send 1.5 to 3 MB of JavaScript to a phone that needs several seconds to run it; the tag manager adds more after launch. So the first thing we agree is a weight, usually 170 KB of compressed script for the first view, checked on every pull request.",
      "We build in TypeScript with React and Next.js, or Astro where a page is mostly text. Pages are rendered on the server or at build time unless there is a reason against it. Filters, tabs and page numbers live in the URL, so a link can be shared. Components sit in Storybook with their empty, loading, error and overlong-text states.",
      "It suits companies whose site sells, or whose staff work in it all day, with or without designers of their own. For a few pages that marketing edits every week, WordPress costs less.",
    ],
  },
  facts: [
    { label: "Typical team", value: "Two or three engineers, one designer" },
    { label: "Landing page", value: "{landingPage}" },
    { label: "Usual stack", value: "TypeScript, React, Next.js, Playwright" },
  ],
  expertise: [
    {
      title: "Rendering & caching",
      text: "Static, server-rendered or streamed, chosen route by route, with the cache lifetime written beside each fetch.",
    },
    {
      title: "Components & tokens",
      text: "Storybook with design tokens shared from Figma and every state present: empty, loading, failed, overlong.",
    },
    {
      title: "Speed budget",
      text: "Script weight limited in CI; Core Web Vitals watched in the field: LCP 2.5 s, INP 200 ms, CLS 0.1.",
    },
    {
      title: "Accessibility",
      text: "WCAG 2.2 AA as the working standard: axe-core in CI, then keyboard, NVDA and TalkBack by hand.",
    },
    {
      title: "Forms & tables",
      text: "Validation shared with the API, drafts kept through a lost connection, grids usable at 50,000 rows.",
    },
    {
      title: "Content & search",
      text: "Sanity, Strapi or Markdown with previews for editors, redirects in one list, structured data, hreflang.",
    },
  ],
  process: [
    {
      title: "Discovery",
      text: "We measure the current site with Chrome UX Report field data and your analytics, then rank routes by traffic and revenue. It ends in a report, a scope and a price range.",
    },
    {
      title: "Design",
      text: "Key screens in Figma at 360 and 1,440 px with their failure states, and a coded prototype of the hardest one. You sign off behaviour, tokens and copy lengths.",
    },
    {
      title: "Development",
      text: "Every pull request gets its own preview address with visual and accessibility checks attached. A staging site is up from the first week, with a chart of its weight.",
    },
    {
      title: "Delivery",
      text: "Redirect map, analytics parity check and a staged release behind the CDN. Handed over: repository, Storybook, runbook and a warranty of {warranty}, as the contract states.",
    },
  ],
  why: [
    {
      title: "Accepted on older phones",
      limit: "4G",
      text: "Work is accepted on four-year-old Androids over throttled 4G. A laptop on office fibre hides the faults your customers meet.",
    },
    {
      title: "The browser before a library",
      text: "Before adding a library we check what the browser now does itself: dialogs, container queries, dates and currencies through Intl.",
    },
    {
      title: "Your team can read it",
      text: "Plain React, strict TypeScript, no in-house framework. A developer who joins you next year finds the conventions in the tools’ own documentation.",
    },
    {
      title: "Traced past the frontend",
      limit: "1.8 s",
      text: "If an endpoint takes 1.8 s, no component will hide it. We follow it to the query and tell you, even when another supplier owns it.",
    },
  ],
  faq: [
    {
      question: "How long does a landing page take?",
      answer:
        "{landingPage} from agreed copy to launch. The first week goes on design and content, the second on the build, the third, if needed, on analytics, consent and testing across devices. Copy that arrives late is the usual cause of delay, so we ask for a draft before the start date.",
    },
    {
      question: "What does it cost to begin, and how is it billed?",
      answer:
        "The first call and the first estimate are free. A landing page or rebuild is quoted at a fixed price, broken down by module, and invoiced by milestone, commonly {milestones}, in {currencies}. A continuing team is billed by the month, an audit by time and materials.",
      link: { label: "Pricing Policy", href: "/pricing-policy" },
    },
    {
      question: "Agency, freelancer or in-house team?",
      answer:
        "In-house pays when the interface changes every week for years. A freelancer suits one page or one skill. An agency fits a launch date, or months of design, accessibility and performance work that you could not hire for in time. The handover is written for an in-house team either way.",
    },
    {
      question: "Can you speed up a site without rebuilding it?",
      answer:
        "Often. An audit of {smallProject} lists each fault with the milliseconds it costs and the days needed to fix it, cheapest gains first. Image formats, third-party tags and font loading tend to account for most of the gain. We recommend a rebuild only when the framework itself is the obstacle.",
    },
    {
      question: "Will a rebuild hurt our search rankings?",
      answer:
        "It can, mostly through lost URLs. We crawl the old site, map each indexed address to its successor with a 301, keep titles and structured data, and compare Search Console daily for the first four weeks. Some movement is normal; nobody can promise a position.",
    },
    {
      question: "Which framework do you use?",
      answer:
        "React with Next.js for applications and shops, because developers for it are easy to hire and its upgrade path is well documented. For brochure and documentation sites we propose Astro, which ships no script by default. We maintain existing Vue and Angular code as it stands.",
    },
  ],
  cta: {
    heading: "Where does your slowest page lose time?",
    lead: "We profile one public address together on the call and say where the seconds go. Written messages get a reply {replyTime}.",
  },
  drawing: {
    description:
      "A browser window taken apart into six upright layers in one line: the route tree at the back, then components, a speed gauge, the path of keyboard focus, form fields with a table, and in front the words and the picture.",
    balloons: ["Rendering", "Components", "Speed budget", "Accessibility", "Forms", "Content"],
  },
  related: {
    services: ["backend-api", "shopify-development", "saas-product"],
    industries: ["e-commerce", "saas"],
    caseStudies: ["b2c-travel-portal"],
  },
} satisfies TemplateServiceInput;
