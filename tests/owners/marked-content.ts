import { writeFileSync } from "node:fs";
import path from "node:path";
import {
  isLiteralElement,
  isPluralElement,
  isSelectElement,
  type MessageFormatElement,
  parse,
} from "@formatjs/icu-messageformat-parser";
import { printAST } from "@formatjs/icu-messageformat-parser/printer.js";
import { DomUtils, parseDocument } from "htmlparser2";
import { isPair, isScalar, isSeq, visit } from "yaml";
import { editYaml } from "../../tools/page-files/yaml-text.ts";
import type { SiteCopy } from "./site-copy.ts";

const accents = new Map(
  [..."aeiouAEIOU"].map((vowel, index) => [vowel, "áéíóúÁÉÍÓÚ"[index] ?? ""]),
);

function markWords(text: string): string {
  const left = /\]\([^)\s]*|\bhttps?:\S+|[\w.]+@[\w.]+|[aeiou]/gi;
  return text.replace(left, (part) => accents.get(part) ?? part);
}

/** In braces, only the words of its forms are text. */
function markParts(parts: readonly MessageFormatElement[]) {
  return parts.map((part): MessageFormatElement => {
    if (isLiteralElement(part))
      return { type: part.type, value: markWords(part.value) };
    if (!isPluralElement(part) && !isSelectElement(part)) return part;
    const forms = Object.entries(part.options).map(
      ([form, { value }]) => [form, { value: markParts(value) }] as const,
    );
    return { ...part, options: Object.fromEntries(forms) };
  });
}

/**
 * Gives every vowel an accent. Lengths and slugs stay, and each word can be
 * told from one that is not marked.
 */
export function markText(text: string): string {
  return text.includes("{")
    ? printAST(markParts(parse(text, { ignoreTag: true })))
    : markWords(text);
}

/**
 * Fields whose slugs, paths and choices are names for the program;
 * content/words.yaml has words for the choices.
 */
const names = new RegExp(
  `(^|\\.)(${[
    ...[
      "href",
      "instead",
      "url",
      "apply",
      "file",
      "slug",
      "icon",
      "drawing",
      "lining",
      "engagement",
    ],
    ...["project", "values\\.items\\.\\d+\\.symbol"],
    ...[
      "group",
      "layout",
      "menu",
      "services\\.detail",
      "scale\\.kind",
      "options\\.\\d+\\.value",
    ],
    ...[
      "timeZone",
      "currency",
      "per",
      "tags\\.\\d+",
      "parts\\.\\d+",
      "section\\.offices\\.\\d+",
    ],
    ...[
      "related\\..*",
      "about\\.\\d+",
      "restsOn\\.\\d+",
      "blocks\\.\\d+\\.type",
      "revisions\\.\\d+\\.part",
    ],
  ].join("|")})$`,
);
const choices = /(^|\.)(category|direction)$/;

function isText(file: string, field: string, value: string): boolean {
  if (file === "content/words.yaml") return true;
  if (["content/redirects.yaml", "content/disclosures.yaml"].includes(file))
    return false;
  if (file === "content/site.yaml")
    return field === "name" || field.endsWith("network");
  if (
    file.startsWith("content/jobs/") &&
    (field === "kind" || value === "Remote")
  )
    return false;
  return !choices.test(field) && !(names.test(field) && !value.includes(" "));
}

function markYaml(file: string, source: string): string {
  return editYaml(source, (document) =>
    visit(document, {
      // Braces in the text of a Markdown file would be read as facts.
      Collection(_, node) {
        node.flow = false;
      },
      Scalar(key, node, ancestors) {
        if (key === "key" || typeof node.value !== "string") return;
        const field = ancestors.flatMap((above, index) => {
          if (isPair(above) && isScalar(above.key)) return [above.key.value];
          return isSeq(above)
            ? [above.items.indexOf(ancestors[index + 1] ?? node)]
            : [];
        });
        if (isText(file, field.join("."), node.value))
          node.value = markText(node.value);
      },
    }),
  );
}

/** Code is not text, but its caption is. */
const markCode = (code: string) =>
  code.replace(/^```\w+ .+/, (opening) => opening.replace(/ .+/, markText));

function markMarkdown(file: string, source: string): string {
  const [, fields = "", prose = ""] =
    /^---\n(.*?)^---\n(.*)$/ms.exec(source) ?? [];
  const parts = prose.split(/(^```.*?^```$|`[^`\n]+`)/ms);
  const marked = parts.map((part) =>
    part.startsWith("`") ? markCode(part) : markText(part),
  );
  return `---\n${markYaml(file, fields)}---\n${marked.join("")}`;
}

/** Marks every text in the content of a copy. */
export function markContent(copy: SiteCopy): void {
  for (const file of copy
    .files("content")
    .filter((name) => /\.(yaml|md)$/.test(name))) {
    const mark = file.endsWith(".md") ? markMarkdown : markYaml;
    writeFileSync(path.join(copy.folder, file), mark(file, copy.read(file)));
  }
}

const readAloud = [
  "alt",
  "aria-label",
  "aria-description",
  "title",
  "placeholder",
  "label",
];

/** What search engines show of a page's structured data. */
const shownData =
  /"(?:name|headline|title|description|text|keywords|serviceType|address\w+)":"([^"]+)"/g;

/** Every text of a page that somebody reads or hears, in search results too. */
export function textsOf(html: string): string[] {
  const [, data = ""] =
    /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  const shown = [...data.matchAll(shownData)].map(([, text = ""]) =>
    text.replace(/\\\w{5}[^>]*>/g, " "),
  );
  const nodes = DomUtils.filter(() => true, parseDocument(html).children);
  const said = nodes.flatMap((node) => {
    if ("attribs" in node) {
      const { name, property, content = "" } = node.attribs;
      const isSaid =
        node.name === "meta" &&
        /description|title|site_name|:alt/.test(`${name} ${property}`);
      return [
        ...readAloud.map((attribute) => node.attribs[attribute] ?? ""),
        isSaid ? content : "",
      ];
    }
    const within = node.parent && "name" in node.parent ? node.parent.name : "";
    return node.type === "text" && !["script", "style", "code"].includes(within)
      ? [DomUtils.textContent(node)]
      : [];
  });
  return [...said, ...shown];
}

/** The words without a mark, once each. Addresses are no words. */
export function unmarkedWords(texts: readonly string[]): string[] {
  const words = texts.flatMap(
    (text) =>
      text
        .replace(/\S+@\S+|\bhttps?:\S+|\{\{[#^/]?[\w.-]+\}\}|\{\w+\}/g, "")
        .match(/[\p{L}\p{M}]+/gu) ?? [],
  );
  return [...new Set(words.filter((word) => /[aeiou]/i.test(word)))].sort();
}
