import { describe, expect, it } from "vitest";
import { getContent } from "../../../app/content/entries.ts";
import { contact } from "../../../app/pages/contact/kind.ts";
import { kinds, NOT_FOUND } from "../../all-routes/groups.ts";
import { notFoundSource, pageSource } from "../../tools/site.ts";
import { allowed, allowedMembers } from "./allowed.ts";
import { claimsInSight, linksOnlyInPopovers } from "./markup.ts";
import {
  newFeaturesOfMarkup,
  newFeaturesOfStyles,
  newMembersOfScript,
} from "./used-features.ts";

const pages = kinds.map((route) =>
  route === NOT_FOUND ? notFoundSource() : pageSource(route),
);
const { toasts, form } = getContent(contact);
const claims = [
  ...Object.values(toasts).map(({ title }) => title),
  form.received,
];
const inside = (pattern: RegExp) =>
  pages.flatMap((html) =>
    [...html.matchAll(pattern)].map(([, text = ""]) => text),
  );
const union = (sets: readonly Set<string>[]) =>
  [...new Set(sets.flatMap((set) => [...set]))].sort();
const listed = (reasons: Record<string, readonly string[]>) =>
  Object.values(reasons).flat();

describe("a browser that is as old as the promise", () => {
  const styles = union(
    inside(/<style[^>]*>(.*?)<\/style>/gs).map(newFeaturesOfStyles),
  );
  const markup = union(pages.map(newFeaturesOfMarkup));
  const members = union(
    inside(/<script>(.*?)<\/script>/gs).map(newMembersOfScript),
  );

  it("lacks no feature of the styles and the markup but those with a reason", () => {
    const reasons = new Set(listed(allowed));
    expect(
      [...styles, ...markup].filter((feature) => !reasons.has(feature)),
    ).toEqual([]);
  });

  it("lacks nothing that an inline script relies on", () => {
    const reasons = new Set(listed(allowedMembers));
    expect(members.filter((member) => !reasons.has(member))).toEqual([]);
  });

  it("reaches every link without popovers", () => {
    expect(pages.flatMap(linksOnlyInPopovers)).toEqual([]);
  });
});

describe("a browser of any age", () => {
  it("sees no message of the contact form that a style sheet would have to hide", () => {
    expect(claimsInSight(pageSource("/contact"), claims)).toEqual([]);
  });

  it("sees one count of the portfolio", () => {
    const all = pages.join("");
    const counts = [...all.matchAll(/<span data-categories="n[^>]*>/g)].map(
      ([tag]) => tag,
    );
    expect(counts.filter((tag) => !tag.includes("hidden"))).toEqual([]);
  });

  it("has the plain look, or the design under the opposite condition", () => {
    for (const html of pages) {
      const [, plain = ""] = /@supports not (\(\(.*?\)\))\{/.exec(html) ?? [];
      expect(plain).not.toBe("");
      expect(html.split(`@supports ${plain}{`).length).toBeGreaterThan(1);
    }
  });
});

describe("finds planted faults", () => {
  const success = toasts.success.title;

  it(":has() that hides a success message", () => {
    const page = `<body><div class="sent"><p>${success}</p></div><style>main:not(:has(.sent:target)) .sent{display:none}</style></body>`;
    expect(claimsInSight(page, claims)).toEqual([success]);
    expect(claimsInSight(page.replace("<div", "<div hidden"), claims)).toEqual(
      [],
    );
  });

  it("a popover without a fallback", () => {
    const page =
      '<button popovertarget="more">More</button><div id="more" popover><a href="/more">More</a></div>';
    expect(linksOnlyInPopovers(page)).toEqual(["/more"]);
    expect(linksOnlyInPopovers(`<a href="#more">More</a>${page}`)).toEqual([]);
  });

  it("new features of styles, markup and scripts", () => {
    expect([
      ...newFeaturesOfStyles(
        "a { color: light-dark(#fff, #000); & b { margin: 0 } }",
      ),
    ]).toContain("css.types.color.light-dark");
    expect([
      ...newFeaturesOfStyles("@media (scripting: none) { a { top: 0 } }"),
    ]).toContain("css.at-rules.media.scripting");
    expect([
      ...newFeaturesOfStyles(
        "@supports (anchor-name: --a) { a { anchor-name: --a } }",
      ),
    ]).toEqual([]);
    expect([...newFeaturesOfMarkup('<div popover="auto"></div>')]).toEqual([
      "html.global_attributes.popover",
    ]);
    expect([...newMembersOfScript("button.showPopover()")]).toEqual([
      "showPopover",
    ]);
  });
});
