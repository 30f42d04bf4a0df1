import { describe, expect, it } from "vitest";
import { z } from "zod";
import { ContentError } from "./parse.ts";
import { hrefSchema, slugSchema, words } from "./schema/parts.ts";
import { parseContent } from "./testing/parse-content.ts";

const pageSchema = z.strictObject({
  hero: z.strictObject({ title: words(40), lead: words(40).optional() }),
  links: z.array(z.strictObject({ href: hrefSchema })),
});
const problems = (schema: z.ZodType, value: unknown) => {
  try {
    parseContent(schema, "content/x.yaml", value);
  } catch (error) {
    if (error instanceof ContentError) return error.message.split("\n");
    throw error;
  }
  return [];
};

describe("an error in content", () => {
  it("names a missing field", () => {
    expect(problems(pageSchema, { hero: {}, links: [{}] })).toEqual([
      "content/x.yaml: hero.title: is missing",
      "content/x.yaml: links[0].href: is missing",
    ]);
  });

  it("names each unknown field and lists the known ones", () => {
    expect(problems(pageSchema, { hero: { title: "Title", titel: "", lede: "" }, links: [] })).toEqual([
      'content/x.yaml: hero.titel: is not a known field; did you mean "title"?',
      'content/x.yaml: hero.lede: is not a known field; did you mean "lead"?',
    ]);
  });

  it("names a misspelt field as unknown and as missing", () => {
    expect(problems(pageSchema, { hero: { titel: "Title" }, links: [] })).toEqual([
      "content/x.yaml: hero.title: is missing",
      'content/x.yaml: hero.titel: is not a known field; did you mean "title"?',
    ]);
  });

  it("names a missing or unknown field of the closest variant of a union", () => {
    const shapes = z.union([pageSchema, z.strictObject({ other: words(40), more: words(40) })]);
    expect(problems(shapes, { hero: { titel: "Title" }, links: [] })).toEqual([
      "content/x.yaml: hero.title: is missing",
      'content/x.yaml: hero.titel: is not a known field; did you mean "title"?',
    ]);
  });

  it("says what is wrong with a present field", () => {
    expect(problems(pageSchema, { hero: { title: 7 }, links: [{ href: "contact" }] })).toEqual([
      "content/x.yaml: hero.title: is 7, but must be text; put it in quotes",
      'content/x.yaml: links[0].href: is "contact", but must be a path of this site such as /contact, or a complete URL',
    ]);
  });

  it("says what a text of the wrong form is, and what it must be", () => {
    expect(problems(z.strictObject({ icon: slugSchema }), { icon: "Web Shop" })).toEqual([
      'content/x.yaml: icon: is "Web Shop", but must be lower-case words joined by hyphens',
    ]);
  });

  it("asks for quotes round a fact, whose braces are a group of fields in YAML", () => {
    expect(problems(z.strictObject({ value: words(40) }), { value: { landingPage: null } })).toEqual([
      "content/x.yaml: value: is a group of fields, but must be text; put a text that starts with a brace in quotes",
    ]);
  });
});
