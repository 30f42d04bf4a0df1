import { capital, numberWord } from "../../app/content/facts/number-words.ts";
import { slugify } from "../../app/content/slugify.ts";
import { sitePages } from "../../app/site/pages.ts";
import { colour } from "../../app/styles/colours.ts";
import { fonts } from "../../app/styles/fonts.ts";
import company from "../../content/company.ts";
import navigation from "../../content/navigation.ts";
import offices from "../../content/offices.ts";
import { site } from "../../site.config.ts";
import { elsewhere, moveOffices, unused } from "./elsewhere.ts";
import { forget } from "./forget.ts";
import type { Run, SiteCopy } from "./site-copy.ts";

/** One change by an owner, and what must not remain visible afterwards. */
export interface Change {
  name: string;
  /** The commands it ran, if any: each must have succeeded. */
  make(copy: SiteCopy): Run[] | undefined;
  /** The build error that makes the author change more. */
  refused?: RegExp;
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
    make(copy) {
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
      return undefined;
    },
    gone: [site.name, domain, colour("--signal").light, colour("--signal-text").light],
    says: { "index.html": brand },
  },
  {
    name: "two other offices",
    make(copy) {
      moveOffices(copy, 2);
      return undefined;
    },
    ...(JSON.stringify(company).includes('"office:') && {
      refused: /content\/company\.ts: [\w.[\]]+: is about office:/,
    }),
  },
  {
    name: "other words where the old offices were spoken of",
    make(copy) {
      const company = copy.read("content/company.ts");
      copy.edit(
        "content/company.ts",
        Object.fromEntries(
          [...company.matchAll(/^ {6}\{\n {8}about: \["office:[\s\S]*?^ {6}\},\n/gm)].map(([entry]) => [
            entry,
            "",
          ]),
        ),
      );
      const leadership = copy.read("content/leadership.ts");
      copy.edit("content/leadership.ts", {
        [leadership]: offices.reduce(
          (text, { city }) => text.replaceAll(city, newSeat?.city ?? ""),
          leadership,
        ),
      });
      forget(
        copy,
        ...offices.map(({ city }) => `office:${slugify(city)}`),
        ...new Set(offices.map(({ country }) => `country:${slugify(country)}`)),
      );
      return undefined;
    },
    // Clients may remain.
    gone: [
      ...offices.flatMap(({ city, latitude }) => [`>${city}<`, `offices in ${city}`, `${latitude}° N`]),
      "1,740",
    ],
    says: { "terms-and-conditions.html": `laws of ${newSeat?.country}` },
  },
  {
    name: "four offices",
    make(copy) {
      moveOffices(copy, 4);
      return undefined;
    },
    gone: ["Two offices"],
    says: { "about/company.html": "Four offices up to " },
  },
  {
    name: "two services more",
    make: (copy) =>
      [newService, otherService].map((slug) => copy.node("tools/new/main.ts", ["service", slug])),
    gone: [`${count(slugsOf("service").length)} services`],
    // Composed of stock parts.
    says: { [`services/${newService}.html`]: 'href="#part-' },
  },
  {
    name: "a service less",
    make: (copy) => [copy.node("tools/remove/main.ts", ["service", removed, "--to", `/services/${kept}`])],
    gone: [`href="/services/${removed}"`, `${count(slugsOf("service").length + 2)} services`],
    says: { "index.html": `${count(slugsOf("service").length + 1)} services` },
  },
  {
    name: "a case study more",
    make: (copy) => [copy.node("tools/new/main.ts", ["case-study", newCaseStudy])],
    gone: [`of ${slugsOf("case-study").length} sheets`],
    says: { "portfolio.html": `of ${slugsOf("case-study").length + 1}` },
  },
  {
    name: "a product less",
    make(copy) {
      if (!product) return undefined;
      forget(copy, `product:${product}`);
      return [copy.node("tools/remove/main.ts", ["product", product, "--to", "/contact"])];
    },
    gone: product ? [`href="/products/${product}"`] : [],
  },
  {
    name: "no blog",
    make(copy) {
      copy.edit("site.config.ts", {
        [/blog: .*,/.exec(copy.read("site.config.ts"))?.[0] ?? ""]: "blog: null,",
      });
      return undefined;
    },
    gone: [...navigation.bar, ...navigation.footer.site.links]
      .filter((link) => "href" in link && link.href === site.blog)
      .map(({ name }) => `>${name}<`),
  },
  {
    name: "a rating of 4",
    make(copy) {
      const voices = copy
        .files("content/testimonials")
        .filter((file) => copy.read(file).includes("rating: 5"));
      for (const file of voices) copy.edit(file, { "rating: 5": "rating: 4" });
      return undefined;
    },
    gone: ["5 out of 5"],
    says: { "index.html": "4 out of 5" },
  },
  {
    name: "a policy of another date",
    make(copy) {
      const [old = ""] = /lastUpdated: .*/.exec(copy.read("content/legal/cookie-policy.md")) ?? [];
      copy.edit("content/legal/cookie-policy.md", { [old]: `lastUpdated: ${month}` });
      return undefined;
    },
    says: { "cookie-policy.html": month },
  },
  {
    name: "a renamed page",
    make: (copy) => [copy.node("tools/rename/main.ts", ["service", renamed, `modern-${renamed}`])],
    gone: [`href="/services/${renamed}"`],
    says: { "index.html": `/services/modern-${renamed}` },
  },
  {
    name: "another order of the menu, with the portfolio in it",
    make(copy) {
      copy.edit("content/navigation.ts", {
        [/ {2}bar: \[\n.*\n/.exec(copy.read("content/navigation.ts"))?.[0] ?? ""]:
          `  bar: [\n    { name: "${menuName}", href: "/portfolio" },\n`,
      });
      return undefined;
    },
    says: { "index.html": `>${menuName}<` },
  },
  {
    name: "a headline as long as may be",
    make(copy) {
      const file = `content/services/${kept}.ts`;
      copy.edit(file, { [/^ {2}title: .*,$/m.exec(copy.read(file))?.[0] ?? ""]: `  title: "${longTitle}",` });
      return undefined;
    },
    says: { [`services/${kept}.html`]: longTitle },
  },
  {
    name: "two more paragraphs",
    make(copy) {
      const paragraph = `"${"A sentence more about the work, for those who read on. ".repeat(6).trim()}",`;
      copy.edit(`content/services/${kept}.ts`, {
        "paragraphs: [\n": `paragraphs: [\n      ${paragraph}\n      ${paragraph}\n`,
      });
      return undefined;
    },
    says: { [`services/${kept}.html`]: "A sentence more about the work" },
  },
];
