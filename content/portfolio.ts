import type { PortfolioInput } from "../app/pages/portfolio/schema.ts";
import { site } from "../site.config.ts";

export default {
  head: {
    title: "Portfolio: {caseStudies} software case studies",
    description: `{CaseStudies} systems by ${site.name} in travel, construction, retail, insurance and messaging. Each sheet gives the client’s trade, the parts and the stack.`,
  },
  title: "Work on file",
  subtitle:
    "{CaseStudies} systems, one sheet each: what the client had, what we built, and the figures read from production afterwards.",
  note: "Clients are described by trade and city, and not named.",
  register: {
    heading: "Drawing register",
    filterLegend: "Filter by category",
    countLabel: "{shown} of {total} sheets shown",
    linkLabel: "View Case Study",
    allLabel: "All",
  },
  banner: {
    heading: "Sheet {caseStudies:next} is blank",
    lead: "Describe the system you have and the number you want moved. Thirty minutes with an engineer, at no charge.",
    action: { label: "Schedule a Call", href: site.scheduling.thirtyMinutes },
  },
} satisfies PortfolioInput;
