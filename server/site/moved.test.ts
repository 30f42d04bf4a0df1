import { expect, test } from "vitest";
import { movedAddresses, movedTo } from "./moved.ts";

const page = "x.html";
const pages = { "/": page, "/about/careers": page };

test("an old address with a trailing slash redirects to the page in one hop", () => {
  const moved = movedAddresses({
    pages,
    redirects: { "/careers": "/about/careers" },
  });
  for (const old of ["/careers", "/careers/", "/careers.html", "//careers//"]) {
    expect(movedTo(old, moved)).toBe("/about/careers");
  }
});

test("the Markdown copy of a page that moved has moved too", () => {
  const moved = movedAddresses({
    pages,
    redirects: { "/careers": "/about/careers", "/start": "/" },
  });
  expect(movedTo("/careers.md", moved)).toBe("/about/careers.md");
  expect(movedTo("/start.md", moved)).toBe("/index.md");
});

test.each([
  [
    "a page that is not there",
    { "/old": "/nowhere" },
    /\/old leads to \/nowhere/,
  ],
  ["over a page that is there", { "/about/careers": "/" }, /hides the page/],
])("a redirect to %s is refused", (_, redirects, message) => {
  expect(() =>
    movedAddresses({ pages, redirects: redirects as Record<string, string> }),
  ).toThrow(message);
});
