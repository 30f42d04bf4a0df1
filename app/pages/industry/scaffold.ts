import { type Draft, features, numbered, pageEnd, type Scaffold, searchTitle } from "../../content/draft.ts";

const story = (slug: string, name: string, number: number) => ({
  title: `To be written: story ${number}`,
  client: `To be written: client ${number} in ${name}, its size and its place.`,
  challenge: `To be written: what client ${number} could not do, with the figure.`,
  solution: `To be written: what was built for client ${number}.`,
  impact: numbered(
    3,
    (figure) => `To be written: figure ${figure} of story ${number}, and what it was before`,
  ),
  figure: {
    drawing: `${slug}-${number}`,
    caption: "To be written: what is plotted",
    description: `To be written: what the chart of story ${number} shows, for those who cannot see it.`,
    compared: { what: "To be written: what changed", before: "To be written", after: "To be written" },
  },
});

function template(draft: Draft): object {
  const { slug, name, order } = draft;
  return {
    head: {
      title: searchTitle(name),
      description: `To be written: what we build for ${name}, as a search engine should show it, in 50 to 160 characters.`,
    },
    title: name,
    subtitle: `To be written: what we build for ${name}, in one sentence of up to 170 characters.`,
    enquiry: "Discuss a project",
    facts: [
      { label: "Small project", value: "{smallProject}" },
      { label: "Works with", value: "To be written: systems of the trade" },
    ],
    menu: { name, line: "To be written: three words", order },
    headings: {
      challenges: "To be written: what goes wrong",
      solutions: "To be written: what fixes it",
      stories: "Success Stories",
      differentiators: "Why choose us: To be written",
      form: "To be written",
    },
    challenges: features(5, name, "challenge"),
    solutions: features(5, name, "solution"),
    stories: numbered(2, (number) => story(slug, name, number)),
    differentiators: features(4, name, "term"),
    ...pageEnd(draft, {
      lead: `what the first call about ${name} settles`,
      parts: ["document", "gate", "belt", "cabinet", "truck"],
      related: { services: "service", caseStudies: "case-study" },
    }),
  };
}

export const industryScaffold: Scaffold = {
  longestName: 24,
  template,
  steps: () => [
    "The home page shows six industries: to have it among them, change industries.items in content/home.yaml.",
    "Name the charts of its stories: figure.drawing, in app/pages/industry/drawings/stories/. Without one, none is shown.",
  ],
};
