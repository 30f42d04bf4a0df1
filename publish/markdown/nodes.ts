import { DomUtils, parseDocument } from "htmlparser2";

export type Node = ReturnType<typeof parseDocument>["children"][number];
export type Element = Extract<Node, { attribs: object; name: string }>;

export const isElement = (node: Node): node is Element => "attribs" in node;

const skippedTags = new Set(["script", "style", "noscript", "template", "form", "button"]);

/** What a sighted reader is not shown as text, or cannot use on paper. */
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

/** An annotation in mono, as the style sheet marks it. */
export function isNote(node: object | null): boolean {
  const attribs = node && "attribs" in node ? (node as Element).attribs : {};
  return (attribs.class ?? "").split(" ").includes("note");
}

/** The line of annotations that a section opens with: "Sheet 2, Process, four steps". */
function isTitleLine(element: Element): boolean {
  const { parent } = element;
  const opensSection = parent !== null && "name" in parent && parent.name === "section" && !element.prev;
  return opensSection && element.name === "p" && isNote(element);
}

/** A list of links into the page itself. */
function isContents(element: Element): boolean {
  if (element.name !== "nav") return false;
  const links = DomUtils.getElementsByTagName("a", element);
  return links.every(({ attribs }) => attribs.href?.startsWith("#"));
}

/** The element with this tag name, which the page must have. */
export function elementOf(html: string, tag: string): Element {
  const [element] = DomUtils.getElementsByTagName(tag, parseDocument(html).children);
  if (!element) throw new Error(`The page has no <${tag}>`);
  return element;
}
