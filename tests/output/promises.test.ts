import { DomUtils, parseDocument } from "htmlparser2";
import { describe, expect, it } from "vitest";
import { getContent } from "../../app/content/entries.ts";
import { retention } from "../../app/content/facts/sources.ts";
import { hrefOf } from "../../app/content/kind.ts";
import { literalPattern } from "../../app/content/literal-pattern.ts";
import { site } from "../../app/content/site.ts";
import { legal } from "../../app/pages/legal/kind.ts";
import { readableText } from "../../publish/output.ts";
import { policiesQuoting } from "../tools/content.ts";
import { builtManifest, pageSource } from "../tools/site.ts";

const erased = new RegExp(
  literalPattern(getContent(retention).erased).replace(
    literalPattern("{days}"),
    "(\\d+)",
  ),
  "g",
);
/** The policies that say when a message is erased. */
const policies = policiesQuoting("erasingMessages");

it("a policy says how long messages are kept", () => {
  expect(site.keepMessagesDays === null || policies.length > 0).toBe(true);
});

describe.each(policies)("$slug", ({ slug, text: written }) => {
  const text = DomUtils.textContent(
    parseDocument(pageSource(hrefOf(legal, slug))).children,
  );

  it("promises the configured retention", () => {
    const [, opening = ""] =
      /^([\w ,’]+)[^\n]*\{erasingMessages\}/m.exec(written) ?? [];
    expect(text).toContain(opening);
    const days = [...text.matchAll(erased)].map(([, found]) => Number(found));
    expect(days).toEqual(
      site.keepMessagesDays === null ? [] : [site.keepMessagesDays],
    );
  });
});

it("the server reads the retention that the policy promises", () => {
  expect(builtManifest().keepMessagesDays).toBe(site.keepMessagesDays);
});

it("the server promises by mail what the form promises", () => {
  const words = readableText(pageSource("/contact")).replaceAll("\u00a0", " ");
  expect(words).toContain(builtManifest().replyPromise);
});
