import { DomUtils, parseDocument } from "htmlparser2";

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** The metadata of a page. */
export interface PageHead {
  title: string;
  /** By name or property; each may occur once. */
  meta: Map<string, string>;
  /** By `rel`: `canonical`, `icon` … */
  links: Map<string, Element["attribs"][]>;
  language: string | undefined;
  /** The objects of the page's graph. */
  graph: Record<string, unknown>[];
}

export function readHead(html: string): PageHead {
  const { children } = parseDocument(html);
  const all = (tag: string) => DomUtils.getElementsByTagName(tag, children);
  const meta = new Map<string, string>();
  for (const { attribs } of all("meta")) {
    const name = [attribs.name ?? attribs.property, attribs.media]
      .filter(Boolean)
      .join(" ");
    if (name === "") continue;
    if (meta.has(name)) throw new Error(`The page has two meta tags ${name}`);
    meta.set(name, attribs.content ?? "");
  }
  const links = Map.groupBy(
    all("link").map(({ attribs }) => attribs),
    ({ rel }) => rel ?? "",
  );
  const [data, ...more] = all("script").filter(
    ({ attribs }) => attribs.type === "application/ld+json",
  );
  if (more.length > 0) throw new Error("The page has more than one graph");
  return {
    title: all("title").map(DomUtils.textContent)[0] ?? "",
    meta,
    links,
    language: all("html")[0]?.attribs.lang,
    graph: data ? JSON.parse(DomUtils.textContent(data))["@graph"] : [],
  };
}

/**
 * The targets of a page's links, with or without those of the bar and footer.
 */
export function linksOf(html: string, part: "page" | "main"): string[] {
  const { children } = parseDocument(html);
  const within =
    part === "main"
      ? DomUtils.getElementsByTagName("main", children)
      : children;
  return DomUtils.getElementsByTagName("a", within).flatMap(
    ({ attribs }) => attribs.href ?? [],
  );
}
