import { DomUtils } from "htmlparser2";
import { type Element, isElement, isNote, isSkipped, type Node } from "./nodes.ts";

/** Absolute URLs, because the text is read outside the site. */
export type Resolve = (href: string) => string;

const escaped = (text: string) => text.replace(/[\\*_`[\]<]/g, "\\$&");
const collapse = (text: string) => text.replace(/\s+/g, " ");
/** Separated from the text around it, except what app/typeset.ts keeps on one line. */
const isApart = (node: Node | null): node is Element =>
  node !== null && isElement(node) && node.name !== "n-b";

function link(element: Element, text: string, resolve: Resolve): string {
  const href = element.attribs.href ?? "";
  return href.startsWith("#") || text === "" ? text : `[${text}](${resolve(href)})`;
}

function element(node: Element, resolve: Resolve): string {
  if (node.name === "svg") return "";
  if (node.name === "br") return " ";
  const text = inline(node.children, resolve);
  switch (node.name) {
    case "a":
      return link(node, text, resolve);
    case "strong":
    case "b":
      return text && `**${text}**`;
    case "em":
    case "i":
      return text && `*${text}*`;
    case "code":
      return `\`${DomUtils.textContent(node)}\``;
    default:
      return text;
  }
}

/** Separates two elements that the layout separates, so that a list of annotations reads as one. */
function separator(node: Element): string {
  return isNote(node.parent) && node.name === "span" ? ", " : " ";
}

/** Text on one line. */
export function inline(nodes: readonly Node[], resolve: Resolve): string {
  let line = "";
  let previous: Node | null = null;
  for (const node of nodes) {
    if (isSkipped(node)) continue;
    const text = isElement(node) ? element(node, resolve) : escaped(DomUtils.textContent(node));
    if (!text) continue;
    if (line.trim() !== "") {
      // A label before its text, or a remark after it.
      if ((previous && isLabel(previous)) || isLabel(node)) line += ": ";
      else if (isApart(previous) && isApart(node)) line += separator(node);
    }
    line += text;
    previous = node;
  }
  return line.trim() === "" ? "" : collapse(line);
}

const isLabel = (node: Node) => isElement(node) && node.name === "span" && isNote(node);
