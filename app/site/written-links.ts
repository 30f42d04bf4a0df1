import { fieldName } from "../content/parse.ts";
import { picturesPath } from "../content/schema/picture.ts";
import type { Written, WrittenCheck } from "../content/written.ts";
import { sitePage } from "./pages.ts";
import { getRedirects } from "./redirects.ts";

/** The internal links of a value: a field named href, or links in Markdown, without pictures. */
function linksOf({ path, value }: Written): string[] {
  if (typeof value !== "string") return [];
  if (path.at(-1) === "href") return value.startsWith("/") ? [value] : [];
  return [...value.matchAll(/\]\((\/[^)\s]*)\)/g)]
    .map(([, href = ""]) => href)
    .filter((href) => !href.startsWith(picturesPath));
}

/** Finds internal links to pages that do not exist. */
export function linkCheck(): WrittenCheck {
  const redirects = getRedirects();
  const exists = (href: string) => {
    const page = href.replace(/#.*$/, "") || "/";
    return sitePage(page) !== undefined || page in redirects;
  };
  return (written) =>
    linksOf(written)
      .filter((href) => !exists(href))
      .map((href) => `${written.file}: ${fieldName(written.path)}: there is no page ${href}`);
}
