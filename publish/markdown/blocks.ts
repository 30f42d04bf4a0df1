import { DomUtils } from "htmlparser2";
import { inline, type Resolve } from "./inline.ts";
import { type Element, isElement, isSkipped, type Node } from "./nodes.ts";

const blockTags = new Set(
  "address article aside blockquote details div dl figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main nav ol p picture pre section summary table ul".split(
    " ",
  ),
);
const isBlock = (node: Node): node is Element => isElement(node) && blockTags.has(node.name);
const isDrawing = (node: Node): node is Element =>
  isElement(node) && node.name === "svg" && node.attribs.role === "img";

/** An image by its alternative text and URL; nothing if it is decorative. */
function picture(element: Element, resolve: Resolve): string {
  const [image] = DomUtils.getElementsByTagName("img", element);
  const { alt, src } = image?.attribs ?? {};
  return alt && src ? `![${alt}](${resolve(src)})` : "";
}

function children(element: Element, tag: string): Element[] {
  return element.children.filter((node): node is Element => isElement(node) && node.name === tag);
}

function list(element: Element, resolve: Resolve): string[] {
  const items = children(element, "li").filter((item) => !isSkipped(item));
  const hasHeadings = items.some((item) =>
    DomUtils.existsOne((node) => /^h\d$/.test(node.name), item.children),
  );
  // Items with their own headings become sections instead of list items.
  if (hasHeadings) return items.flatMap((item) => blocks(item.children, resolve));
  const lines = items.map((item, index) => {
    const mark = element.name === "ol" ? `${index + 1}.` : "-";
    return `${mark} ${blocks(item.children, resolve).join(" ")}`;
  });
  return [lines.join("\n")];
}

function definitions(element: Element, resolve: Resolve): string[] {
  const terms = DomUtils.getElementsByTagName("dt", element);
  const lines = terms.map((term) => {
    const values: string[] = [];
    for (
      let next = DomUtils.nextElementSibling(term);
      next?.name === "dd";
      next = DomUtils.nextElementSibling(next)
    ) {
      values.push(blocks(next.children, resolve).join(" "));
    }
    return `- ${inline(term.children, resolve).trim()}: ${values.join(", ")}`;
  });
  return [lines.join("\n")];
}

function table(element: Element, resolve: Resolve): string[] {
  const rows = DomUtils.getElementsByTagName("tr", element).map((row) =>
    row.children
      .filter(isElement)
      .map((cell) => blocks(cell.children, resolve).join(" ").replaceAll("|", "\\|")),
  );
  const [head = [], ...body] = rows;
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [[line(head), line(head.map(() => "---")), ...body.map(line)].join("\n")];
}

function block(element: Element, resolve: Resolve): string[] {
  const { name } = element;
  const heading = /^h(\d)$/.exec(name);
  if (heading) return [`${"#".repeat(Number(heading[1]))} ${inline(element.children, resolve).trim()}`];
  switch (name) {
    case "ul":
    case "ol":
      return list(element, resolve);
    case "dl":
      return definitions(element, resolve);
    case "table":
      return table(element, resolve);
    case "pre":
      return [`\`\`\`\n${DomUtils.textContent(element).trimEnd()}\n\`\`\``];
    case "picture":
      return [picture(element, resolve)];
    case "summary":
      // An FAQ question is one level below the heading of its section.
      return [`### ${inline(element.children, resolve).trim()}`];
    case "blockquote":
      return [`> ${blocks(element.children, resolve).join(" ")}`];
    default:
      return blocks(element.children, resolve);
  }
}

/** The paragraphs, headings and lists of an element, in reading order. */
export function blocks(nodes: readonly Node[], resolve: Resolve): string[] {
  const found: string[] = [];
  let run: Node[] = [];
  const endRun = () => {
    found.push(inline(run, resolve).trim());
    run = [];
  };
  for (const node of nodes) {
    if (isSkipped(node)) continue;
    if (isDrawing(node)) found.push(`*Drawing: ${node.attribs["aria-label"]}*`);
    else if (isBlock(node)) {
      endRun();
      found.push(...block(node, resolve));
    } else run.push(node);
  }
  endRun();
  return found.filter((text) => text !== "");
}
