import { type Draft, features, numbered, pageEnd, type Scaffold, searchTitle } from "../../content/draft.ts";

function template(draft: Draft): object {
  const { name, order, serviceGroup } = draft;
  return {
    head: {
      title: searchTitle(name),
      description: `To be written: ${name} as a search engine should show it, in 50 to 160 characters.`,
    },
    title: name,
    subtitle: `To be written: what ${name} gives a client, in one sentence of up to 170 characters.`,
    enquiry: "Discuss a project",
    menu: { name, line: "To be written: tools", group: serviceGroup, order },
    indexLine: `To be written: ${name} in up to 90 characters.`,
    overview: {
      heading: "To be written: the point of it",
      paragraphs: [
        `To be written: what usually goes wrong where ${name} is missing, in up to 620 characters.`,
        `To be written: how we do ${name}, and one case with its figures before and after, in up to 620 characters.`,
      ],
    },
    facts: ["Typical team", "Typical time", "Usual stack"].map((label) => ({
      label,
      value: "To be written",
    })),
    expertise: features(6, name, "skill"),
    process: [
      { title: "Discovery", text: `To be written: what we find out for ${name}, and what the client gets.` },
      { title: "Design", text: `To be written: what we draw for ${name}, and what the client signs.` },
      { title: "Development", text: `To be written: how ${name} is built and shown week by week.` },
      { title: "Delivery", text: `To be written: how ${name} is handed over, and what is warranted.` },
    ],
    why: features(4, name, "reason"),
    faq: [
      {
        question: `To be written: what does ${name} cost?`,
        answer: `To be written: what it costs to begin and how ${name} is billed, in 60 to 620 characters, the figure first.`,
        link: { label: "Pricing Policy", href: "/pricing-policy" },
      },
      ...numbered(4, (number) => ({
        question: `To be written: question ${number} about ${name}?`,
        answer: `To be written: the answer to question ${number} about ${name}, in 60 to 620 characters, the figure first.`,
      })),
    ],
    ...pageEnd(draft, {
      lead: `what the first call about ${name} settles`,
      parts: ["person", "phone", "gate", "server", "ledger", "truck"],
      related: { services: "service", industries: "industry", caseStudies: "case-study" },
    }),
  };
}

export const serviceScaffold: Scaffold = {
  longestName: 26,
  template,
  steps: () => [
    "Choose menu.group and menu.order: its place in the menu and in the home page's index. The group also decides how the page is laid out.",
    'Give the reasons their limits: words of a reason that are set large beside it, such as limit: "10%".',
  ],
};
