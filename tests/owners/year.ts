import { isSeq, visit } from "yaml";
import { capital, numberWord } from "../../app/content/facts/number-words.ts";
import { getOffices } from "../../app/content/offices.ts";
import { site } from "../../app/content/site.ts";
import { slugify } from "../../app/content/slugify.ts";
import { counted } from "../../app/content/words.ts";
import { getNavigation } from "../../app/site/navigation.ts";
import { sitePages } from "../../app/site/pages.ts";
import {
  elsewhere,
  forget,
  moveOffices,
  movePeople,
  unused,
} from "./elsewhere.ts";
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
  says?: Readonly<Record<string, readonly (string | RegExp)[]>>;
}

const navigation = getNavigation();
const offices = getOffices();
const domain = new URL(site.url).hostname.replace(/^www\./, "");
const pagesOf = (kind: string) =>
  sitePages().filter((page) => page.kind.name === kind);
const slugsOf = (kind: string) => pagesOf(kind).map(({ entry }) => entry.slug);
const [renamed = ""] = slugsOf("service");
const [removed = "", kept = ""] = slugsOf("service").slice(-2);
const [product = ""] = slugsOf("product").slice(-1);
const [newService = "", otherService = ""] = [
  "quality-assurance",
  "data-platform",
].map((slug) => unused(slugsOf("service"), slug));
const newCaseStudy = unused(slugsOf("case-study"), "school-timetables");
const brand = unused([site.name], "Brightwater", "Clearwater");
const newDomain = `${brand.toLowerCase()}.example`;
const menuName = unused(
  navigation.bar.map(({ name }) => name),
  "Work",
  "Projects",
);
const newOffices = elsewhere.slice(0, 6);
const [newSeat] = newOffices;
const longTitle = "Forty-two characters, as many as there may";

const count = (number: number) => capital(numberWord(number));
/** A year of an owner's changes, in order. */
export const year: readonly Change[] = [
  {
    name: "another brand",
    edit(copy) {
      copy.edit("content/site.yaml", {
        [site.name]: brand,
        [domain]: newDomain,
        [site.name.toLowerCase()]: brand.toLowerCase(),
      });
    },
    gone: [site.name, domain],
    says: { "index.html": [brand] },
  },
  {
    name: "six other offices, and other words where the old ones were spoken of",
    edit(copy) {
      moveOffices(copy, 6);
      // Six countries would make it too long.
      copy.edit("content/home.yaml", { " in {officeCountries}": "" });
      copy.editYaml("content/company.yaml", (company) =>
        visit(company, {
          Map(key, entry) {
            const about = entry.get("about");
            const isOfOffice =
              isSeq(about) && String(about.get(0)).startsWith("office:");
            if (typeof key === "number" && isOfOffice) return visit.REMOVE;
          },
        }),
      );
      movePeople(copy, newSeat?.city ?? "");
      const places = offices.flatMap(({ city, country }) => [
        `office:${slugify(city)}`,
        `country:${slugify(country)}`,
      ]);
      forget(copy, ...new Set(places));
    },
    // Clients may remain.
    gone: [
      ...offices.flatMap(({ city, latitude }) => [
        `>${city}<`,
        `offices in ${city}`,
        `${latitude}° N`,
      ]),
      "1,740",
      "Two offices",
    ],
    says: {
      "about/company.html": [
        ...newOffices.map(({ city }) => `<h3>${city}</h3>`),
        new RegExp(`from ${newSeat?.city} [\\d,]+ km at `),
        /Six offices up to 1\d,\d{3}\skm apart/,
      ],
      "contact.html": [
        ...newOffices.map(({ city }) => `<h3>${city}</h3>`),
        counted("station", newOffices.length),
      ],
      "about/careers.html": newOffices.map(({ city }) => `>${city}</b>`),
      "terms-and-conditions.html": [`laws of ${newSeat?.country}`],
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
    says: { [`services/${newService}.html`]: ['id="part-'] },
  },
  {
    name: "a service less",
    commands: [
      ["tools/remove/main.ts", "service", removed, "--to", `/services/${kept}`],
    ],
    gone: [
      `href="/services/${removed}"`,
      `${count(slugsOf("service").length + 2)} services`,
    ],
    says: {
      "index.html": [`${count(slugsOf("service").length + 1)} services`],
    },
  },
  {
    name: "a case study more",
    commands: [["tools/new/main.ts", "case-study", newCaseStudy]],
    gone: [`of ${slugsOf("case-study").length} sheets`],
    says: { "portfolio.html": [`of ${slugsOf("case-study").length + 1}`] },
  },
  {
    name: "a product less",
    edit: (copy) => forget(copy, `product:${product}`),
    commands: product
      ? [["tools/remove/main.ts", "product", product, "--to", "/contact"]]
      : [],
    gone: product ? [`href="/products/${product}"`] : [],
  },
  {
    name: "no blog",
    edit(copy) {
      copy.editYaml("content/site.yaml", (settings) =>
        settings.set("blog", null),
      );
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
    says: { "index.html": ["4 out of 5"] },
  },
  {
    name: "a renamed page",
    commands: [
      ["tools/rename/main.ts", "service", renamed, `modern-${renamed}`],
    ],
    gone: [`href="/services/${renamed}"`],
    says: { "index.html": [`/services/modern-${renamed}`] },
  },
  {
    name: "another order of the menu, with the portfolio in it",
    edit(copy) {
      copy.editYaml("content/navigation.yaml", (menus) =>
        menus.setIn(["bar", 0], { name: menuName, href: "/portfolio" }),
      );
    },
    says: { "index.html": [`>${menuName}<`] },
  },
  {
    name: "a headline as long as may be",
    edit(copy) {
      copy.editYaml(`content/services/${kept}.yaml`, (page) =>
        page.set("title", longTitle),
      );
    },
    says: { [`services/${kept}.html`]: [longTitle] },
  },
];
