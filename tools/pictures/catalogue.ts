import { hrefOf, type Kind } from "../../app/content/kind.ts";
import { careers } from "../../app/pages/careers/kind.ts";
import { caseStudy } from "../../app/pages/case-study/kind.ts";
import { company } from "../../app/pages/company/kind.ts";
import { contact } from "../../app/pages/contact/kind.ts";
import { home } from "../../app/pages/home/kind.ts";
import { industry } from "../../app/pages/industry/kind.ts";
import { leadership } from "../../app/pages/leadership/kind.ts";
import { portfolio } from "../../app/pages/portfolio/kind.ts";
import { product } from "../../app/pages/product/kind.ts";
import { samplesOf } from "../../app/pages/samples.ts";
import { service } from "../../app/pages/service/kind.ts";
import { allRoutes } from "../../tests/tools/site.ts";

/** A section of a page, and the content fields that fill it. */
interface PicturedSection {
  name: string;
  fields: string;
}

export interface PicturedPage {
  title: string;
  path: string;
  /** The content file; `<slug>` for any of its kind. */
  file: string;
  /** In page order. */
  sections: PicturedSection[];
}

/** A page of the last build for a layout of a kind; the first page if none has that layout. */
function sample(kind: Kind, layout = 0): string {
  const samples = samplesOf(kind, allRoutes());
  return (samples[layout] ?? samples[0])?.path ?? hrefOf(home);
}

const section = (name: string, ...fields: string[]): PicturedSection => ({ name, fields: fields.join(", ") });

/** Sections that several kinds share. */
const callToAction = section("Call to action", "cta");

export const catalogue: readonly PicturedPage[] = [
  {
    title: "Home",
    path: hrefOf(home),
    file: "content/home.yaml",
    sections: [
      section("Hero", "title", "subtitle", "facts", "hero.actions", "hero.drawing"),
      section(
        "Stats",
        "stats.heading",
        "stats.note",
        "stats.items (each with the scale it is read off and the page of the work behind it)",
      ),
      section("Services", "services", "of every service its menu and indexLine"),
      section("Reasons", "reasons.heading", "reasons.items"),
      section(
        "Cases",
        "cases.heading",
        "cases.intro",
        "cases.items (one to six engagements, each with a drawing, figure.parts, a picture or the case study of its href)",
      ),
      section("Industries", "industries.heading", "industries.intro", "industries.items (two to six)"),
      section("Testimonials", "testimonials.heading", "content/testimonials/<slug>.md"),
      section("Stack", "stack.heading", "stack.items (four to 24)"),
      section("Talent", "talent"),
      section("Call to action", "cta", "cta.action"),
    ],
  },
  {
    title: "A service",
    path: sample(service),
    file: "content/services/<slug>.yaml",
    sections: [
      section("Hero", "title", "subtitle", "facts", "enquiry", "drawing.description", "drawing.balloons"),
      section("Overview", "overview.heading", "overview.paragraphs", "content/engagement-terms.yaml"),
      section("Expertise", "expertise (six)"),
      section(
        "Process",
        "process (Discovery, Design, Development, Delivery); the schedule is drawn from the first of the facts that names a span such as 8–12 weeks, and from `schedule.yaml`",
      ),
      section("Why", "why (four to six)"),
      callToAction,
      section("FAQ", "faq (five to eight questions)"),
      section("Related", "related, and every page that names this one"),
    ],
  },
  {
    title: "The setup service",
    path: sample(service, 1),
    file: "content/services/algoerp.yaml",
    sections: [
      section("Hero", "title", "subtitle", "facts", "enquiry", "hero.drawing"),
      section(
        "Introduction",
        "intro.heading",
        "intro.stress (its end, in the signal colour)",
        "intro.paragraphs",
      ),
      section("Benefits", "benefits.heading", "benefits.items (six)"),
      section("Modules", "modules.heading", "modules.lead", "modules.items (six)", "drawing"),
      section("Pricing", "pricing (setup, retainer, comparison, breakEven, chart)"),
      callToAction,
      section("FAQ", "faq"),
      section("Related", "related"),
    ],
  },
  {
    title: "A product",
    path: sample(product, 1),
    file: "content/products/<slug>.yaml",
    sections: [
      section("Hero", "title", "kind", "subtitle", "facts", "actions", "drawing"),
      section("Overview", "overview"),
      section("Features", "features.heading", "features.marked", "features.items (six)"),
      section("Deployments", "deployments.heading", "deployments.lead", "deployments.items (two)"),
      section("Audience", "audience (in heads), or useCases (in hours of the day)"),
      section("Integrations", "integrations.heading", "integrations.items (six)"),
      section("Call to action", "cta", "cta.actions"),
    ],
  },
  {
    title: "An industry",
    path: sample(industry),
    file: "content/industries/<slug>.yaml",
    sections: [
      section("Hero", "title", "subtitle", "facts", "enquiry", "drawing.description", "drawing.balloons"),
      section(
        "Challenges and solutions",
        "headings",
        "challenges (three to six)",
        "solutions (as many, paired by order)",
      ),
      section(
        "Success stories",
        "stories (one to four; a figure is optional, with what changed and the readings before and after in figure.compared)",
      ),
      section("Differentiators", "headings.differentiators", "headings.form", "differentiators (four)"),
      callToAction,
    ],
  },
  {
    title: "A case study",
    path: sample(caseStudy),
    file: "content/case-studies/<slug>.yaml (the short form leaves out meta, challenge, solution and outcomes)",
    sections: [
      section("Hero", "title", "categories", "summary", "enquiry", "meta", "drawing"),
      section("Overview", "overview"),
      section("Challenge and solution", "challenge", "solution (paired by order)"),
      section("Key features", "keyFeatures (six)"),
      section("Outcomes", "outcomes.note", "outcomes.items (four, each with what it was before)"),
      section("Tech stack", "stack (six to eight)"),
      callToAction,
      section("Next sheet", "order", "related.services", "related.products"),
    ],
  },
  {
    title: "Portfolio",
    path: hrefOf(portfolio),
    file: "content/portfolio.yaml",
    sections: [
      section("Hero", "title", "subtitle", "facts", "enquiry"),
      section(
        "Register",
        "register",
        "note",
        "categories (one to eight)",
        "of every case study its title, categories and card",
      ),
      section("Banner", "banner"),
    ],
  },
  {
    title: "Company",
    path: hrefOf(company),
    file: "content/company.yaml, content/offices.yaml",
    sections: [
      section("Hero", "title", "subtitle", "facts", "actions", "drawing"),
      section("Our Story", "story.entries (two to six)", "story.sample until confirmed"),
      section("Vision and Mission", "visionMission"),
      section("Core Values", "values.items (three to six)"),
      section("Global Presence", "presence", "offices"),
      section("Signposts", "links"),
      section("Call to action", "cta", "cta.actions", "cta.remarks"),
    ],
  },
  {
    title: "Leadership",
    path: hrefOf(leadership),
    file: "content/leadership.yaml",
    sections: [
      section("Hero", "title", "subtitle", "facts", "actions"),
      section("Team", "team.heading, content/people/<slug>.md"),
      section("Philosophy", "philosophy.statement (four sentences, each with a mark and a note)"),
      section("Call to action", "cta", "cta.actions", "cta.remarks"),
    ],
  },
  {
    title: "Careers",
    path: hrefOf(careers),
    file: "content/careers.yaml",
    sections: [
      section("Hero", "title", "subtitle", "facts", "hero.actions", "drawing"),
      section("Perks", "perks.heading", "perks.items (four)"),
      section("Positions", "positions"),
      section("Growth", "growth.items (four)"),
      section("Call to action", "cta", "cta.actions", "cta.remarks"),
    ],
  },
  {
    title: "Contact",
    path: hrefOf(contact),
    file: "content/contact.yaml, content/offices.yaml",
    sections: [
      section("Hero", "title", "subtitle", "facts", "hero.actions", "hero.drawing"),
      section("Form", "form", "toasts"),
      section("Offices", "offices", "content/offices.yaml"),
      section("Other ways", "otherWays"),
      section("Call to action", "cta"),
    ],
  },
];

const inFileName = (words: string) => words.toLowerCase().replaceAll(" ", "-");

/** `Success stories` of `An industry`, the third → `an-industry-3-success-stories.webp`. */
export function pictureName({ title }: PicturedPage, index: number, { name }: PicturedSection): string {
  return `${inFileName(title)}-${index + 1}-${inFileName(name)}.webp`;
}

const OPENING = "<!-- sections: written by npx node tools/pictures/main.ts -->";
const CLOSING = "<!-- /sections -->";

function table(page: PicturedPage): string {
  const rows = page.sections.map((section, index) => {
    const picture = `![${section.name}](pictures/${pictureName(page, index, section)})`;
    return `| **${section.name}**<br>${section.fields} | ${picture} |`;
  });
  return [
    `## ${page.title}`,
    `Filled by ${page.file}`,
    ["| section and its fields | |", "|---|---|", ...rows].join("\n"),
  ].join("\n\n");
}

/** docs/sections.md with its tables of sections regenerated from the catalogue. */
export function withTables(text: string): string {
  const [start, end] = [text.indexOf(OPENING), text.indexOf(CLOSING)];
  if (start < 0 || end < start) throw new Error(`docs/sections.md lacks ${OPENING} … ${CLOSING}`);
  return `${text.slice(0, start + OPENING.length)}\n\n${catalogue.map(table).join("\n\n")}\n\n${text.slice(end)}`;
}
