import { capital, numberWord } from "../../app/content/facts/number-words.ts";
import { slugify } from "../../app/content/slugify.ts";
import { sitePages } from "../../app/site/pages.ts";
import { colour } from "../../app/styles/colours.ts";
import { fonts } from "../../app/styles/fonts.ts";
import navigation from "../../content/navigation.ts";
import offices from "../../content/offices.ts";
import { site } from "../../site.config.ts";
import { elsewhere, moveOffices, unused } from "./elsewhere.ts";
import { forget } from "./forget.ts";
import type { SiteCopy } from "./site-copy.ts";

/** One change by an owner, and what must not remain visible afterwards. */
export interface Change {
  name: string;
  /** What is edited, before the commands. */
  edit?(copy: SiteCopy): void;
  /** Programs that run, each of which must succeed. */
  commands?: readonly (readonly [program: string, ...args: string[]])[];
  /** Old facts: from now on in no file of the output. */
  gone?: readonly string[];
  /** What a file of the output says from now on. */
  says?: Readonly<Record<string, string>>;
}

const domain = new URL(site.url).hostname.replace(/^www\./, "");
const pagesOf = (kind: string) => sitePages().filter((page) => page.kind.name === kind);
const slugsOf = (kind: string) => pagesOf(kind).map(({ entry }) => entry.slug);
const [renamed = ""] = slugsOf("service");
const [removed = "", kept = ""] = slugsOf("service").slice(-2);
const [product = ""] = slugsOf("product").slice(-1);
const [newService = "", otherService = ""] = ["quality-assurance", "data-platform"].map((slug) =>
  unused(slugsOf("service"), slug),
);
const newCaseStudy = unused(slugsOf("case-study"), "school-timetables");
const brand = unused([site.name], "Brightwater", "Clearwater");
const newDomain = `${brand.toLowerCase()}.example`;
const signal = unused([colour("--signal").light], "#0f6bd6", "#c8321f");
const signalText = unused([colour("--signal-text").light], "#0a4fa3", "#a52a1a");
const month = "March 2026";
const menuName = unused(
  navigation.bar.map(({ name }) => name),
  "Work",
  "Projects",
);
const [newSeat] = elsewhere;
const longTitle = "Forty-two characters, as many as there may";

const count = (number: number) => capital(numberWord(number));
/** A year of an owner's changes, in order. */
export const year: readonly Change[] = [
  {
    name: "another brand, in other colours and fonts",
    edit(copy) {
      copy.edit("site.config.ts", {
        [site.name]: brand,
        [domain]: newDomain,
        [site.name.toLowerCase()]: brand.toLowerCase(),
      });
      copy.edit("app/styles/tokens.css", {
        [colour("--signal").light]: signal,
        [colour("--signal-text").light]: signalText,
      });
      // The two swap places: both are installed.
      const { display, text } = fonts;
      copy.edit("app/styles/fonts.ts", {
        [`package: "${display.package}"`]: 'package: "displaced"',
        [`package: "${text.package}"`]: `package: "${display.package}", width: 80`,
        displaced: text.package,
      });
    },
    gone: [site.name, domain, colour("--signal").light, colour("--signal-text").light],
    says: { "index.html": brand },
  },
  {
    name: "four other offices, and other words where the old ones were spoken of",
    edit(copy) {
      moveOffices(copy, 4);
      const company = copy.read("content/company.ts");
      const milestones = company.matchAll(/^ {6}\{\n {8}about: \["office:[\s\S]*?^ {6}\},\n/gm);
      copy.edit("content/company.ts", Object.fromEntries([...milestones].map(([entry]) => [entry, ""])));
      const leadership = copy.read("content/leadership.ts");
      const city = newSeat?.city ?? "";
      const moved = offices.reduce((text, office) => text.replaceAll(office.city, city), leadership);
      copy.edit("content/leadership.ts", { [leadership]: moved });
      const places = offices.flatMap(({ city, country }) => [
        `office:${slugify(city)}`,
        `country:${slugify(country)}`,
      ]);
      forget(copy, ...new Set(places));
    },
    // Clients may remain.
    gone: [
      ...offices.flatMap(({ city, latitude }) => [`>${city}<`, `offices in ${city}`, `${latitude}° N`]),
      "1,740",
      "Two offices",
    ],
    says: {
      "about/company.html": "Four offices up to ",
      "terms-and-conditions.html": `laws of ${newSeat?.country}`,
    },
  },
  {
    name: "two services more",
    commands: [
      ["tools/new/main.ts", "service", newService],
      ["tools/new/main.ts", "service", otherService],
    ],
    gone: [`${count(slugsOf("service").length)} services`],
    // Composed of stock parts.
    says: { [`services/${newService}.html`]: 'href="#part-' },
  },
  {
    name: "a service less",
    commands: [["tools/remove/main.ts", "service", removed, "--to", `/services/${kept}`]],
    gone: [`href="/services/${removed}"`, `${count(slugsOf("service").length + 2)} services`],
    says: { "index.html": `${count(slugsOf("service").length + 1)} services` },
  },
  {
    name: "a case study more",
    commands: [["tools/new/main.ts", "case-study", newCaseStudy]],
    gone: [`of ${slugsOf("case-study").length} sheets`],
    says: { "portfolio.html": `of ${slugsOf("case-study").length + 1}` },
  },
  {
    name: "a product less",
    edit: (copy) => forget(copy, `product:${product}`),
    commands: product ? [["tools/remove/main.ts", "product", product, "--to", "/contact"]] : [],
    gone: product ? [`href="/products/${product}"`] : [],
  },
  {
    name: "no blog",
    edit(copy) {
      copy.edit("site.config.ts", {
        [/blog: .*,/.exec(copy.read("site.config.ts"))?.[0] ?? ""]: "blog: null,",
      });
    },
    gone: [...navigation.bar, ...navigation.footer.site.links]
      .filter((link) => "href" in link && link.href === site.blog)
      .map(({ name }) => `>${name}<`),
  },
  {
    name: "a rating of 4",
    edit(copy) {
      const voices = copy
        .files("content/testimonials")
        .filter((file) => copy.read(file).includes("rating: 5"));
      for (const file of voices) copy.edit(file, { "rating: 5": "rating: 4" });
    },
    gone: ["5 out of 5"],
    says: { "index.html": "4 out of 5" },
  },
  {
    name: "a policy of another date",
    edit(copy) {
      const [old = ""] = /lastUpdated: .*/.exec(copy.read("content/legal/cookie-policy.md")) ?? [];
      copy.edit("content/legal/cookie-policy.md", { [old]: `lastUpdated: ${month}` });
    },
    says: { "cookie-policy.html": month },
  },
  {
    name: "a renamed page",
    commands: [["tools/rename/main.ts", "service", renamed, `modern-${renamed}`]],
    gone: [`href="/services/${renamed}"`],
    says: { "index.html": `/services/modern-${renamed}` },
  },
  {
    name: "another order of the menu, with the portfolio in it",
    edit(copy) {
      copy.edit("content/navigation.ts", {
        [/ {2}bar: \[\n.*\n/.exec(copy.read("content/navigation.ts"))?.[0] ?? ""]:
          `  bar: [\n    { name: "${menuName}", href: "/portfolio" },\n`,
      });
    },
    says: { "index.html": `>${menuName}<` },
  },
  {
    name: "a headline as long as may be",
    edit(copy) {
      const file = `content/services/${kept}.ts`;
      copy.edit(file, { [/^ {2}title: .*,$/m.exec(copy.read(file))?.[0] ?? ""]: `  title: "${longTitle}",` });
    },
    says: { [`services/${kept}.html`]: longTitle },
  },
];
