import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isMap, isScalar, visit } from "yaml";
import { listEntries } from "../../app/content/entries.ts";
import { timesOf } from "../../app/content/facts/time-zones.ts";
import { getOffices } from "../../app/content/offices.ts";
import { site } from "../../app/content/site.ts";
import { slugify } from "../../app/content/slugify.ts";
import { counted, say, words } from "../../app/content/words.ts";
import { product } from "../../app/pages/product/kind.ts";
import { sitePages } from "../../app/site/pages.ts";
import { policiesQuoting } from "../tools/content.ts";
import { elsewhere, forget, moveOffices, movePeople } from "./elsewhere.ts";
import { copySite, type Run, type SiteCopy } from "./site-copy.ts";

/**
 * An owner with less: one office elsewhere, no blog, no talent or HR site, no
 * social networks, no WhatsApp, no calendar, no products, no testimonials.
 * Nothing that was removed may remain on the site.
 */
const externals = [
  "blog",
  "talentSite",
  "talentPortal",
  "humanResourceSite",
] as const;
const oldOffices = getOffices();
const subjects = oldOffices.map(({ city }) => `office:${slugify(city)}`);
const products = listEntries(product).map(({ slug }) => slug);
const [first] = elsewhere;
const gone = [
  ...oldOffices.flatMap(({ city, latitude }) => [
    `>${city}<`,
    `${latitude}° N`,
  ]),
  ...externals.flatMap((name) => (site[name] ? [`"${site[name]}"`] : [])),
  ...site.social.map(({ url }) => url),
  ...[site.scheduling.general, site.scheduling.thirtyMinutes].filter(
    (address) => address.startsWith("https:"),
  ),
  ...[
    "https://wa.me",
    "when you start a chat",
    "or use WhatsApp",
    "open /call",
  ],
  ...products.map((slug) => `/products/${slug}`),
];

let copy: SiteCopy;
/** The offices that some sentence is about. */
let spokenOf: string[];
let refused: Run;
let build: Run;
/** Without the element that prevents line breaks. */
const built = (file: string) =>
  copy.read(`build/site/${file}`).replaceAll(/<\/?n-b>/g, "");

function switchOff(): void {
  copy.editYaml("content/site.yaml", (settings) => {
    for (const name of externals) settings.set(name, null);
    settings.set("social", []);
    settings.set("whatsappPhone", null);
    settings.set("scheduling", {
      general: "/contact",
      thirtyMinutes: "/contact",
      demo: null,
    });
  });
  for (const slug of products) copy.delete(`content/products/${slug}.yaml`);
  moveOffices(copy, 1);
  copy.editYaml("content/home.yaml", (page) => {
    for (const section of ["testimonials", "cases"]) page.delete(section);
  });
  copy.editYaml("content/company.yaml", (page) => {
    for (const section of ["links", "cta"]) page.delete(section);
  });
}

/** What the author changes after the build has reported everything. */
function applyFixes(): void {
  forget(
    copy,
    ...subjects,
    ...new Set(oldOffices.map(({ country }) => `country:${slugify(country)}`)),
    ...products.map((slug) => `product:${slug}`),
  );
  movePeople(copy, first?.city ?? "");
  for (const file of copy
    .files("content")
    .filter((name) => name.endsWith(".yaml"))) {
    copy.editYaml(file, (page) => {
      if (page.hasIn(["related", "products"]))
        page.deleteIn(["related", "products"]);
      visit(page, {
        Pair(_, { key, value }) {
          const href = isMap(value) ? String(value.get("href")) : "";
          if (
            isScalar(key) &&
            key.value === "link" &&
            href.startsWith("/products/")
          )
            return visit.REMOVE;
        },
      });
    });
  }
}

beforeAll(() => {
  copy = copySite();
  const content = copy.files("content").map(copy.read).join("");
  spokenOf = subjects.filter((office) => content.includes(office));
  switchOff();
  refused = copy.node("publish/build.ts");
  applyFixes();
  build = copy.node("publish/build.ts");
}, 300_000);

afterAll(() => copy.remove());

describe("removed content", () => {
  it("is reported by the build if sentences or pages still mention it", () => {
    expect(refused.status).toBe(1);
    for (const office of spokenOf)
      expect(refused.output).toContain(`is about ${office}`);
    for (const slug of products) expect(refused.output).toContain(`"${slug}"`);
  });

  it("is nowhere in the output once they are fixed", () => {
    const left = sitePages().filter(
      ({ path, kind }) => path !== "/call" && kind !== product,
    );
    expect(build.output).toContain(`${left.length} pages`);
    expect(build.status, build.output).toBe(0);
    expect(copy.mentions(gone)).toEqual([]);
  });

  it("leaves no empty list, heading or menu behind", () => {
    const page = built("index.html");
    expect(page).not.toMatch(/<(ul|ol|nav|dl|h[1-6])[^>]*>\s*<\/\1>/);
    for (const words of ["menu-products", "Elsewhere", "sameAs", "Talent"])
      expect(page).not.toContain(words);
    expect(built("llms.txt")).not.toContain("Products");
  });
});

it("without a calendar, calls lead to the contact page, from each place once", () => {
  for (const page of [
    "index.html",
    "about/company.html",
    "about/leadership.html",
  ]) {
    const [hero = ""] = /<main.*?<\/section>/s.exec(built(page)) ?? [];
    expect(hero.split('href="/contact"')).toHaveLength(2);
  }
  const [ways = ""] = /id="form".*<\/main>/s.exec(built("contact.html")) ?? [];
  expect(ways).toContain("mailto:");
});

describe("one office", () => {
  it("is drawn alone", () => {
    expect(built("about/company.html")).toContain(
      say(words.drawings.traverse.alone, { city: first?.city ?? "" }),
    );
    expect(built("about/company.html")).toContain(
      `One office in ${first?.city}, ${first?.country}`,
    );
    expect(built("contact.html")).toContain(`${counted("station", 1)}<`);
    expect(built("contact.html")).toContain(timesOf([first?.timeZone ?? ""]));
    expect(built("contact.html")).not.toContain(" km<");
  });

  it("names the law of the contracts", () => {
    for (const { slug } of policiesQuoting("law"))
      expect(built(`${slug}.html`)).toMatch(
        new RegExp(`\\blaws? of ${first?.country}\\b`),
      );
  });
});
