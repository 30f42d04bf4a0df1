import { once } from "../content/content-files.ts";
import { getContent, listEntries } from "../content/entries.ts";
import { defineSource } from "../content/kind.ts";
import { kinds } from "../pages/kinds.ts";
import { navigationSchema } from "./navigation-schema.ts";

export const navigation = defineSource({
  files: "navigation.yaml",
  schema: navigationSchema,
});

/** Content in which each link leads to its `instead` page, if that exists. */
export function withPages<Content>(content: Content): Content {
  if (Array.isArray(content)) return content.map(withPages) as Content;
  if (typeof content !== "object" || content === null) return content;
  const entries = Object.entries(content).map(([key, value]) => [
    key,
    withPages(value),
  ]);
  const link: { instead?: string } = Object.fromEntries(entries);
  const kind = kinds.find(({ path }) => path === link.instead);
  return (
    kind && listEntries(kind).length > 0 ? { ...link, href: kind.path } : link
  ) as Content;
}

export const getNavigation = once(() => withPages(getContent(navigation)));
