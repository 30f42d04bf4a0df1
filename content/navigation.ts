import type { NavigationInput } from "../app/site/navigation-schema.ts";
import { site } from "../site.config.ts";

/** The menus and the footer. Services, products, industries and policies are listed from their own files. */
export default {
  bar: [
    { name: "Home", href: "/" },
    { name: "Company", href: "/about/company" },
    { name: "Services", menu: "services" },
    { name: "Products", menu: "products" },
    { name: "Industries", menu: "industries" },
    { name: "Insights", href: site.blog, instead: "/insights" },
    { name: "Contact", href: "/contact" },
  ],
  mobileOnly: [{ name: "Talent Outsourcing", href: site.talentSite }],
  button: { label: "Let’s Talk", href: "/contact" },
  services: {
    groups: [
      { slug: "product-engineering", title: "Product engineering", sheets: "route" },
      { slug: "data-and-automation", title: "Data and automation", sheets: "panel" },
      { slug: "business-systems", title: "Business systems", sheets: "ledger" },
      { slug: "commerce-and-content", title: "Commerce and content", sheets: "spread" },
    ],
    note: {
      text: "Not sure which one you need? Half an hour with an engineer will settle it.",
      action: { label: "Book a free call", href: site.scheduling.general },
    },
  },
  products: { title: "Own products" },
  industries: {
    title: "Key to industries",
    outside: [
      {
        name: "Human Resource",
        href: site.humanResourceSite,
        line: "Hiring, payroll, attendance",
        lining: "human-resource",
      },
    ],
  },
  footer: {
    line: "Software engineering for startups and businesses.",
    site: {
      title: "Site",
      links: [
        { name: "Home", href: "/" },
        { name: "Company", href: "/about/company" },
        { name: "Portfolio", href: "/portfolio" },
        { name: "Blog", href: site.blog, instead: "/insights" },
        { name: "Contact", href: "/contact" },
      ],
    },
    policies: { title: "Policies" },
    offices: { title: "Offices" },
    elsewhere: { title: "Elsewhere" },
    titleBlock: {
      offices: ["Drawn", "Checked"],
      rows: [{ label: "Scale", value: "Not to scale" }],
    },
    rights: "Rights",
  },
} satisfies NavigationInput;
