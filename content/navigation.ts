import type { NavigationInput } from "../app/site/navigation.ts";
import { site } from "../site.config.ts";

/** The menus and the footer. Services, products, industries and policies are listed from their own files. */
export default {
  home: { name: "Home", href: "/" },
  company: { name: "Company", href: "/about/company" },
  contact: { name: "Contact", href: "/contact" },
  insights: { name: "Insights", href: site.blog },
  talent: { name: "Talent Outsourcing", href: site.talentSite },
  letsTalk: { label: "Let’s Talk", href: "/contact" },
  services: {
    name: "Services",
    groups: {
      "product-engineering": "Product engineering",
      "data-and-automation": "Data and automation",
      "business-systems": "Business systems",
      "commerce-and-content": "Commerce and content",
    },
    note: {
      text: "Not on the list? Half an hour with an engineer will point you to it.",
      action: { label: "Book a free call", href: site.scheduling.general },
    },
  },
  products: { name: "Products", title: "Own products" },
  industries: {
    name: "Industries",
    title: "Key to industries",
    outside: { name: "Human Resource", href: site.humanResourceSite, line: "Hiring, payroll, attendance" },
  },
  footer: {
    line: "Software engineering for startups and businesses.",
    site: {
      title: "Site",
      links: [
        { name: "Home", href: "/" },
        { name: "Company", href: "/about/company" },
        { name: "Portfolio", href: "/portfolio" },
        { name: "Blog", href: site.blog },
        { name: "Contact", href: "/contact" },
      ],
    },
    policies: { title: "Policies" },
    offices: { title: "Offices" },
    elsewhere: { title: "Elsewhere" },
    titleBlock: [
      { label: "Drawn", value: "New Delhi" },
      { label: "Checked", value: "Bangalore" },
      { label: "Scale", value: "Not to scale" },
    ],
    rights: "Rights",
  },
} satisfies NavigationInput;
