import { type Document, isMap, isScalar, isSeq, type Pair, visit } from "yaml";
import { slugWords } from "../../app/content/slugify.ts";
import { TO_BE_WRITTEN } from "../../app/content/to-be-written.ts";
import { bracesIn, inBraces, namesIn } from "../../app/text/parse.ts";
import { searchTitle, toBeWritten } from "../new/template.ts";
import { schemaAt } from "../page-files/schema-at.ts";
import { editYaml, mapStrings, splitYaml } from "../page-files/yaml-text.ts";

/**
 * What the pages that stay say about this agency, by file: texts at these paths
 * are to be written. What is not listed are names of sections, labels of
 * buttons and the words of the contact form.
 */
export const ownWords: Readonly<Record<string, RegExp>> = {
  "content/assistants.yaml": /^answers\.\d+\.value/,
  "content/call-actions.yaml": /^terms\.(remarks|fact)/,
  "content/careers.yaml":
    /^(head|title|subtitle|facts|perks\.items|positions\.(text|apply\.lead)|growth\.items|cta\.(heading|lead|remarks))/,
  "content/company.yaml":
    /^(head|title|subtitle|facts|story\.entries|visionMission\.\w+\.text|values\.items|presence\.text|links\.\d+\.text|cta\.(heading|lead))/,
  "content/contact.yaml":
    /^(head|subtitle|facts|form\.(intro|notes|steps\.items)|otherWays\.items\.\d+\.text)/,
  "content/engagement-terms.yaml": /\.value$/,
  "content/home.yaml":
    /^(head|title|subtitle|facts|services\.intro|reasons\.items|cta\.(heading|lead))/,
  "content/insights.yaml":
    /^(head|title|subtitle|tagPage\.(subtitle|head)|cta\.(heading|lead))/,
  "content/leadership.yaml":
    /^(head|title|subtitle|facts|philosophy\.statement|cta\.(heading|lead|remarks))/,
  "content/portfolio.yaml":
    /^(head|title|subtitle|facts|note|banner\.(heading|lead))/,
  "content/schedule.yaml": /\.(rhythm|time)$/,
};

/** Texts that a drawing reads, or that are a place in a list. */
const isKey = (path: readonly PropertyKey[]) =>
  ["symbol", "revision", "href", "icon"].includes(String(path.at(-1)));

/** Names that the schema requires in a text. */
const required = ["tag", "shown", "total"];

/** Facts that follow from the content. */
const derived = /^(brand|law|seat|siteUrl|email|office\w+)$/;
const wholeSentences = /^(countingVisits|erasingMessages)$/;

/** The facts that a text names without choosing words for them. */
const namedIn = (text: string, pattern: RegExp): string[] =>
  bracesIn(text)
    .filter(({ name, written }) => written === inBraces(name))
    .filter(({ name }) => pattern.test(name))
    .map(({ written }) => written);

/** A page with everything that this agency says on it to be written. */
export function rewritten(file: string, text: string, title?: string): string {
  const name = slugWords(file.replace(/^content\/|\.yaml$/g, ""));
  const page = { kind: "page", name };
  return mapStrings(text, (value, path) => {
    const place = path.join(".");
    const field = ownWords[file]?.test(place)
      ? schemaAt(file, path)
      : undefined;
    if (field?.type !== "string" || field.pattern || isKey(path)) return value;
    if (place === "head.title") return searchTitle(page);
    // A section may have the name of its page, and no two headings are the
    // same.
    if (place === "title")
      return (
        title ??
        (text.includes(`heading: ${name}\n`) ? `${name}: to be written` : name)
      );
    // It is marked in its text, which begins so.
    if (path.at(-1) === "mark") return TO_BE_WRITTEN;
    const names = namesIn(value)
      .filter((name) => required.includes(name))
      .map((name) => ` ${inBraces(name)}`)
      .join("");
    return (
      toBeWritten(
        { ...field, maxLength: (field.maxLength ?? 300) - names.length },
        path,
        page,
      ) + names
    );
  });
}

/**
 * A policy with its headings; the facts that a section quotes stay, since they
 * follow from the content.
 */
export function rewrittenPolicy(
  text: string,
  now: Date,
  isGone: (words: string) => boolean,
): string {
  const above = editYaml(text, (document) => {
    const title = String(document.get("title"));
    document.delete("about");
    document.set("metaTitle", searchTitle({ name: title, kind: "policy" }));
    document.set(
      "metaDescription",
      `${TO_BE_WRITTEN}: what “${title}” says, in 50 to 160 characters.`,
    );
    document.set("lastUpdated", now.toISOString().slice(0, 7));
  });
  const { open, yaml, rest } = splitYaml(above);
  const sections = rest.split(/^(?=## )/m).slice(1);
  const written = sections.map((section, index) => {
    const [heading = ""] = section.split("\n");
    const title = heading.replace(/^## \d+\. /, "");
    const named = [...new Set(namedIn(section, derived))]
      .join(", ")
      .replace("{email}", "[{email}](mailto:{email})")
      // Not by its address alone: the editor's mark at the end of a line would
      // become a part of it.
      .replace("{siteUrl}", "[{siteUrl}]({siteUrl})");
    const sentences = [
      `${TO_BE_WRITTEN}: this section.`,
      ...(named ? [`It names ${named}.`] : []),
      ...namedIn(section, wholeSentences),
    ];
    return `## ${index + 1}. ${isGone(title) ? `${TO_BE_WRITTEN} ${index + 1}` : title}

> In short: ${TO_BE_WRITTEN}

${sentences.join(" ")}
`;
  });
  return `${open}${yaml}---\n\n${written.join("\n")}`;
}

const keyOf = ({ key }: Pair) => (isScalar(key) ? String(key.value) : "");

/**
 * Removes what sentences say they are about, and links to pages that are gone:
 * entries of lists, except buttons, which lead to another page, and parts of a
 * drawing, which lead nowhere.
 */
export function unlink(
  text: string,
  isGone: (address: string) => boolean,
  to: string,
): string {
  const isLost = (node: unknown) => {
    const href = isMap(node) ? node.get("href") : undefined;
    return typeof href === "string" && isGone(href);
  };
  const linked = editYaml(text, (document: Document) =>
    visit(document, {
      Pair(_, pair) {
        if (keyOf(pair) === "about") return visit.REMOVE;
        if (keyOf(pair) === "actions" || !isSeq(pair.value)) return;
        if (keyOf(pair) === "parts") {
          for (const part of pair.value.items)
            if (isMap(part) && isLost(part)) part.delete("href");
          return;
        }
        const left = pair.value.items.filter((item) => !isLost(item));
        if (left.length === 0 && pair.value.items.length > 0)
          return visit.REMOVE;
        pair.value.items = left;
      },
    }),
  );
  return mapStrings(linked, (value, path) =>
    path.at(-1) === "href" && isGone(value) ? to : value,
  );
}
