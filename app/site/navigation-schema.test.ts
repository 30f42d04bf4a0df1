import { expect, it } from "vitest";
import { site } from "../content/site.ts";
import { parseContent } from "../content/testing/parse-content.ts";
import { getNavigation, withPages } from "./navigation.ts";
import { barLimits, navigationSchema } from "./navigation-schema.ts";

const content = getNavigation();

const parse = (changes: Partial<typeof content>) =>
  parseContent(navigationSchema, "content/navigation.yaml", {
    ...content,
    ...changes,
  });
const link = (
  name: string,
  href: string | null = `/${name.toLowerCase()}`,
) => ({ name, href });

/**
 * This many links, whose names fill the bar's limit of characters, plus some
 * more.
 */
function fullBar(entries: number, more = 0) {
  const room =
    barLimits.characters +
    more -
    site.name.length -
    content.button.label.length;
  return Array.from({ length: entries }, (_, index) => {
    const length =
      Math.floor(room / entries) + (index < room % entries ? 1 : 0);
    return link(`n${index}`.padEnd(length, "x"));
  });
}

it("accepts another order, another name, an extra link and a page that was only in the footer", () => {
  const bar = [
    { name: "Work", href: "/portfolio" },
    { name: "What we do", menu: "services" as const },
    link("Status", "https://status.site.in"),
    link("Home", "/"),
  ];
  expect(parse({ bar, mobileOnly: [] }).bar).toEqual(bar);
});

it("accepts as many entries and characters as fit the bar, and no more", () => {
  expect(parse({ bar: fullBar(barLimits.entries) }).bar).toHaveLength(
    barLimits.entries,
  );
  expect(() => parse({ bar: fullBar(barLimits.entries, 1) })).toThrow(
    `content/navigation.yaml: bar: brand, entries and button have ${barLimits.characters + 1} characters together: the bar has room for ${barLimits.characters}`,
  );
  expect(() => parse({ bar: fullBar(barLimits.entries + 1) })).toThrow(
    "content/navigation.yaml: bar: has 9 entries; at most 8 are needed",
  );
});

it("does not count a link without an address", () => {
  expect(() =>
    parse({ bar: [...fullBar(barLimits.entries - 1), link("Insights", null)] }),
  ).not.toThrow();
});

it.each<[string, Partial<typeof content>]>([
  [
    "bar: names /contact more than once",
    { bar: [link("Contact"), link("Write", "/contact")] },
  ],
  [
    "bar: names Contact more than once",
    { bar: [link("Contact"), link("Contact", "/call")] },
  ],
  [
    "bar: names services more than once",
    {
      bar: [
        { name: "A1", menu: "services" },
        { name: "A2", menu: "services" },
      ],
    },
  ],
  [
    "mobileOnly: repeats an entry of the bar",
    { bar: [link("Home", "/")], mobileOnly: [link("Top", "/")] },
  ],
  [
    "bar[0].name: is 31 characters long; between 2 and 16 are needed",
    { bar: [link("A name that no bar has room for")] },
  ],
  [
    'bar[0].href: is "contact", but must be a path of this site',
    { bar: [link("Contact", "contact")] },
  ],
  [
    "footer.site.links: names / more than once",
    {
      footer: {
        ...content.footer,
        site: { title: "Site", links: [link("Home", "/"), link("Top", "/")] },
      },
    },
  ],
  [
    'services.groups[1].slug: has the id of entry 1 of the list, "build"',
    {
      services: {
        groups: [
          { slug: "build", title: "Build", layout: "route" },
          { slug: "build", title: "Run", layout: "ledger" },
        ],
      },
    },
  ],
])("rejects it with %j", (problem, changes) => {
  expect(() => parse(changes)).toThrow(`content/navigation.yaml: ${problem}`);
});

it("leads to a page instead of another address, in any list, if the page exists", () => {
  const links = [
    { ...link("Work", null), instead: "/about/company" },
    { ...link("Blog", "https://blog.site.in"), instead: "/no-such-page" },
  ];
  const [work, blog] = withPages({ footer: { elsewhere: { links } } }).footer
    .elsewhere.links;
  expect(work?.href).toBe("/about/company");
  expect(blog?.href).toBe("https://blog.site.in");
});
