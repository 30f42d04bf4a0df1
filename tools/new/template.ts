import type { z } from "zod";
import { hrefOf } from "../../app/content/kind.ts";
import { stockParts } from "../../app/content/schema/stock-parts.ts";
import { dayOf } from "../../app/content/site-date.ts";
import { slugWords } from "../../app/content/slugify.ts";
import { titleLength } from "../../app/content/title-length.ts";
import {
  TO_BE_CHOSEN,
  TO_BE_WRITTEN,
} from "../../app/content/to-be-written.ts";
import { words } from "../../app/content/words.ts";
import { contact } from "../../app/pages/contact/kind.ts";

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** What a new file is about. */
export interface Draft {
  /** `case study`, so that two new files of one name do not say the same. */
  kind: string;
  slug: string;
  name: string;
  /** The next free position in its list. */
  order: number;
  /** The first group of services in the menu. */
  serviceGroup: string;
  /** The first category of case studies. */
  category: string;
  /** A policy for the first answer to link to. */
  policy: { name: string; path: string } | undefined;
  /** The slug to link to, by the key of a kind in `related`. */
  related: Readonly<Record<string, string>>;
  now: Date;
}

/** A title for search results, of a length that leaves room for the brand. */
export function searchTitle({
  name,
  kind,
}: Pick<Draft, "name" | "kind">): string {
  const titles = [
    `${name}: ${kind} to be written`,
    `${name}: the title of this ${kind} is to be written`,
  ];
  const fitting = titles.find(
    ({ length }) => length >= titleLength.least && length <= titleLength.most,
  );
  return fitting ?? name.padEnd(titleLength.least, ".");
}

/**
 * The text of an article, a position or a policy, whose sections are numbered.
 */
const proseOf = ({ lastUpdated }: Record<string, unknown>) =>
  lastUpdated
    ? `\n## 1. What this covers\n\n> ${words.legal.inShort}: ${TO_BE_WRITTEN}\n\n${TO_BE_WRITTEN}: what it covers and whom it binds.\n`
    : `\n${TO_BE_WRITTEN}: the beginning.\n\n## ${TO_BE_WRITTEN}\n\n${TO_BE_WRITTEN}: the rest.\n`;

const inDays = (now: Date, days: number) =>
  dayOf(new Date(now.getTime() + days * 86_400_000));

/** Values that a schema cannot tell, by their path. */
function knownValue(path: string, draft: Draft): unknown {
  const { name, order, now, policy } = draft;
  const known: Record<string, unknown> = {
    title: name,
    name,
    "menu.name": name,
    "head.title": searchTitle(draft),
    metaTitle: searchTitle(draft),
    order,
    "menu.order": order,
    "menu.group": draft.serviceGroup,
    "categories.0": draft.category,
    // Section names that every industry has (docs/specification.md).
    "headings.stories": "Success Stories: to be written",
    "headings.differentiators": "Why choose us: to be written",
    "faq.0.link": policy && { label: policy.name, href: policy.path },
    // Structured data reads where a product runs.
    "facts.0.label":
      draft.kind === "product" ? words.product.access : undefined,
    lastUpdated: dayOf(now).slice(0, 7),
    date: dayOf(now),
    // Time to write it before visitors see it.
    starts: inDays(now, 7),
    closes: inDays(now, 60),
    ends: inDays(now, 21),
    place: "Remote",
    rating: 5,
    draft: true,
    sample: true,
  };
  return known[path];
}

/**
 * Optional fields that a new file has nevertheless: marks, and one of two that
 * a page needs.
 */
const wanted =
  /^(draft|sample|starts|line|useCases|(.*\.)?alt|drawing\.parts|metaTitle|faq\.0\.link)$/;

/**
 * `To be written: faq answer (service Quality assurance 2), in 60 to 620
 * characters.`, as far as there is room.
 */
export function toBeWritten(
  schema: JsonSchema,
  path: readonly PropertyKey[],
  { kind, name }: Pick<Draft, "kind" | "name">,
): string {
  const { minLength: least = 2, maxLength: most = 300 } = schema;
  const names = path
    .filter((key): key is string => typeof key === "string" && key !== "items")
    .map((key) => slugWords(key.replace(/[A-Z]/g, "-$&")).toLowerCase());
  const number = path
    .filter((key) => typeof key === "number")
    .map((key) => ` ${key + 1}`)
    .join(".");
  const what =
    schema.description?.replace(/^./, (first) => first.toLowerCase()) ??
    names.slice(-2).join(" ");
  const candidates = [
    `${TO_BE_WRITTEN}: ${what} (${kind} ${name}${number}), in ${least} to ${most} characters.`,
    `${TO_BE_WRITTEN}: ${what}${number}, in ${least} to ${most} characters.`,
    `${TO_BE_WRITTEN}: ${what}${number}`,
    `${TO_BE_WRITTEN}: ${names.at(-1)}${number}`,
    `${TO_BE_WRITTEN}${number}`,
    TO_BE_WRITTEN,
    "1",
  ];
  return (candidates.find(({ length }) => length <= most) ?? "").padEnd(
    least,
    ".",
  );
}

function stringValue(
  schema: JsonSchema,
  path: readonly PropertyKey[],
  draft: Draft,
): string {
  const index = path.find((key) => typeof key === "number") ?? 0;
  // The schemas of these strings say what they name.
  switch (schema.format) {
    case "path":
      return hrefOf(contact);
    case "picture":
      return `${TO_BE_CHOSEN}.svg`;
    case "slug":
      return path.includes("tags")
        ? TO_BE_CHOSEN
        : `${draft.slug}-${index + 1}`;
    default:
      return toBeWritten(schema, path, draft);
  }
}

function objectValue(
  schema: JsonSchema,
  path: readonly PropertyKey[],
  draft: Draft,
): unknown {
  const { properties = {}, required = [] } = schema;
  if (path.at(-1) === "related") {
    const keys =
      Object.keys(properties).length > 0
        ? required
        : Object.keys(draft.related);
    return Object.fromEntries(keys.map((key) => [key, [draft.related[key]]]));
  }
  const names = Object.keys(properties).filter(
    (name) =>
      (required.includes(name) && name !== "prose") ||
      wanted.test([...path, name].join(".")),
  );
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = draftValue(
        properties[name] as JsonSchema,
        [...path, name],
        draft,
      );
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function draftValue(
  schema: JsonSchema,
  path: readonly PropertyKey[],
  draft: Draft,
): unknown {
  const known = knownValue(path.join("."), draft);
  if (schema.const !== undefined)
    return path.at(-1) === "sample" ? undefined : schema.const;
  if (known !== undefined) return known;
  const [option] = schema.anyOf ?? schema.oneOf ?? [];
  if (option) return draftValue(option as JsonSchema, path, draft);
  if (path.join(".") === "drawing.parts") return stockParts.slice(0, 3);
  if (schema.enum) return schema.enum[0];
  if (schema.type === "object") return objectValue(schema, path, draft);
  if (schema.type === "array") {
    const { prefixItems, items, minItems = 0 } = schema;
    const all =
      prefixItems ?? Array.from({ length: Math.max(1, minItems) }, () => items);
    return all.map((item, index) =>
      draftValue(item as JsonSchema, [...path, index], draft),
    );
  }
  if (schema.type === "boolean") return false;
  if (schema.type === "number" || schema.type === "integer")
    return schema.minimum ?? Number(schema.exclusiveMinimum ?? -1) + 1;
  return stringValue(schema, path, draft);
}

/** A new item of a list in a file that exists. */
export function draftItem(
  schema: JsonSchema,
  path: readonly PropertyKey[],
): unknown {
  const name = slugWords(
    String(path.findLast((key) => typeof key === "string") ?? "item"),
  );
  const none = {
    slug: TO_BE_CHOSEN,
    order: 99,
    serviceGroup: "",
    category: "",
    policy: undefined,
    related: {},
  };
  return draftValue(schema, path, {
    ...none,
    kind: name,
    name,
    now: new Date(),
  });
}

/** The longest name that fits the menu, the title or the list. */
export function longestName(schema: JsonSchema): number {
  const { anyOf, properties = {} } = schema;
  if (anyOf) return longestName(anyOf[0] as JsonSchema);
  const { menu, name, title, text } = properties as Record<
    string,
    JsonSchema | undefined
  >;
  const field = menu?.properties?.name ?? name ?? title ?? text;
  return (field as JsonSchema | undefined)?.maxLength ?? 60;
}

/**
 * A value that passes the schema, with all text marked as a draft, and the text
 * below it if it is Markdown.
 */
export function templateOf(
  schema: JsonSchema,
  draft: Draft,
): { fields: object; prose?: string } {
  const fields = draftValue(schema, [], draft) as Record<string, unknown>;
  const prose = schema.properties?.prose as JsonSchema | undefined;
  if (!prose) return { fields };
  if (prose.maxLength === 0) return { fields, prose: "" };
  return {
    fields,
    prose: prose.maxLength
      ? `\n${toBeWritten(prose, ["text"], draft)}\n`
      : proseOf(fields),
  };
}
