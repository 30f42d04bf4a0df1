import { describe, expect, it } from "vitest";
import {
  allRoutes,
  builtManifest,
  hasFile,
  notFoundSource,
  pageSource,
} from "../tools/site.ts";

const { pages, redirects } = builtManifest();
/** The form's endpoint: the server answers there, no page does. */
const collector = "/api/contact";
const idsOf = new Map<string, Set<string>>();

function idsAt(route: string): Set<string> {
  let ids = idsOf.get(route);
  if (!ids) {
    ids = new Set(
      [...pageSource(route).matchAll(/ id="([^"]+)"/g)].map(
        ([, id]) => id ?? "",
      ),
    );
    idsOf.set(route, ids);
  }
  return ids;
}

/** Why a link is dead; undefined if it works. */
function problem(from: string, href: string): string | undefined {
  const url = new URL(href, `http://site${from}`);
  if (url.host !== "site" || url.pathname === collector) return undefined;
  const target = redirects[url.pathname] ?? url.pathname;
  if (!pages[target])
    return hasFile(target)
      ? undefined
      : `${from} links ${href}: no such page or file`;
  const anchor = decodeURIComponent(url.hash.slice(1));
  if (anchor && !idsAt(target).has(anchor))
    return `${from} links ${href}: no such place on the page`;
  return undefined;
}

function references(html: string): string[] {
  const body = html.replace(/<script[\s\S]*?<\/script>/g, "");
  return [...body.matchAll(/ (?:href|src|action)="([^"]+)"/g)]
    .map(([, href]) => (href ?? "").replaceAll("&amp;", "&"))
    .filter((href) => !/^(mailto|tel|data):/.test(href));
}

describe("links", () => {
  it.each(allRoutes())(
    "%s has no dead links to pages, files or anchors",
    (route) => {
      const dead = references(pageSource(route)).map((href) =>
        problem(route, href),
      );
      expect(dead.filter(Boolean)).toEqual([]);
    },
  );

  it("the not-found page has none either", () => {
    const html = notFoundSource();
    const dead = references(html).filter((href) =>
      href.startsWith("#")
        ? !html.includes(` id="${href.slice(1)}"`)
        : problem("/nowhere", href),
    );
    expect(dead).toEqual([]);
  });

  it("use the address in the route table, except /careers", () => {
    const old = new Set(Object.keys(redirects));
    const used = allRoutes().flatMap((route) =>
      references(pageSource(route)).filter((href) => old.has(href)),
    );
    expect(new Set(used)).toEqual(
      new Set(used.filter((href) => href === "/careers")),
    );
  });
});
