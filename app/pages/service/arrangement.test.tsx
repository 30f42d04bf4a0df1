import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { listEntries } from "../../content/entries.ts";
import { Overview } from "../../sections/overview.tsx";
import { placeInGroup } from "../../site/service-groups.ts";
import { type Arrangement, arrange } from "./arrangement.ts";
import { Expertise } from "./expertise.tsx";
import { service } from "./kind.ts";
import { Process } from "./process.tsx";
import { isTemplateService, serviceLayouts } from "./schema.ts";
import { Why } from "./why.tsx";

const feature = (title: string) => ({ title, text: `${title} is done. It is shown.` });
const reasons = [feature("One"), feature("Two")];
const schedule = {
  demos: { label: "Demos", rhythm: "weekly" },
  warranty: { label: "After", time: "30 days" },
};

/** The tags and classes of a section, without its text. */
const skeleton = (section: React.ReactNode) =>
  (renderToStaticMarkup(section).match(/<[a-z]\w*(?: class="[^"]*")?/g) ?? []).join("");

const skeletonsOf = ({ overview, expertise, process, why }: Arrangement) => [
  skeleton(<Overview name="A" overview={{ heading: "a", paragraphs: ["a"] }} facts={[]} layout={overview} />),
  skeleton(<Expertise remark="Keyed to fig. 1" items={[feature("A")]} {...expertise} />),
  skeleton(
    <Process
      steps={[feature("A")]}
      facts={[{ label: "Time", value: "2 weeks" }]}
      schedule={schedule}
      {...process}
    />,
  ),
  skeleton(<Why items={reasons} {...why} />),
];

/** Ignores tones: sections that differ only in tone count as the same. */
const sameTones = (arrangement: Arrangement): Arrangement => ({
  ...arrangement,
  expertise: { ...arrangement.expertise, tone: "paper", turned: false },
  process: { ...arrangement.process, tone: "paper" },
  why: { tone: "paper" },
});

describe("the middle sections of service pages", () => {
  const services = listEntries(service).filter(isTemplateService);
  const pages = services.map((entry) => {
    const { layout, place } = placeInGroup(entry);
    return { slug: entry.slug, looks: arrange(layout, place) };
  });

  it.each(serviceLayouts)("differ in half of their layouts from one page of %s to the next", (layout) => {
    const [first = [], second = []] = [0, 1].map((place) => skeletonsOf(sameTones(arrange(layout, place))));
    expect(first.filter((section, index) => section !== second[index])).toHaveLength(2);
  });

  it.each(pages)("have one dark sheet on $slug", ({ looks }) => {
    expect(skeletonsOf(looks).filter((section) => section.includes("dark-sheet"))).toHaveLength(1);
  });
});
