import { site } from "../../app/content/site.ts";
import { insight } from "../../app/pages/insight/kind.ts";
import { type SitePage, sitePages } from "../../app/site/pages.ts";
import { feeds } from "../../publish/files/feed.ts";

/** An article as the feed reads it, below the home page. */
function sampleArticle(home: SitePage, day: string): SitePage {
  const entry = {
    ...home.entry,
    author: "Anna & Brown",
    date: day,
    tags: ["backend", "data"],
  };
  const path = `/insights/sample-${day}`;
  return {
    ...home,
    kind: insight,
    entry,
    path,
    parent: home.path,
    title: "Queues < tables",
  };
}

/**
 * The feed of two invented articles, because a site without articles has none.
 */
export function sampleFeed(): string {
  const home = sitePages().find(({ path }) => path === "/");
  if (!home) throw new Error("There is no home page");
  const pages = [
    home,
    sampleArticle(home, "2026-08-15"),
    sampleArticle(home, "2026-11-01"),
  ];
  const [feed = ""] = Object.values(feeds({ site, pages }));
  return feed;
}
