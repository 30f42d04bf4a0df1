import { barLogo } from "../brand/logo.ts";
import { type Entry, listEntries } from "../content/entries.ts";
import {
  hrefOf,
  type Kind,
  type PageContent,
  type Path,
} from "../content/kind.ts";
import { site } from "../content/site.ts";
import type {
  Menu,
  MenuDropdown,
  MenuEntry,
  MenuLink,
} from "../frame/navbar/menu.ts";
import { industry, industryMark } from "../pages/industry/kind.ts";
import { kinds } from "../pages/kinds.ts";
import { product } from "../pages/product/kind.ts";
import { service } from "../pages/service/kind.ts";
import { getNavigation } from "./navigation.ts";
import {
  type DropdownKey,
  isDropdown,
  isPresent,
} from "./navigation-schema.ts";
import { groupServices, placeOfService } from "./service-groups.ts";

function menuEntries<Content extends PageContent>(
  kind: Kind<Path, Content>,
  entries: readonly Entry<Content>[] = listEntries(kind),
  placeOf: (slug: string) => number = (slug) =>
    entries.findIndex((entry) => entry.slug === slug),
): MenuEntry[] {
  return entries.flatMap((entry) => {
    const {
      name = "",
      line = "",
      mark,
      drawing,
    } = kind.describe?.(entry, placeOf(entry.slug)) ?? {};
    return mark && drawing
      ? [{ mark, name, line, href: hrefOf(kind, entry.slug), drawing }]
      : [];
  });
}

/** Industries with an external link, listed after those with a page. */
function outsideIndustries(): MenuEntry[] {
  const { length } = menuEntries(industry);
  return getNavigation()
    .industries.outside.filter(isPresent)
    .map(({ name, line, href, lining }, index) => ({
      mark: industryMark(length + index),
      name,
      line,
      href,
      drawing: `hatch-${lining}`,
    }));
}

/** The drawing files of everything that menus may show. */
export function menuDrawings(): string[] {
  const shown = [
    ...kinds.flatMap((kind) => menuEntries(kind)),
    ...outsideIndustries(),
  ];
  return shown.map(({ drawing }) => drawing);
}

/** What each dropdown lists, without its name in the bar. */
function dropdownLists(menu: DropdownKey): Omit<MenuDropdown, "menu" | "name"> {
  const { services, products, industries } = getNavigation();
  switch (menu) {
    case "services": {
      const groups = groupServices().map(({ title, services }) => ({
        title,
        entries: menuEntries(service, services, placeOfService),
      }));
      return { layout: "columns", groups, note: services.note };
    }
    case "products": {
      const lines = new Map(
        listEntries(product).map(({ slug, menu }) => [
          hrefOf(product, slug),
          menu.line,
        ]),
      );
      const entries = menuEntries(product).map((entry) => ({
        ...entry,
        description: lines.get(entry.href),
      }));
      return { layout: "plates", groups: [{ title: products.title, entries }] };
    }
    case "industries": {
      const entries = [...menuEntries(industry), ...outsideIndustries()];
      return {
        layout: "cards",
        groups: [{ title: industries.title, entries }],
      };
    }
  }
}

/**
 * The navigation bar and the mobile menu, without links that have no address
 * and without empty dropdowns.
 */
export function siteMenu(): Menu {
  const { bar, mobileOnly, button } = getNavigation();
  const entries = bar.flatMap((entry): (MenuLink | MenuDropdown)[] => {
    if (!isDropdown(entry)) return [entry].filter(isPresent);
    const lists = dropdownLists(entry.menu);
    const groups = lists.groups.filter(({ entries }) => entries.length > 0);
    return groups.length > 0 ? [{ ...entry, ...lists, groups }] : [];
  });
  return {
    brand: site.name,
    logo: barLogo(),
    entries,
    mobileOnly: mobileOnly.filter(isPresent),
    button,
  };
}
