import { once } from "../content/content-files.ts";
import { contentReader, listEntries } from "../content/entries.ts";
import { ContentError } from "../content/parse.ts";
import { kinds } from "../pages/kinds.ts";
import { isDropdown, navigationSchema } from "./navigation-schema.ts";

const getWritten = contentReader({ file: "navigation", schema: navigationSchema });

interface Link {
  name: string;
  href: string | null;
  instead?: string | undefined;
}

/** The link, to its `instead` page if that exists. */
function withPage<Entry extends Link>(link: Entry): Entry {
  const { name, instead } = link;
  if (instead === undefined) return link;
  const kind = kinds.find(({ path }) => path === instead);
  if (!kind)
    throw new ContentError(`content/navigation.yaml: ${name}: there is no kind of page at ${instead}`);
  return listEntries(kind).length > 0 ? { ...link, href: instead } : link;
}

export const getNavigation = once(() => {
  const { bar, mobileOnly, footer, ...rest } = getWritten();
  const site = { ...footer.site, links: footer.site.links.map(withPage) };
  return {
    ...rest,
    bar: bar.map((entry) => (isDropdown(entry) ? entry : withPage(entry))),
    mobileOnly: mobileOnly.map(withPage),
    footer: { ...footer, site },
  };
});
