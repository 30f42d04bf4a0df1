import { fieldName } from "../content/parse.ts";
import { picturesPath } from "../content/schema/picture.ts";
import { type Written, writtenValues } from "../content/written.ts";
import { sitePage } from "./pages.ts";
import { getRedirects } from "./redirects.ts";

/** The addresses of this site that a value leads to: those of a field named href, and Markdown's links, not its pictures. */
function linksOf({ path, value }: Written): string[] {
  if (typeof value !== "string") return [];
  if (path.at(-1) === "href") return value.startsWith("/") ? [value] : [];
  return [...value.matchAll(/\]\((\/[^)\s]*)\)/g)]
    .map(([, href = ""]) => href)
    .filter((href) => !href.startsWith(picturesPath));
}

/** The links in content that lead to no page. */
export function linkProblems(): string[] {
  const redirects = getRedirects();
  const leadsSomewhere = (href: string) => {
    const page = href.replace(/#.*$/, "") || "/";
    return sitePage(page) !== undefined || page in redirects;
  };
  return [...writtenValues()].flatMap((written) =>
    linksOf(written)
      .filter((href) => !leadsSomewhere(href))
      .map((href) => `${written.file}: ${fieldName(written.path)}: there is no page ${href}`),
  );
}
