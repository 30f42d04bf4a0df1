import { afterEach, expect, it, vi } from "vitest";
import { followLink } from "./follow-link.ts";

afterEach(() => vi.unstubAllGlobals());

function page(link: { href: string } | null) {
  const replace = vi.fn();
  vi.stubGlobal("document", { querySelector: () => link });
  vi.stubGlobal("location", { replace });
  return replace;
}

it("replaces the entry with the address of the page's own link", () => {
  const replace = page({ href: "https://calendar.example/free-call" });
  followLink();
  expect(replace).toHaveBeenCalledExactlyOnceWith("https://calendar.example/free-call");
});

it("stays where there is no link to follow", () => {
  const replace = page(null);
  followLink();
  expect(replace).not.toHaveBeenCalled();
});
