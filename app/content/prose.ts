import { Marked, type Token, type Tokens } from "marked";
import { unmarked } from "./marks.ts";
import { isTarget } from "./schema/parts.ts";
import { slugify } from "./slugify.ts";

const WORDS_PER_MINUTE = 200;

const countWords = (text: string): number =>
  text.split(/\s+/).filter(Boolean).length;

/** The reading time of a text, in minutes. */
export const readingMinutes = (text: string): number =>
  Math.max(1, Math.round(countWords(text) / WORDS_PER_MINUTE));

/**
 * A part of a text. Code blocks, tables and figures are numbered separately.
 */
export type ProseBlock =
  | { type: "text"; html: string }
  | {
      type: "code";
      number: number;
      language: string;
      caption: string;
      code: string;
    }
  | { type: "table"; number: number; html: string }
  | {
      type: "figure";
      number: number;
      source: string;
      description: string;
      caption: string;
    };

/** The text under a heading; text before the first heading has none. */
export interface ProseSection {
  heading: { id: string; title: string } | null;
  words: number;
  blocks: ProseBlock[];
}

/** Reports a problem with a line of the text. */
type Report = (line: number, problem: string) => void;

/** The line of a part of a text, counted from 0. */
export const lineIn = (text: string, part: string): number =>
  text.slice(0, Math.max(0, text.indexOf(part))).split("\n").length - 1;

const marked = new Marked({
  renderer: {
    // Without the align attribute, which is obsolete.
    tablecell({ tokens, header }) {
      const text = this.parser.parseInline(tokens);
      return header ? `<th scope="col">${text}</th>` : `<td>${text}</td>`;
    },
  },
});

const htmlOf = (token: Token) => marked.parser([token]).trim();

/** An image that is alone in its paragraph. */
function figureIn(token: Token): Tokens.Image | undefined {
  const [only, ...rest] =
    token.type === "paragraph" ? (token.tokens ?? []) : [];
  return only?.type === "image" && rest.length === 0
    ? (only as Tokens.Image)
    : undefined;
}

/**
 * The language and the caption of a code block, from its first line: "```sql
 * The slow query".
 */
function codeBlock(
  { lang = "", text }: Tokens.Code,
  number: number,
): ProseBlock {
  const [language = "", ...caption] = lang.split(" ");
  return {
    type: "code",
    number,
    language,
    caption: caption.join(" "),
    code: text,
  };
}

type Counts = Record<"code" | "table" | "figure", number>;

function toBlock(token: Token, counts: Counts): ProseBlock {
  if (token.type === "code")
    return codeBlock(token as Tokens.Code, ++counts.code);
  if (token.type === "table")
    return { type: "table", number: ++counts.table, html: htmlOf(token) };
  const figure = figureIn(token);
  if (!figure) return { type: "text", html: htmlOf(token) };
  const { href, text, title } = figure;
  return {
    type: "figure",
    number: ++counts.figure,
    source: href,
    description: text,
    caption: title ?? "",
  };
}

/** Merges consecutive text blocks. */
function addBlock(blocks: ProseBlock[], block: ProseBlock): void {
  const last = blocks.at(-1);
  if (last?.type === "text" && block.type === "text")
    last.html += `\n${block.html}`;
  else blocks.push(block);
}

function reportProblems(
  tokens: readonly Token[],
  text: string,
  reportLine: Report,
): void {
  const ids: string[] = [];
  const figures = new Set(tokens.map(figureIn));
  marked.walkTokens([...tokens], (token) => {
    const report = (problem: string) =>
      reportLine(lineIn(text, token.raw), problem);
    if (token.type === "html")
      report(`HTML is not read: ${token.raw.trim().slice(0, 40)}`);
    if (token.type === "image" && !figures.has(token as Tokens.Image))
      report(`${token.raw}: a picture stands alone in its paragraph`);
    if (token.type === "image" && !token.text)
      report(`${token.raw}: say between the brackets what the picture shows`);
    if (token.type === "link" && !isTarget(unmarked(token.href)))
      report(
        `${token.raw}: a link leads to a path of this site such as /contact, or begins with https://, mailto: or tel:`,
      );
    if (token.type !== "heading") return;
    if (token.depth < 2 || token.depth > 3)
      report(`"${token.text}": a heading begins with ## or ###`);
    if (token.depth !== 2) return;
    const id = slugify(token.text);
    if (ids.includes(id))
      report(`"${token.text}": another heading has the same address, #${id}`);
    ids.push(id);
  });
}

/**
 * The sections of a Markdown text, one per `## Heading`. An image in its own
 * paragraph becomes a figure, with its title as the caption.
 */
export function readProse(text: string, report: Report): ProseSection[] {
  const tokens = marked.lexer(text);
  reportProblems(tokens, text, report);
  const counts: Counts = { code: 0, table: 0, figure: 0 };
  const sections: ProseSection[] = [{ heading: null, words: 0, blocks: [] }];
  for (const token of tokens.filter(({ type }) => type !== "space")) {
    if (token.type === "heading" && token.depth === 2) {
      const title: string = token.text;
      sections.push({
        heading: { id: slugify(title), title },
        words: 0,
        blocks: [],
      });
      continue;
    }
    const section = sections.at(-1);
    if (!section) continue;
    section.words += countWords(token.raw);
    addBlock(section.blocks, toBlock(token, counts));
  }
  return sections.filter(({ heading, blocks }) => heading || blocks.length > 0);
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** A text as plain HTML without figures, for feeds and structured data. */
export function proseHtml(sections: readonly ProseSection[]): string {
  const html = (block: ProseBlock) => {
    if (block.type === "figure") return "";
    return block.type === "code"
      ? `<pre><code>${escaped(block.code)}</code></pre>`
      : block.html;
  };
  return sections
    .flatMap(({ heading, blocks }) => [
      heading ? `<h2>${escaped(heading.title)}</h2>` : "",
      ...blocks.map(html),
    ])
    .join("");
}

/** The sections of a text, for its drawing. */
export const strataOf = (
  sections: readonly ProseSection[],
): { words: number; marked: boolean }[] =>
  sections.map(({ words, blocks }) => ({
    words,
    marked: blocks.some(({ type }) => type !== "text"),
  }));
