import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listEntries } from "../../app/content/entries.ts";
import { timesOf } from "../../app/content/facts/time-zones.ts";
import { getOffices } from "../../app/content/offices.ts";
import { slugify } from "../../app/content/slugify.ts";
import { product } from "../../app/pages/product/kind.ts";
import { sitePages } from "../../app/site/pages.ts";
import { site } from "../../site.config.ts";
import { policiesQuoting } from "../tools/content.ts";
import { elsewhere, forget, moveOffices } from "./elsewhere.ts";
import { copySite, type Run, type SiteCopy } from "./site-copy.ts";

/**
 * An owner with less: one office elsewhere, no blog, no talent or HR site, no social networks, no products, no
 * testimonials. Nothing that was removed may remain on the site.
 */
const externals = ["blog", "talentSite", "talentPortal", "humanResourceSite"] as const;
const oldOffices = getOffices();
const subjects = oldOffices.map(({ city }) => `office:${slugify(city)}`);
const products = listEntries(product).map(({ slug }) => slug);
const [first] = elsewhere;
const gone = [
  ...oldOffices.flatMap(({ city, latitude }) => [`>${city}<`, `${latitude}° N`]),
  ...externals.flatMap((name) => (site[name] ? [`"${site[name]}"`] : [])),
  ...site.social.map(({ url }) => url),
  ...products.map((slug) => `/products/${slug}`),
];

let copy: SiteCopy;
/** The offices that some sentence is about. */
let spokenOf: string[];
let refused: Run;
let build: Run;
/** Without the element that prevents line breaks. */
const built = (file: string) => copy.read(`build/site/${file}`).replaceAll(/<\/?n-b>/g, "");

/** Removes a second-level field from a formatted content file. */
function takeOut(file: string, field: string): void {
  const [whole = ""] =
    new RegExp(`^ {2}${field}: [\\[{]\\n[\\s\\S]*?^ {2}[\\]}],\\n`, "m").exec(copy.read(file)) ?? [];
  copy.edit(file, { [whole]: "" });
}

function switchOff(): void {
  const config = copy.read("site.config.ts").replace(/social: \[[\s\S]*?\],/, "social: [],");
  const without = (text: string, name: string) => text.replace(new RegExp(`${name}: .*,`), `${name}: null,`);
  copy.edit("site.config.ts", { [copy.read("site.config.ts")]: externals.reduce(without, config) });
  for (const slug of products) copy.delete(`content/products/${slug}.ts`);
  moveOffices(copy, 1);
  for (const section of ["testimonials", "cases"]) takeOut("content/home.ts", section);
  for (const section of ["links", "cta"]) takeOut("content/company.ts", section);
}

/** What the author changes after the build has reported everything. */
function applyFixes(): void {
  forget(
    copy,
    ...subjects,
    ...new Set(oldOffices.map(({ country }) => `country:${slugify(country)}`)),
    ...products.map((slug) => `product:${slug}`),
  );
  copy.edit("content/leadership.ts", { [oldOffices[0]?.city ?? ""]: first?.city ?? "" });
  const slugs = new RegExp(`"(${products.join("|")})"(, )?`, "g");
  for (const file of copy.files("content")) {
    const text = copy.read(file);
    const unrelated = text
      .replaceAll(/products: \[[^\]]*\]/g, (list) => list.replaceAll(slugs, ""))
      .replaceAll(/ +link: \{.*"\/products\/.*\n/g, "");
    if (unrelated !== text) copy.edit(file, { [text]: unrelated });
  }
}

beforeAll(() => {
  copy = copySite();
  const content = copy.files("content").map(copy.read).join("");
  spokenOf = subjects.filter((office) => content.includes(`"${office}"`));
  switchOff();
  refused = copy.node("publish/build.ts");
  applyFixes();
  build = copy.node("publish/build.ts");
}, 300_000);

afterAll(() => copy.remove());

describe("removed content", () => {
  it("is reported by the build if sentences or pages still mention it", () => {
    expect(refused.status).toBe(1);
    for (const office of spokenOf) expect(refused.output).toContain(`is about ${office}`);
    for (const slug of products) expect(refused.output).toContain(`"${slug}"`);
  });

  it("is nowhere in the output once they are fixed", () => {
    expect(build.output).toContain(`${sitePages().length - products.length} pages`);
    expect(build.status, build.output).toBe(0);
    expect(copy.mentions(gone)).toEqual([]);
  });

  it("leaves no empty list, heading or menu behind", () => {
    const page = built("index.html");
    expect(page).not.toMatch(/<(ul|ol|nav|dl|h[1-6])[^>]*>\s*<\/\1>/);
    for (const words of ["menu-products", "Elsewhere", "sameAs", "Talent"]) expect(page).not.toContain(words);
    expect(built("llms.txt")).not.toContain("Products");
  });
});

describe("one office", () => {
  it("is drawn alone", () => {
    expect(built("about/company.html")).toContain(`One station: ${first?.city}.`);
    expect(built("about/company.html")).toContain(`One office in ${first?.city}, ${first?.country}`);
    expect(built("contact.html")).toContain("1 station<");
    expect(built("contact.html")).toContain(timesOf([first?.timeZone ?? ""]));
    expect(built("contact.html")).not.toContain(" km<");
    expect(build.output).toContain("content/company.ts: presence.section: is left out");
  });

  it("names the law of the contracts", () => {
    for (const policy of policiesQuoting("law"))
      expect(built(`${policy}.html`)).toMatch(new RegExp(`\\blaws? of ${first?.country}\\b`));
  });
});
