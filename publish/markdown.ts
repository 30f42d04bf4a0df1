import { tables } from "@joplin/turndown-plugin-gfm";
import TurndownService from "turndown";
import { absolute, markdownPath } from "../app/seo/addresses.ts";
import type { Cached } from "./cache.ts";
import { type Files, fileNameOf, mainOf } from "./output.ts";
import type { SiteContent } from "./site-content.ts";

const block = (content: string) => `\n\n${content.trim()}\n\n`;
const oneLine = (content: string) => content.trim().replaceAll(/\s+/g, " ");
const addressIn = (node: HTMLElement, name: "href" | "src") =>
  (node.getAttribute(name) ?? "#").replace(/^\/.*/, absolute);

const leftOutTags = "script, style, noscript, template, button, fieldset";
/** What is not shown as text. */
const leftOutParts = [
  "[hidden]",
  "[aria-hidden=true]",
  "[role=status]",
  "details > a",
].join(", ");

/** What is no text of a page, and the links within it. */
function isLeftOut(node: HTMLElement): boolean {
  if (node.matches(leftOutTags) || node.matches(leftOutParts)) return true;
  // Repeats a value that stands beside its alternative.
  if (node.matches(".note") && node.firstElementChild?.matches(".v1"))
    return true;
  return node.nodeName === "NAV" && !node.querySelector("a:not([href^='#'])");
}

/** The fields of a form, by their labels. */
function fieldsOf(form: HTMLElement): string {
  const labels = Array.from(form.querySelectorAll("label"));
  const shown = labels.filter(
    (label) => !label.closest("[hidden], [aria-hidden=true]"),
  );
  const lines = shown.map((label) => `- ${oneLine(label.textContent ?? "")}`);
  return block(lines.join("\n"));
}

/**
 * What a choice on the page switches: both values of a pair, or each of a list.
 */
function alternatives(content: string, node: HTMLElement): string {
  const values = Array.from(node.parentElement?.children ?? []);
  const isLast = values.indexOf(node) === values.length - 1;
  if (isLast) return content;
  const isPair = values.length === 2;
  return isPair ? `${content} →` : `${content};`;
}

const rules: Record<string, (content: string, node: HTMLElement) => string> = {
  // Items with their own headings become sections.
  li: (content, node) => {
    const list = node.parentNode as HTMLElement;
    if (list.querySelector("h1, h2, h3, h4, h5, h6")) return block(content);
    const number = Array.from(list.children).indexOf(node) + 1;
    return `${list.nodeName === "OL" ? `${number}.` : "-"} ${oneLine(content)}\n`;
  },
  "ul, ol": block,
  form: (_, node) => fieldsOf(node),
  // Its groups are paragraphs of their own until here.
  dl: (content) => block(content.replaceAll(/\n+/g, "\n")),
  dt: (content) => `- ${oneLine(content)}: `,
  dd: (content, node) =>
    `${oneLine(content)}${node.nextElementSibling?.nodeName === "DD" ? ", " : "\n"}`,
  "span, time": (content, node) => {
    if (/^v\d$/.test(node.className)) return alternatives(content, node);
    const isListed =
      node.parentElement?.matches(".note") && node.nextElementSibling;
    return isListed ? `${content},` : content;
  },
  // An FAQ question is one level below the heading of its section.
  summary: (content) => block(oneLine(content).replace(/^(#+ )?/, "### ")),
  a: (content, node) =>
    content.trim() && !/^#/.test(addressIn(node, "href"))
      ? `[${oneLine(content).replace(/^#+ /, "")}](${addressIn(node, "href")})`
      : content,
  img: (_, node) =>
    node.getAttribute("alt")
      ? block(`![${node.getAttribute("alt")}](${addressIn(node, "src")})`)
      : "",
};

const converter = new TurndownService({
  headingStyle: "atx",
  emDelimiter: "*",
  codeBlockStyle: "fenced",
});
converter.use(tables);
for (const [tags, replacement] of Object.entries(rules)) {
  converter.addRule(tags, {
    filter: tags.split(", ") as TurndownService.TagName[],
    replacement: (content, node) => replacement(content, node as HTMLElement),
  });
}
// Last, so that it comes before all others.
converter.addRule("left out", { filter: isLeftOut, replacement: () => "" });

/**
 * Described drawings as their descriptions, other drawings not at all, and
 * texts apart that only the layout separates.
 */
const prepared = (html: string) =>
  html
    // Innermost first: some drawings contain others.
    .replaceAll(/<svg(?![^>]*role="(?:img|group)")(?:(?!<svg).)*?<\/svg>/gs, "")
    .replaceAll(/(?<=<(?:a|span)\b[^>]*>[^<]*)<svg.*?<\/svg>/gs, "")
    .replaceAll(
      /<svg[^>]*aria-label="([^"]*)".*?<\/svg>/gs,
      "<p><em>Drawing: $1</em></p>",
    )
    .replaceAll(/<svg.*?<\/svg>/gs, "")
    .replaceAll(
      /(<span class="[^"]*\bnote\b[^"]*">[^<]*)(<\/span>)(?=(?!<\/)\S)/g,
      "$1: $2",
    )
    .replaceAll(/(?<=[^\s>]|<\/n-b>)(?=<span class="[^"]*\bblock\b)/g, ": ")
    .replaceAll(
      /<\/(a|b|span|strong|sup|time)><(?=(?:a|b|span|strong|sup|time)\b)/g,
      "</$1> <",
    );

/**
 * The main content of a page as Markdown. A drawing with a wide and a narrow
 * version is described once.
 */
export function mainAsMarkdown(main: string): string {
  const parts = converter.turndown(prepared(main)).split("\n\n");
  return parts.filter((part, index) => part !== parts[index - 1]).join("\n\n");
}

/**
 * Writes a Markdown copy of every indexable page, made from the page itself,
 * for assistants.
 */
export async function addMarkdownCopies(
  files: Files,
  { pages }: SiteContent,
  cached: Cached,
): Promise<void> {
  for (const { path, head, indexed } of pages) {
    const main =
      indexed && mainOf(files.get(fileNameOf(path))?.toString() ?? "");
    if (!main) continue;
    const make = async () => Buffer.from(mainAsMarkdown(main));
    const words = await cached(["markdown", absolute("/"), main], make);
    const facts = {
      title: head.title,
      description: head.description,
      url: absolute(path),
    };
    const lines = Object.entries(facts).map(
      ([name, value]) => `${name}: ${JSON.stringify(value)}`,
    );
    files.set(
      markdownPath(path).slice(1),
      Buffer.from(`---\n${lines.join("\n")}\n---\n\n${words}\n`),
    );
  }
}
