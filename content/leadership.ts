import type { LeadershipInput } from "../app/pages/leadership/schema.ts";
import { site } from "../site.config.ts";

export default {
  head: {
    title: "Leadership: who signs estimates and releases",
    description: `The people answerable for ${site.name}’s estimates, contracts and releases, the four working rules they keep, and a direct way to book a call.`,
  },
  title: "Leadership: who answers for the work",
  subtitle: `The people who answer for ${site.name}’s estimates, contracts and releases: who they are, the rules they work by and how to book a call. This page will grow.`,
  facts: [
    { label: "Estimates", value: "By the engineers who build" },
    { label: "Reply", value: "{ReplyTime}" },
    { label: "First call", value: "30 minutes, no charge" },
  ],
  actions: [
    { label: "Book a free call", href: site.scheduling.general },
    { label: "Write to us", href: "/contact" },
  ],
  drawing:
    "A mounting plate with two seats: one part is bolted down, the other is drawn dashed above its empty socket.",
  team: {
    heading: "Leadership",
    members: [
      {
        name: "Founder",
        role: `Chief Executive, ${site.name}`,
        sample: true,
        description: `Began as the second engineer on a warehouse system whose price had been set by someone who never saw the floor. It took twice the hours quoted. At ${site.name}, pricing and building have been kept in the same hands since.`,
        facts: [
          { label: "Draws", value: "Architecture, estimates" },
          { label: "Checks", value: "Contracts, restore tests" },
          { label: "Based", value: "New Delhi", about: ["office:new-delhi"] },
        ],
      },
      {
        name: "Leadership Team",
        role: "Coming Soon",
        placeholder: true,
        description: "More leaders to come. Names go up once their owners have shipped something here.",
      },
    ],
  },
  philosophy: {
    heading: "Our Philosophy",
    statement: [
      {
        text: "Draw the data before typing the code.",
        mark: "Draw the data",
        note: "A wrong line on paper takes a minute to rub out. A wrong column in production costs a migration.",
      },
      {
        text: "Let the people who price the work build it.",
        mark: "price the work",
        note: "When a figure proves low, the engineer who gave it is the one who explains why.",
      },
      {
        text: "Show it while it can still be changed.",
        mark: "still be changed",
        note: "{DemoRhythm}, at a staging URL, on made-up records of the same shape as the client’s.",
      },
      {
        text: "Hand it over so that a stranger could mend it.",
        mark: "a stranger could mend it",
        note: "The client’s repository, common tools, and a runbook tried out by someone who did not write it.",
      },
    ],
  },
  cta: {
    heading: "Ask the one who signs",
    lead: "Ask about the contract or the architecture, whichever worries you more. The call is free and without slides.",
    remarks: ["Direct line", "No slides"],
    actions: [{ label: "Get in Touch", href: site.scheduling.general }],
  },
} satisfies LeadershipInput;
