import sharp from "sharp";
import { listEntries } from "../../app/content/entries.ts";
import { testimonials } from "../../app/content/items.ts";
import { slugWords } from "../../app/content/slugify.ts";
import { caseStudy } from "../../app/pages/case-study/kind.ts";
import { service } from "../../app/pages/service/kind.ts";
import { isTemplateService } from "../../app/pages/service/schema.ts";
import { articleFiles } from "./articles-content.ts";
import { logo, portrait, room } from "./drawn-photographs.ts";
import { copySite, type SiteCopy } from "./site-copy.ts";

const colours = ["#c0392b", "#1f5fa8", "#111", "#2a7f4f", "#6b3fa0", "#d98a00"];
const shapes = [
  "M8 8h32v32h-32z",
  "M24 6l18 34h-36z",
  "M24 8a16 16 0 1 1-.1 0z",
];
/** Pages that get pictures. */
export const story = listEntries(caseStudy)[0]?.slug ?? "";
export const craft = listEntries(service).find(isTemplateService)?.slug ?? "";

/**
 * As long as allowed, because it shares the first view with the hero's text.
 */
export const announcement = {
  text: "Come on 30 November with a drawing of your busiest morning, and leave with a better one to take home",
  label: "Book a place for the afternoon or the evening",
};

export const people = ["asha-rao", "tomas-lindqvist", "mei-tanaka"];
/** Whose portrait is a line drawing. */
export const hatched = "tomas-lindqvist";

const frontMatter = (...lines: string[]) => `---\n${lines.join("\n")}\n---\n`;

/**
 * What a marketing team adds with files only: six logos, three portraits, a
 * client's photograph, pictures of a case study, an office and a service, and
 * an announcement.
 */
async function addMarketing(copy: SiteCopy): Promise<void> {
  const addPicture = (name: string, data: Buffer | string) =>
    copy.write(`content/pictures/${name}`, data);
  for (const [index, colour] of colours.entries()) {
    const slug = `client-${index + 1}`;
    const name = `Client ${index + 1}`;
    addPicture(
      `${slug}.svg`,
      logo(colour, shapes[index % shapes.length] ?? ""),
    );
    copy.write(
      `content/clients/${slug}.md`,
      frontMatter(
        `name: ${name}`,
        `logo: { file: ${slug}.svg, alt: ${name} }`,
        `order: ${index + 1}`,
      ),
    );
  }
  for (const file of copy
    .files("content/people")
    .filter((name) => copy.read(name).includes("placeholder:")))
    copy.delete(file);
  for (const [index, slug] of people.entries()) {
    const name = slug.split("-").map(slugWords).join(" ");
    addPicture(`${slug}.jpg`, await portrait(900, 1100, 40 + index * 110));
    const fields = [
      `name: ${name}`,
      "role: Engineer",
      `portrait: { file: ${slug}.jpg, alt: ${name} at a window }`,
      `hatched: ${slug === hatched}`,
      "line: Answers for releases.",
      `order: ${index + 10}`,
    ];
    const text =
      "Learned the trade on a warehouse floor.\n\nNow answers for releases of {brand}.\n";
    copy.write(
      `content/people/${slug}.md`,
      `${frontMatter(...fields)}\n${text}`,
    );
  }
  const face = sharp(await portrait(300, 300, 200));
  addPicture("client-face.png", await face.png().toBuffer());
  copy.edit(`content/testimonials/${listEntries(testimonials)[0]?.slug}.md`, {
    "\nrating:": `\nhref: /case-studies/${story}\nface: { file: client-face.png, alt: The client }\nrating:`,
  });
  const screens = sharp(await room(1000, 1000, 210));
  const night = sharp(await room(1200, 800, 260));
  addPicture("workshop.jpg", await room(1600, 1067, 30));
  addPicture("screens.webp", await screens.webp().toBuffer());
  addPicture("night-shift.avif", await night.avif({ effort: 0 }).toBuffer());
  copy.editYaml(`content/case-studies/${story}.yaml`, (study) =>
    study.set("gallery", [
      {
        file: "workshop.jpg",
        alt: "Desks before four windows",
        caption: "The booking desk",
      },
      { file: "screens.webp", alt: "Three screens on desks" },
      { file: "night-shift.avif", decoration: true },
    ]),
  );
  copy.editYaml(`content/services/${craft}.yaml`, (page) =>
    page.set("picture", {
      file: "workshop.jpg",
      alt: "Desks before four windows",
      caption: "The workshop",
    }),
  );
  copy.editYaml("content/offices.yaml", (offices) =>
    offices.setIn([0, "picture"], { file: "workshop.jpg", alt: "The office" }),
  );
  copy.write(
    "content/announcements/open-day.md",
    frontMatter(
      `text: ${announcement.text}`,
      `link: { label: ${announcement.label}, href: /contact }`,
      "starts: 2026-11-10",
      "ends: 2026-11-30",
    ),
  );
}

/**
 * A copy of the project with all that marketing adds: positions, articles,
 * people, pictures, an announcement.
 */
export async function marketingCopy(): Promise<SiteCopy> {
  const copy = copySite();
  for (const [file, text] of Object.entries(articleFiles))
    copy.write(file, text);
  await addMarketing(copy);
  for (const slug of ["two-systems-fewer", "database-rent"])
    copy.edit(`content/insights/${slug}.md`, {
      "\nauthor:":
        "\npicture:\n  file: rack.jpg\n  alt: Desks before four windows\nauthor:",
    });
  // As the editor's forms name a picture.
  copy.edit("content/insights/queue-retries.md", {
    "## What it cost":
      '![Desks](/pictures/rack.jpg "The morning after")\n\n## What it cost',
  });
  copy.write("content/pictures/rack.jpg", await room(1600, 1200, 120));
  return copy;
}
