import { type Draft, features, numbered, pageEnd, type Scaffold, searchTitle } from "../../content/draft.ts";

function template(draft: Draft): object {
  const { name, order } = draft;
  return {
    head: {
      title: searchTitle(name),
      description: `To be written: what was built in ${name} and the figure it changed, in 50 to 160 characters.`,
    },
    title: name,
    subtitle: `To be written: ${name} in one sentence of up to 170 characters.`,
    enquiry: "Discuss a similar project",
    order,
    categories: ["B2B"],
    card: {
      text: `To be written: ${name} on its card in the portfolio, in up to 150 characters.`,
      figure: { value: "0", label: "To be written: the one figure to remember" },
    },
    summary: `To be written: ${name} in two sentences of up to 260 characters together.`,
    meta: {
      client: "To be written",
      duration: "To be written",
      team: "To be written",
      since: "To be written",
    },
    overview: [
      `To be written: who the client of ${name} is, and what was there before, in up to 620 characters.`,
    ],
    challenge: {
      intro: `To be written: the difficulty of ${name} in one sentence.`,
      rows: numbered(3, (number) => `To be written: difficulty ${number}, with its figure.`),
    },
    solution: {
      intro: "To be written: the answer to it in one sentence.",
      rows: numbered(3, (number) => `To be written: what answers difficulty ${number}.`),
    },
    outcomes: {
      note: "To be written: over which months the figures were measured, and how.",
      items: numbered(4, (number) => ({
        value: "1 h",
        label: `To be written: outcome ${number}`,
        before: "2 h",
      })),
    },
    keyFeatures: features(6, name, "part"),
    stack: numbered(6, (number) => ({ name: `To be written ${number}`, use: "to be written" })),
    ...pageEnd(draft, {
      lead: `what a call about work like ${name} settles`,
      parts: ["person", "phone", "gate", "server", "cabinet", "ledger"],
      related: { services: "service" },
    }),
  };
}

export const caseStudyScaffold: Scaffold = {
  longestName: 42,
  template,
  steps: () => [
    "Choose its categories and its order in the portfolio. For the short form drop meta, challenge, solution and outcomes.",
  ],
};
