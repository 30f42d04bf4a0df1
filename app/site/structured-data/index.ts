import type { Graph } from "schema-dts";
import type { DataContext } from "../../content/kind.ts";
import { ContentError } from "../../content/parse.ts";
import { absolute, cardPath } from "../../seo/addresses.ts";
import { pageTrail, sitePage } from "../pages.ts";
import { breadcrumbs } from "./breadcrumbs.ts";
import { agency, countries, organization } from "./organization.ts";
import { website } from "./website.ts";

function createContext(): DataContext {
  return {
    agency: agency(),
    organization: organization(),
    website: website(),
    countries: countries(),
    pageAt(path) {
      const page = sitePage(path);
      if (!page) throw new ContentError(`There is no page at ${path}`);
      return { url: absolute(path), title: page.title };
    },
  };
}

/** The structured data of a page; null if it is not indexed. Without reviews and prices. */
export function structuredData(path: string): Graph | null {
  const page = sitePage(path);
  if (!page?.indexed) return null;
  const { kind, entry, name } = page;
  const about = { entry, name, url: absolute(path), card: absolute(cardPath(path)) };
  const trail = pageTrail(page);
  return {
    "@context": "https://schema.org",
    "@graph": [
      ...(kind.structuredData?.(about, createContext()) ?? []),
      ...(trail.length > 1 ? [breadcrumbs(trail)] : []),
    ],
  };
}
