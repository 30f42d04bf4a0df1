import type { TemplateServiceInput } from "../../app/pages/service/schema.ts";

export default {
  head: {
    title: "WordPress development with block themes",
    description:
      "WordPress block themes, custom blocks, WooCommerce and headless builds with a short plugin list and rehearsed updates. Landing pages in 2–3 weeks.",
  },
  title: "WordPress development",
  subtitle:
    "Block themes whose layout editors cannot break, a short plugin list, and updates tried on a copy before they reach the public site.",
  menu: {
    name: "WordPress",
    line: "PHP, block themes",
    group: "commerce-and-content",
    order: 13,
  },
  indexLine: "Block themes that hold their shape, a short plugin list and updates tried on a copy.",
  overview: {
    heading: "Most of the work is what you leave out",
    paragraphs: [
      "WordPress core is rarely what gets broken into. Plugins are. A publisher’s site we took over had 47 of them, nine abandoned by their authors and two doing the same job. We replaced 31 with about 900 lines of our own and kept the sixteen that are maintained and used.",
      "Layouts are block themes. Colours, type and spacing are fixed in theme.json, page sections are supplied as patterns, and content-only locking lets an editor change a headline without being able to drag the column beside it. There is no page builder, so no builder licence to renew and no shortcodes left behind when it goes.",
      "It is the right tool when people who are not developers publish every week: a newsroom, a university, a manufacturer with forty product pages in two languages. For an application with logins and workflows it is the wrong one, and we would sooner build that in React.",
    ],
  },
  facts: [
    { label: "Typical team", value: "2–3 people" },
    { label: "Landing page", value: "2–3 weeks" },
    { label: "Usual stack", value: "PHP 8, block themes, WP-CLI, Redis" },
  ],
  expertise: [
    {
      title: "Block themes",
      text: "Templates, patterns and style variations versioned in Git. The palette and type scale come from your brand file, and editors are offered nothing outside them.",
    },
    {
      title: "Custom blocks",
      text: "Server-rendered blocks for price tables, staff lists and calculators, declared in block.json, with the Interactivity API where a page must respond.",
    },
    {
      title: "WooCommerce",
      text: "High-Performance Order Storage, Razorpay or Stripe, GST by state and HSN code, and a checkout load-tested at four times your busiest hour.",
    },
    {
      title: "Headless & APIs",
      text: "WPGraphQL or the REST API behind a Next.js front end, with draft preview working for editors, which is where such builds usually disappoint.",
    },
    {
      title: "Speed & caching",
      text: "Full-page cache at the edge, Redis for objects, and a query count watched per template. Saving a post purges its own pages and their lists.",
    },
    {
      title: "Security & upkeep",
      text: "File changes disabled in production, two-factor login for editors, and updates rehearsed by screenshot comparison of the twenty most-read pages.",
    },
  ],
  process: [
    {
      title: "Discovery",
      text: "A crawl of the present site, its plugins, its traffic and the pages nobody reads. You get a content inventory, a redirect plan and an estimate.",
    },
    {
      title: "Design",
      text: "Eight to twelve patterns drawn with your longest headline and your worst photograph. You get a pattern library and two full pages made from it.",
    },
    {
      title: "Development",
      text: "Theme and blocks go to staging by pipeline, and your editors enter content as patterns land. You get a site they can already operate.",
    },
    {
      title: "Delivery",
      text: "Redirects checked against a year of server logs, forms tested, cache warmed, DNS switched. You get an editors’ handbook and a recorded restore drill.",
    },
  ],
  why: [
    {
      title: "Your editors test it first",
      text: "Two of your staff publish a real article on staging without our help. Where they hesitate, we change the block and leave the manual alone.",
    },
    {
      title: "A plugin has to be justified",
      text: "Each is checked for last release, known vulnerabilities and queries added. The list, with reasons, stays in the repository for whoever comes next.",
    },
    {
      title: "Accessibility while writing",
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
        "A landing page takes 2–3 weeks. A company site of thirty to sixty pages with its own theme takes 1–3 months, and the copy usually decides which end of that. We ask for final text by the midpoint and build with drafts until then.",
    },
    {
      question: "Why not use Elementor?",
      answer:
        "For a single page it is quick, and we maintain sites that have it. On larger ones it adds its own markup and scripts to each page, lets every editor invent a new spacing, and ties the content to one vendor. Core blocks with locking do the same work with less to load.",
    },
    {
      question: "Can you take over our existing site?",
      answer:
        "Yes. The first week is spent on a copy: malware scan, core checksums against wordpress.org, plugin versions, database size, a trial restore of the backup. You receive a list in order of risk. Urgent items are fixed before anything is redrawn, and a rebuild is proposed only when repair costs more.",
    },
    {
      question: "Will we lose search rankings?",
      answer:
        "Some movement is normal for a few weeks after a change of structure. We keep addresses where we can, map the others one to one with 301 redirects, carry titles and structured data across, and read Search Console daily in the first fortnight. Positions are Google’s to give, so we make no forecast of them.",
    },
    {
      question: "Where should it be hosted?",
      answer:
        "On a managed host with staging and daily off-site backups, or in your AWS account if policy asks for the Mumbai region. Shared hosting at a few hundred rupees a month works until the first traffic spike. The hosting account and the domain should be in your name, wherever they are.",
    },
    {
      question: "What do our forms need under the DPDP Act?",
      answer:
        "Form entries are personal data under the DPDP Act 2023. We store the notice shown and the consent given with each entry, pass the entry to your CRM, and delete the WordPress copy after a period you set. The wording of the notice is for your lawyer to settle.",
    },
  ],
  cta: {
    heading: "Give us a login to a copy",
    lead: "We list the plugins you can drop and the updates that would break it, then go through both in half an hour.",
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
