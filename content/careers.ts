import type { CareersInput } from "../app/pages/careers/schema.ts";
import { site } from "../site.config.ts";

export default {
  head: {
    title: "Careers: remote-first software engineering",
    description: `Work at ${site.name}, a remote-first software company with {offices:an office|offices} in {officePlaces}. {Jobs:count} {jobs:role is|roles are} open today; send a resume by email.`,
  },
  title: "Careers in engineering",
  subtitle:
    "A remote-first team of engineers and designers who finish things. {Jobs:count} {jobs:role is|roles are} open today; we read every resume that reaches us by email.",
  drawing:
    "A drafting table with a sheet, a parallel bar, a set square and a lamp; the stool in front of it is vacant.",
  facts: [
    { label: "Work", value: "Remote-first" },
    { label: "{Offices:Office|Offices}", value: "{officePlaces}" },
    { label: "Open positions", value: "{jobs:Available soon|Listed below|Listed below}" },
  ],
  hero: {
    actions: [
      { label: "Email your resume", href: `mailto:${site.email}?subject=Resume` },
      { label: "Open positions", href: "#positions" },
    ],
  },
  perks: {
    heading: `Life at ${site.name}`,
    items: [
      {
        title: "Remote-first",
        icon: "remote-first",
        text: "Decisions are written down where an absent colleague can find them. The {offices:office is|offices are} for the days when a whiteboard is quicker.",
      },
      {
        title: "Collaborative",
        icon: "collaborative",
        text: "Code is read by a second person before it merges, whoever wrote it. Estimates are argued over in the open; the newest engineer may ask why.",
      },
      {
        title: "Fast-paced",
        icon: "fast-paced",
        text: "A SaaS MVP takes {saasMvp} here, so what you decide in week two is in use within the quarter. Some people find that tiring; better to know now.",
      },
      {
        title: "Creative freedom",
        icon: "creative-freedom",
        text: "The brief is a problem, its limits and the person who has it. The approach is yours to choose and to defend in review.",
      },
    ],
  },
  positions: {
    heading: "Open Positions",
    columns: ["Ref.", "Role", "Where", "Terms"],
    status: "Positions Available Soon",
    text: "No role is open today. Email a resume, one thing you built and what you would now change about it. We read these first when a role opens.",
    action: { label: `Send a resume to ${site.email}`, href: `mailto:${site.email}?subject=Resume` },
    apply: {
      heading: "How to apply",
      lead: "A resume, one thing you built and what you would now change about it. An engineer reads it first.",
      label: "Apply for this position",
      others: "All open positions",
    },
  },
  growth: {
    heading: "Growth Opportunities",
    items: [
      {
        title: "Learn on live systems",
        text: "From the first project you sit in client calls and read production logs, beside the engineer who answers for them.",
      },
      {
        title: "A mentor",
        text: "A senior colleague reviews your code and, in a separate conversation, asks where you want to be in a year.",
      },
      {
        title: "Change your trade",
        text: "{Services} services need different hands. People move between web, mobile, data and ERP when a job ends, so nobody leaves one half-built.",
      },
      {
        title: "Lead a whole job",
        text: "Price it, build it, hand it over. Your name goes on the estimate, which concentrates the mind.",
      },
    ],
  },
  cta: {
    heading: "Send the thing you are proud of",
    lead: "A link, a repository, or a page on a bug you finally understood. There is no portal to register with.",
    remarks: ["One email", "No portal"],
    actions: [
      { label: "Email your resume", href: `mailto:${site.email}?subject=Resume` },
      { label: "See open positions", href: "/careers" },
    ],
  },
} satisfies CareersInput;
