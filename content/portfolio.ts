import type { PortfolioInput } from "../app/pages/portfolio/schema.ts";
import { site } from "../site.config.ts";

export default {
  head: {
    title: "Portfolio: software development case studies",
    description: `{CaseStudies} {caseStudies:system|systems} by ${site.name} in travel, construction, retail, insurance and messaging. Each sheet gives the client’s trade, the parts and the stack.`,
  },
  title: "Software case studies",
  subtitle:
    "{CaseStudies} {caseStudies:system|systems} for travel, construction, retail, insurance and messaging: the client’s problem, the parts, the stack and, where measured, the result.",
  enquiry: "Discuss your project",
  facts: [
    { label: "On file", value: "{CaseStudies} {caseStudies:system|systems}" },
    { label: "Each sheet", value: "Parts, stack, result" },
  ],
  note: "Clients are described by trade and city, not named.",
  register: {
    heading: "All case studies",
    filterLegend: "Filter by category",
    countLabel: "{shown} of {total} sheets shown",
    linkLabel: "View Case Study",
    allLabel: "All",
  },
  banner: {
    heading: "Start the next case study",
    lead: "Describe the system you have and the number you want moved. Thirty minutes with an engineer, at no charge.",
    action: { label: "Schedule a Call", href: site.scheduling.thirtyMinutes },
  },
} satisfies PortfolioInput;
