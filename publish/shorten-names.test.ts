import { expect, it } from "vitest";
import { assignNames, shortenPageNames } from "./shorten-names.ts";

it("gives the most frequent name the shortest one that is free", () => {
  expect(assignNames(["x", "y", "y"], new Set(["a"]))).toEqual(
    new Map([
      ["y", "b"],
      ["x", "c"],
    ]),
  );
});

it("renames classes and custom properties alike in the markup and in the styles", () => {
  const html =
    '<style>:root{--ink:#000}.m_abc123_bar{color:var(--ink)}.f{fill:var(--ink)}</style><p class="m_abc123_bar f">--ink</p>';
  expect(shortenPageNames(html, "")).toBe(
    '<style>:root{--a:#000}.a{color:var(--a)}.f{fill:var(--a)}</style><p class="a f">--ink</p>',
  );
});

it("leaves the names that a script of the page knows", () => {
  const html = '<style>.m_abc123_form{color:red}</style><form class="m_abc123_form"></form>';
  expect(shortenPageNames(html, 'const s="m_abc123_form"')).toBe(html);
});

it("gives no name away that the styles keep for what a script may add", () => {
  const html = '<style>.a{r:2px}.m_abc123_bar{--a:1;--long:2}</style><p class="m_abc123_bar"></p>';
  expect(shortenPageNames(html, 'set("a","--a")')).toBe(
    '<style>.a{r:2px}.b{--a:1;--b:2}</style><p class="b"></p>',
  );
});
