import { DomUtils, parseDocument } from "htmlparser2";

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** The tags of a page that machines read. */
export interface PageHead {
  title: string;
  /** By name or property; each may stand once. */
  meta: Map<string, string>;
  /** By what they are: `canonical`, `icon` … */
  links: Map<string, Element["attribs"][]>;
  language: string | undefined;
  /** The objects of the page's one graph. */
  graph: Record<string, unknown>[];
}

export function readHead(html: string): PageHead {
  const { children } = parseDocument(html);
  const all = (tag: string) => DomUtils.getElementsByTagName(tag, children);
  const meta = new Map<string, string>();
  for (const { attribs } of all("meta")) {
    const name = [attribs.name ?? attribs.property, attribs.media].filter(Boolean).join(" ");
    if (name === "") continue;
    if (meta.has(name)) throw new Error(`The page has two meta tags ${name}`);
    meta.set(name, attribs.content ?? "");
  }
  const links = Map.groupBy(
    all("link").map(({ attribs }) => attribs),
    ({ rel }) => rel ?? "",
  );
  const [data, ...more] = all("script").filter(({ attribs }) => attribs.type === "application/ld+json");
  if (more.length > 0) throw new Error("The page has more than one graph");
  return {
    title: all("title").map(DomUtils.textContent)[0] ?? "",
    meta,
    links,
    language: all("html")[0]?.attribs.lang,
    graph: data ? JSON.parse(DomUtils.textContent(data))["@graph"] : [],
  };
}

/** Where the links of a page lead, those of its bar and footer included or not. */
export function linksOf(html: string, part: "page" | "main"): string[] {
  const { children } = parseDocument(html);
  const within = part === "main" ? DomUtils.getElementsByTagName("main", children) : children;
  return DomUtils.getElementsByTagName("a", within).flatMap(({ attribs }) => attribs.href ?? []);
}
