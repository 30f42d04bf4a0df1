import { DomUtils, parseDocument } from "htmlparser2";

type Document = ReturnType<typeof parseDocument>;
type Element = Extract<Document["children"][number], { attribs: object }>;

const ancestors = (element: Element): Element[] => {
  const parent = element.parent as Element | null;
  return parent && parent.type === "tag" ? [parent, ...ancestors(parent)] : [];
};
const find = (page: Document, isWanted: (element: Element) => boolean) =>
  DomUtils.findAll(
    (element) => isWanted(element as Element),
    page.children,
  ) as Element[];

/**
 * Links that a browser without popovers cannot reach: of a popover without a
 * link to it, and nowhere else.
 */
export function linksOnlyInPopovers(html: string): string[] {
  const page = parseDocument(html);
  const links = find(
    page,
    ({ name, attribs }) => name === "a" && "href" in attribs,
  );
  const opened = new Set(links.map(({ attribs }) => attribs.href));
  const isLocked = (link: Element) =>
    ancestors(link).some(
      ({ attribs }) => "popover" in attribs && !opened.has(`#${attribs.id}`),
    );
  const reached = new Set(
    links.filter((link) => !isLocked(link)).map(({ attribs }) => attribs.href),
  );
  return [...opened].filter(
    (href): href is string => href !== undefined && !reached.has(href),
  );
}

/**
 * The claims among these that the markup itself shows, whatever a style sheet
 * would hide.
 */
export function claimsInSight(
  html: string,
  claims: readonly string[],
): string[] {
  const page = parseDocument(html);
  const hidden = new Set(
    find(
      page,
      ({ name, attribs }) => "hidden" in attribs || name === "template",
    ),
  );
  for (const element of hidden) DomUtils.removeElement(element);
  const [body] = find(page, ({ name }) => name === "body");
  const text = body ? DomUtils.innerText(body) : "";
  return claims.filter((claim) => text.includes(claim));
}
