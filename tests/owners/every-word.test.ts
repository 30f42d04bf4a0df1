import { afterAll, beforeAll, expect, it } from "vitest";
import { serverWordsSchema } from "../../server/site/words.ts";
import { today } from "./articles-content.ts";
import {
  markContent,
  markText,
  textsOf,
  unmarkedWords,
} from "./marked-content.ts";
import { marketingCopy } from "./marketing-copy.ts";
import type { Run, SiteCopy } from "./site-copy.ts";

/**
 * A site in another language, in one build: German dates and numbers, and every
 * text of content/ with an accent on each vowel. Whatever has no accent is
 * typed in the code.
 */
let copy: SiteCopy;
let build: Run;
const built = (file: string) => copy.read(`build/${file}`);

/** Words that are the same in every language, and why. */
const sameEverywhere = [
  // The marks of industries, offices, the form's zones and revisions.
  /^[A-Z]$|^[a-e]$/,
  // Codes of currencies and time zones.
  /^(INR|USD|UTC|IST)$/,
  // Codes of railway stations in drawings.
  /^(AGR|AMB|DEL|JAI|LKO)$/,
  // What Intl writes in the language of the site.
  /^(Januar|August|September|Oktober|November|Dezember|und|Mo|Di|Mi|Do|Fr|Sa|So)$/,
  // Tags without a name in content/insights.yaml are named after their slug.
  /^(Backend|Legacy|Messaging|Erp|ai|backend|legacy|messaging|erp)$/,
  // The heading that llmstxt.org prescribes.
  /^Optional$/,
];

const textsWithin = (value: string | object): string[] =>
  typeof value === "string"
    ? [value]
    : Object.values(value).flatMap(textsWithin);

beforeAll(async () => {
  copy = await marketingCopy();
  markContent(copy);
  copy.edit("content/site.yaml", { "lang: en-GB": "lang: de" });
  build = copy.node("publish/build.ts", [], { SITE_DATE: today });
}, 900_000);

afterAll(() => copy.remove());

it("is built", () => {
  expect(build.status, build.output).toBe(0);
});

it("every word on every page, in every drawing and in llms.txt comes from content/", () => {
  const files = copy
    .files("build")
    .filter((file) => /\.html$|drawings\/.*\.svg$|llms\.txt$/.test(file));
  expect(files.length).toBeGreaterThan(60);
  const found = files.flatMap((file) => {
    const words = unmarkedWords(
      file.endsWith(".txt") ? [copy.read(file)] : textsOf(copy.read(file)),
    );
    return words
      .filter((word) => !sameEverywhere.some((same) => same.test(word)))
      .map((word) => `${word}: ${file}`);
  });
  expect(found).toEqual([]);
});

it("every word of the server's mails and answers comes from content/", () => {
  const { words } = JSON.parse(built("manifest.json"));
  const { lang, ...said } = serverWordsSchema.parse(words);
  expect(lang).toBe("de");
  const texts = textsWithin(said);
  expect(texts.length).toBeGreaterThan(20);
  expect(unmarkedWords(texts)).toEqual([]);
});

it("the contact form's island gets its words from the page", () => {
  const [, props = ""] =
    /data-props="([^"]+)"/.exec(built("site/contact.html")) ?? [];
  expect(props).toContain(
    `&quot;dismiss&quot;:&quot;${markText("Dismiss")}&quot;`,
  );
});

it("pages say their language, and dates and numbers follow it", () => {
  const article = built("site/insights/queue-retries.html");
  expect(article).toContain('<html lang="de">');
  expect(article).toContain(">12. November 2026</time>");
  expect(built("site/privacy-policy.html")).toContain("Januar 2025");
  expect(built("site/about/careers/backend-engineer.html")).toContain(
    "1.800.000–2.600.000",
  );
  expect(built("site/contact.html")).toMatch(/1\.740\s?k/);
});
