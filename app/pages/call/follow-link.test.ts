import { afterEach, expect, it, vi } from "vitest";
import { followLink } from "./follow-link.ts";

afterEach(() => vi.unstubAllGlobals());

function page(link: { href: string } | null) {
  const replace = vi.fn();
  vi.stubGlobal("document", { querySelector: () => link });
  vi.stubGlobal("location", { replace });
  return replace;
}

it("redirects to the page's own link and replaces the history entry", () => {
  const replace = page({ href: "https://calendar.example/free-call" });
  followLink();
  expect(replace).toHaveBeenCalledExactlyOnceWith("https://calendar.example/free-call");
});

it("does nothing without a link", () => {
  const replace = page(null);
  followLink();
  expect(replace).not.toHaveBeenCalled();
});
