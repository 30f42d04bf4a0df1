import type { TemplateServiceInput } from "../../app/pages/service/schema.ts";

export default {
  head: {
    title: "WordPress development company: block themes",
    description:
      "WordPress block themes, custom blocks, WooCommerce and headless builds with a short plugin list and rehearsed updates. Landing pages in {landingPage}.",
  },
  title: "WordPress development",
  subtitle:
    "For companies, newsrooms and universities that publish every week: block themes whose layout editors cannot break, few plugins, and updates tried on a copy first.",
  enquiry: "Get a site estimate",
  menu: {
    name: "WordPress",
    line: "PHP, block themes",
    group: "commerce-and-content",
    order: 13,
  },
  indexLine: "Block themes that hold their shape, a short plugin list and updates tried on a copy.",
  overview: {
    heading: "plugins are what gets broken into",
    paragraphs: [
      "WordPress core is rarely the way in. Plugins are, above all those that their authors have abandoned or that duplicate another. Each one we keep is maintained and in use; where a few lines of our own will do, we add none.",
      "Layouts are block themes. Colours, type and spacing are fixed in theme.json, page sections are supplied as patterns, and content-only locking lets an editor change a headline without being able to drag the column beside it. There is no page builder, so no builder licence to renew and no shortcodes left behind when it goes.",
      "It is the right tool when people who are not developers publish every week. For an application with logins and workflows it is the wrong one; we would sooner build that in React.",
    ],
  },
  facts: [
    { label: "Typical team", value: "2–3 people" },
    { label: "Landing page", value: "{landingPage}" },
    { label: "Usual stack", value: "PHP 8, block themes, WP-CLI, Redis" },
  ],
  expertise: [
    {
      title: "Block themes",
      text: "Templates, patterns and style variations in Git. Palette and type scale come from your brand file.",
    },
    {
      title: "Custom blocks",
      text: "Server-rendered blocks for price tables, staff lists and calculators.",
    },
    {
      title: "WooCommerce",
      text: "High-Performance Order Storage, Razorpay or Stripe, GST by state, and a load-tested checkout.",
    },
    {
      title: "Headless & APIs",
      text: "WPGraphQL or the REST API behind a Next.js front end, with draft preview working for editors.",
    },
    {
      title: "Speed & caching",
      text: "Full-page cache at the edge, Redis for objects. Saving a post purges its own pages and lists.",
    },
    {
      title: "Security & upkeep",
      text: "No file changes in production, two-factor login, and updates rehearsed by screenshot comparison.",
    },
  ],
  process: [
    {
      title: "Discovery",
      text: "A crawl of the present site, its plugins, its traffic and the pages nobody reads. It ends in a content inventory, a redirect plan and an estimate.",
    },
    {
      title: "Design",
      text: "Eight to twelve patterns tried with your longest headline and your worst photograph: a pattern library and two full pages made from it.",
    },
    {
      title: "Development",
      text: "Theme and blocks go to staging by pipeline. Your editors enter content as patterns land, so they can operate the site before it is public.",
    },
    {
      title: "Delivery",
      text: "Redirects checked against a year of server logs, forms tested, cache warmed, DNS switched. An editors’ handbook and a recorded restore drill are handed over.",
    },
  ],
  why: [
    {
      title: "Your editors test it first",
      limit: "Two",
      text: "Two of your staff publish a real article on staging without our help. Where they hesitate, we fix the block, not the manual.",
    },
    {
      title: "A plugin has to be justified",
      text: "Each is checked for last release, known vulnerabilities and queries added. The list, with reasons, stays in the repository for whoever comes next.",
    },
    {
      title: "Accessibility while writing",
      limit: "2.2 AA",
      text: "WCAG 2.2 AA is the working target. The palette limits contrast errors, alt text is prompted, and heading order is checked in the editor.",
    },
    {
      title: "Leaving is possible",
      text: "Content is standard block markup in a standard database. Change the theme or the agency and the pages still open, text and images in order.",
    },
  ],
  faq: [
    {
      question: "How long does a site take?",
      answer:
        "A landing page takes {landingPage}. A company site of thirty to sixty pages with its own theme takes {mediumProject}; the copy usually decides which end of that. We ask for final text by the midpoint and build with drafts until then.",
    },
    {
      question: "What does a WordPress site cost?",
      answer:
        "An estimate is free and lists what each part costs. The site is then a fixed price in milestones, such as {milestones}, in {currencies}. Hosting, domain and plugin licences are bought in your name. The smallest job is a set of fixes or an audit of {smallProject}; updates after the warranty are a support plan.",
      link: { label: "Pricing Policy", href: "/pricing-policy" },
    },
    {
      question: "Elementor or block themes?",
      answer:
        "For a single page Elementor is quick. On larger sites it adds its own markup and scripts to each page, lets every editor invent a new spacing, and ties the content to one vendor. Core blocks with locking do the same work with less to load.",
    },
    {
      question: "Can you take over our existing site?",
      answer:
        "Yes. The first week is spent on a copy: malware scan, core checksums against wordpress.org, plugin versions, database size, a trial restore of the backup. You receive a list in order of risk. Urgent items are fixed before anything is redesigned; a rebuild is proposed only when repair costs more.",
    },
    {
      question: "Will we lose search rankings?",
      answer:
        "Some movement is normal for a few weeks after a change of structure. We keep addresses where we can, map the others one to one with 301 redirects, carry titles and structured data across, and read Search Console daily in the first fortnight. Google decides rankings, so we forecast none.",
    },
    {
      question: "Where should it be hosted?",
      answer:
        "On a managed host with staging and daily off-site backups, or in your AWS account if policy requires the Mumbai region. Shared hosting at a few hundred rupees a month works until the first traffic spike. The hosting account and the domain should be in your name, wherever they are.",
    },
  ],
  cta: {
    heading: "Which plugins could you drop?",
    lead: "Share your screen with the plugin list open; no login is needed. In half an hour we name what can go and which updates need care.",
  },
  drawing: {
    description:
      "A page laid out in blocks, one of them lifted out and the shop block in the signal colour, above a sheet of cached copies and a locked server; a second front end hangs on a cable at the side.",
    balloons: ["Block themes", "Custom blocks", "WooCommerce", "Headless", "Caching", "Security"],
  },
  related: {
    services: ["web-frontend", "shopify-development", "legacy-migration"],
    industries: ["e-commerce", "healthcare", "saas"],
    caseStudies: ["b2c-travel-portal", "price-comparison"],
  },
} satisfies TemplateServiceInput;
