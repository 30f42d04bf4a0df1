import { type Draft, features, numbered, pageEnd, type Scaffold, searchTitle } from "../../content/draft.ts";

const deployment = (number: number) => ({
  name: `To be written: place ${number}`,
  figure: "0",
  figureLabel: `to be written: the one figure of place ${number}`,
  text: `To be written: who runs it in place ${number}, and what that asks of the client.`,
  facts: ["Hosting", "Updates", "Backups", "Suits"].map((label) => ({ label, value: "To be written" })),
  drawing: `To be written: what the drawing of place ${number} shows, for those who cannot see it.`,
});

function template(draft: Draft): object {
  const { name, order } = draft;
  return {
    head: {
      title: searchTitle(name),
      description: `To be written: ${name} as a search engine should show it, in 50 to 160 characters.`,
    },
    title: name,
    subtitle: `To be written: what ${name} does for whom, in one sentence of up to 170 characters.`,
    kind: "To be written: kind of tool",
    menu: { name, line: `To be written: ${name} in up to 90 characters.`, order },
    actions: [
      { label: "Book a Demo", href: "{demo}" },
      { label: "See features", href: "#features" },
    ],
    overview: {
      heading: "To be written: the point of it",
      paragraphs: [`To be written: what ${name} replaces, and what it does not do, in up to 620 characters.`],
    },
    facts: ["Start", "Access", "Languages"].map((label) => ({ label, value: "To be written" })),
    features: { heading: "To be written: its six parts", items: features(6, name, "part") },
    useCases: {
      heading: "To be written: through the day",
      items: numbered(4, (number) => ({
        title: `To be written: use ${number}`,
        from: 9,
        to: 18,
        text: `To be written: what ${name} does in use ${number}.`,
      })),
    },
    integrations: {
      heading: "To be written: what it joins",
      items: numbered(6, (number) => ({
        name: `To be written: ${number}`,
        text: "To be written: what goes over",
        direction: "In and out",
      })),
    },
    deployments: {
      heading: "To be written: where it runs",
      lead: "To be written: the choice between two places, in up to 260 characters.",
      items: numbered(2, deployment),
    },
    ...pageEnd(draft, {
      lead: `what a demo of ${name} shows`,
      callFields: {
        actions: [
          { label: "Try Demo", href: "{demo}" },
          { label: "Book a Free Call", href: "{freeCall}" },
        ],
      },
      parts: ["person", "phone", "gate", "server", "cabinet", "document"],
      related: { services: "service", industries: "industry", caseStudies: "case-study" },
    }),
  };
}

export const productScaffold: Scaffold = {
  longestName: 24,
  template,
  steps: () => [
    "Choose menu.order, its position in the menu. For a product chosen by company size, write audience (five ranges) instead of useCases.",
  ],
};
