import { expect, it } from "vitest";
import { z } from "zod";
import { hrefSchema, slugSchema, words } from "./schema/parts.ts";
import { parseContent } from "./testing/parse-content.ts";

const page = z.strictObject({
  hero: z.strictObject({ title: words(40), lead: words(40).optional() }),
  links: z.array(z.strictObject({ href: hrefSchema })),
});
const pageOrOther = z.union([
  page,
  z.strictObject({ other: words(40), more: words(40) }),
]);
const value = z.strictObject({ value: words(40) });
const misspelt = [
  "hero.title: is missing",
  'hero.titel: is not a known field; did you mean "title"?',
];

it.each<[mistake: string, z.ZodType, content: unknown, lines: string[]]>([
  [
    "missing fields",
    page,
    { hero: {}, links: [{}] },
    ["hero.title: is missing", "links[0].href: is missing"],
  ],
  [
    "unknown fields",
    page,
    { hero: { title: "Title", titel: "", lede: "" }, links: [] },
    [
      'hero.titel: is not a known field; did you mean "title"?',
      'hero.lede: is not a known field; did you mean "lead"?',
    ],
  ],
  ["a misspelt field", page, { hero: { titel: "Title" }, links: [] }, misspelt],
  [
    "a field of the closest variant of a union",
    pageOrOther,
    { hero: { titel: "Title" }, links: [] },
    misspelt,
  ],
  [
    "what is wrong with a present field",
    page,
    { hero: { title: 7 }, links: [{ href: "contact" }] },
    [
      "hero.title: is 7, but must be text; put it in quotes",
      'links[0].href: is "contact", but must be a path of this site such as /contact, or begin with https://, mailto: or tel:',
    ],
  ],
  [
    "a link that would run a script",
    page,
    { hero: { title: "Title" }, links: [{ href: "javascript:alert(1)" }] },
    [
      'links[0].href: is "javascript:alert(1)", but must be a path of this site such as /contact, or begin with https://, mailto: or tel:',
    ],
  ],
  [
    "a text of the wrong form",
    z.strictObject({ icon: slugSchema }),
    { icon: "Web Shop" },
    ['icon: is "Web Shop", but must be lower-case words joined by hyphens'],
  ],
  [
    "a fact without quotes, whose braces are a group of fields in YAML",
    value,
    { value: { landingPage: null } },
    [
      "value: is a group of fields, but must be text; put a text that starts with a brace in quotes",
    ],
  ],
])("an error in content names %s", (_, schema, content, lines) => {
  const message = lines.map((line) => `content/x.yaml: ${line}`).join("\n");
  expect(() => parseContent(schema, "content/x.yaml", content)).toThrow(
    expect.objectContaining({ message }),
  );
});
