import { once } from "../content/content-files.ts";
import { getContent, listEntries } from "../content/entries.ts";
import { defineSource } from "../content/kind.ts";
import { kinds } from "../pages/kinds.ts";
import { isDropdown, type NavigationLink, navigationSchema } from "./navigation-schema.ts";

export const navigation = defineSource({ files: "navigation.yaml", schema: navigationSchema });

/** The link, to its `instead` page if that exists. */
function withPage<Entry extends NavigationLink>(link: Entry): Entry {
  const kind = kinds.find(({ path }) => path === link.instead);
  return kind && listEntries(kind).length > 0 ? { ...link, href: kind.path } : link;
}

export const getNavigation = once(() => {
  const { bar, mobileOnly, footer, ...rest } = getContent(navigation);
  const site = { ...footer.site, links: footer.site.links.map(withPage) };
  return {
    ...rest,
    bar: bar.map((entry) => (isDropdown(entry) ? entry : withPage(entry))),
    mobileOnly: mobileOnly.map(withPage),
    footer: { ...footer, site },
  };
});
