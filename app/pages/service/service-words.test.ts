import { describe, expect, it } from "vitest";
import { getContent, listEntries } from "../../content/entries.ts";
import { factOf } from "../../content/facts/derived.ts";
import { ownersFacts } from "../../content/facts/sources.ts";
import { TO_BE_WRITTEN } from "../../content/to-be-written.ts";
import { service as kind } from "./kind.ts";
import type { Service } from "./schema.ts";

/** Skips scaffolds: the launch check lists those. */
const services = listEntries(kind).filter(
  ({ subtitle }) => !subtitle.startsWith(TO_BE_WRITTEN),
);

/**
 * Every text of a page except links, process and call to action, which may be
 * alike.
 */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  return value && typeof value === "object"
    ? Object.values(value).flatMap(textsOf)
    : [];
}

function sentencesOf(service: Service): Set<string> {
  const { slug: _, related: __, cta: ___, ...words } = service;
  const own = "process" in words ? { ...words, process: [] } : words;
  const sentences = textsOf(own).flatMap((text) => text.split(/(?<=[.?!])\s+/));
  return new Set(
    sentences
      .map((sentence) => sentence.toLowerCase())
      .filter((s) => s.split(" ").length > 3),
  );
}

const pairs = services.flatMap((a, index) =>
  services.slice(index + 1).map((b) => [a, b] as const),
);

describe("the text of the service pages", () => {
  it("shares at most a fifth of its sentences between any two pages", () => {
    const alike = pairs.filter(([a, b]) => {
      const left = sentencesOf(a);
      const right = sentencesOf(b);
      const shared = left.intersection(right).size;
      return shared > Math.min(left.size, right.size) / 5;
    });
    expect(alike.map(([a, b]) => `${a.slug} and ${b.slug}`)).toEqual([]);
  });

  it("repeats no paragraph and no answer", () => {
    const seen = new Map<string, string>();
    for (const service of services) {
      const long = textsOf({ ...service, cta: "", process: "" }).filter(
        (text) => text.length > 90,
      );
      for (const text of new Set(long)) {
        expect(seen.get(text), `${service.slug}: ${text}`).toBeUndefined();
        seen.set(text, service.slug);
      }
    }
  });

  // Skips pages and facts that the owner has renamed or removed.
  it.for([
    ["web-frontend", "landingPage"],
    ["mobile-cross-platform", "simpleApp"],
    ["saas-product", "saasMvp"],
    ["chatbots-automation", "firstChatbot"],
    ["custom-erp", "basicErp"],
    ["shopify-development", "basicStore"],
    ["algoerp", "erpSetup"],
    ["algoerp", "rentedErp"],
  ] as const)("quotes on %s the fact %s", ([slug, name], { skip }) => {
    const service = services.find((entry) => entry.slug === slug);
    const stated = new Map(Object.entries(getContent(ownersFacts))).get(name);
    const fact = stated && factOf(stated);
    skip(!service || !fact, `There is no ${service ? name : slug}`);
    expect(textsOf(service).join(" ")).toContain(fact);
  });
});
