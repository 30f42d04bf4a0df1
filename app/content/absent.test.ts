import { expect, it } from "vitest";
import { withoutAbsent } from "./absent.ts";

const link = (href: string | null) => ({ label: "Go", href });

it("leaves out a link without an address, in a list or alone", () => {
  expect(withoutAbsent({ links: [link("/a"), link(null)], more: link(null), demo: null })).toEqual({
    links: [link("/a")],
    demo: null,
  });
});

it("leaves out objects whose action is such a link", () => {
  const talent = { heading: "Talent", action: link(null) };
  const portal = { heading: "Portal", actions: [link(null), link("/")] };
  expect(withoutAbsent({ title: "Page", talent, portal })).toEqual({ title: "Page" });
});

it("keeps an object whose second link is missing", () => {
  const portal = { heading: "Portal", actions: [link("/"), link(null)] };
  expect(withoutAbsent({ portal })).toEqual({ portal: { heading: "Portal", actions: [link("/")] } });
});

it("keeps a link without an address if it names an optional page to use instead", () => {
  const insights = { ...link(null), instead: "/insights" };
  expect(withoutAbsent({ links: [insights] })).toEqual({ links: [insights] });
});
