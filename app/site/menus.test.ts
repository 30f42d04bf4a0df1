import { afterEach, expect, it, vi } from "vitest";
import { listEntries } from "../content/entries.ts";
import type { MenuDropdown } from "../frame/navbar/menu.ts";
import { industry } from "../pages/industry/kind.ts";
import { product } from "../pages/product/kind.ts";
import { service } from "../pages/service/kind.ts";
import { checkContent } from "./check.ts";
import { siteFooter } from "./footer.ts";
import { siteMenu } from "./menus.ts";
import { getNavigation } from "./navigation.ts";
import { isDropdown, isPresent } from "./navigation-schema.ts";

const changed = vi.hoisted(() => ({ navigation: {} }));
vi.mock("./navigation.ts", async (importOriginal) => {
  const actual = await importOriginal<typeof import("./navigation.ts")>();
  return {
    ...actual,
    getNavigation: () => ({ ...actual.getNavigation(), ...changed.navigation }),
  };
});
const content = getNavigation();
const change = (navigation: Partial<typeof content>) => {
  changed.navigation = navigation;
};
afterEach(() => change({}));

const names = () => siteMenu().entries.map(({ name }) => name);

it("shows the bar in the order of the content", () => {
  const filled = {
    services: listEntries(service).length,
    products: listEntries(product).length,
    industries:
      listEntries(industry).length +
      content.industries.outside.filter(isPresent).length,
  };
  const bar = content.bar
    .filter((entry) =>
      isDropdown(entry) ? filled[entry.menu] > 0 : isPresent(entry),
    )
    .toReversed();
  change({ bar: content.bar.toReversed() });
  expect(names()).toEqual(bar.map(({ name }) => name));
});

it("leaves out a link without an address, in the bar, the mobile menu and the footer", () => {
  const nowhere = { name: "Nowhere", href: null };
  const { site } = content.footer;
  change({
    bar: [nowhere, { name: "Home", href: "/" }],
    mobileOnly: [nowhere],
    footer: {
      ...content.footer,
      site: { ...site, links: [nowhere, ...site.links] },
    },
    industries: {
      ...content.industries,
      outside: [{ ...nowhere, line: "Gone", lining: "gone" }],
    },
  });
  expect(names()).toEqual(["Home"]);
  expect(siteMenu().mobileOnly).toEqual([]);
  expect(JSON.stringify([siteMenu(), siteFooter()])).not.toContain("Nowhere");
});

it("adds the footer's own links to those derived from the content", () => {
  const status = { name: "Status", href: "https://status.site.in" };
  change({
    footer: {
      ...content.footer,
      elsewhere: { ...content.footer.elsewhere, links: [status] },
    },
  });
  expect(siteFooter().elsewhere.links.at(-1)).toEqual(status);
});

it("groups and numbers the services as the content orders them, and rejects an unknown group", () => {
  const [first, ...others] = content.services.groups;
  change({
    services: {
      groups: [
        ...others,
        { ...first, title: "Renamed" },
      ] as typeof content.services.groups,
    },
  });
  const services = siteMenu().entries.find(
    (entry) => "menu" in entry && entry.menu === "services",
  );
  expect(services).toMatchObject({
    groups: [...others.map(({ title }) => ({ title })), { title: "Renamed" }],
  });
  const { groups } = services as MenuDropdown;
  const marks = groups.flatMap(({ entries }) =>
    entries.map(({ mark }) => Number(mark)),
  );
  expect(marks).toEqual(marks.map((_, index) => index + 1));
  change({ services: { groups: others } });
  expect(() => checkContent()).toThrow(
    `menu.group: there is no group "${first?.slug}"`,
  );
});
