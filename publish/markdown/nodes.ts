import { DomUtils, parseDocument } from "htmlparser2";

export type Node = ReturnType<typeof parseDocument>["children"][number];
export type Element = Extract<Node, { attribs: object; name: string }>;

export const isElement = (node: Node): node is Element => "attribs" in node;

const skippedTags = new Set(["script", "style", "noscript", "template", "form", "button"]);

/** Elements that are not shown as text, or make no sense outside the page. */
export function isSkipped(node: Node): boolean {
  if (!isElement(node)) return node.type !== "text";
  const { name, attribs } = node;
  return (
    skippedTags.has(name) ||
    "hidden" in attribs ||
    attribs["aria-hidden"] === "true" ||
    attribs.role === "status" ||
    isTitleLine(node) ||
    isContents(node)
  );
}

/** An annotation in the mono font. */
export function isNote(node: object | null): boolean {
  const attribs = node && "attribs" in node ? (node as Element).attribs : {};
  return (attribs.class ?? "").split(" ").includes("note");
}

/** The line of annotations at the start of a section: "Sheet 2, Process, four steps". */
function isTitleLine(element: Element): boolean {
  const { parent } = element;
  const opensSection = parent !== null && "name" in parent && parent.name === "section" && !element.prev;
  return opensSection && element.name === "p" && isNote(element);
}

/** A list of links within the page. */
function isContents(element: Element): boolean {
  if (element.name !== "nav") return false;
  const links = DomUtils.getElementsByTagName("a", element);
  return links.every(({ attribs }) => attribs.href?.startsWith("#"));
}

/** The element with this tag name, which must exist. */
export function elementOf(html: string, tag: string): Element {
  const [element] = DomUtils.getElementsByTagName(tag, parseDocument(html).children);
  if (!element) throw new Error(`The page has no <${tag}>`);
  return element;
}
