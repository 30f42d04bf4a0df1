import { writeFile } from "node:fs/promises";
import path from "node:path";
import { slugSchema } from "../../app/content/schema/parts.ts";
import type { SiteContent } from "../../publish/site-content.ts";
import { nameOf } from "./draft.ts";
import { type Kind, kinds } from "./kinds.ts";

/** Asked for what cannot be: the message says why. */
export class RefusedError extends Error {
  override name = "RefusedError";
}

/** First parts of addresses that are taken by something other than a page. */
const taken = new Set([
  "about",
  "api",
  "assets",
  "case-studies",
  "drawings",
  "healthz",
  "industries",
  "products",
  "readyz",
  "services",
]);

type Pages = SiteContent["pages"];

const slugsOf = (pages: Pages, kind: Kind["page"]) =>
  pages.flatMap((page) => (page.kind === kind && "content" in page ? [page.content.slug] : []));

function nextOrder(pages: Pages, kind: Kind["page"]): number {
  const orders = pages.map((page) => {
    if (page.kind !== kind || !("content" in page)) return 0;
    return "menu" in page.content ? page.content.menu.order : page.content.order;
  });
  return Math.max(0, ...orders) + 1;
}

/** The service that the fewest case studies name: its page has room for one more. */
function leastNamedService(pages: Pages): string {
  const named = pages.flatMap((page) => (page.kind === "case study" ? page.content.related.services : []));
  const timesNamed = (slug: string) => named.filter((name) => name === slug).length;
  return slugsOf(pages, "service").toSorted((a, b) => timesNamed(a) - timesNamed(b))[0] ?? "";
}

function refuse(kind: Kind, slug: string, { pages, redirects }: SiteContent): void {
  const address = kind.prefix + slug;
  if (!slugSchema.safeParse(slug).success) {
    throw new RefusedError(
      `"${slug}" is no slug: write lower-case words joined by hyphens, such as data-platform`,
    );
  }
  const page = pages.find(({ path: taken }) => taken === address);
  if (page) throw new RefusedError(`${address} is there already: ${page.file}`);
  if (redirects[address])
    throw new RefusedError(`${address} redirects to ${redirects[address]}: content/redirects.ts`);
  if (kind.prefix === "/" && taken.has(slug)) throw new RefusedError(`${address} is not free for a page`);
  if (nameOf(slug).length > kind.longestName) {
    throw new RefusedError(`"${slug}" is too long: its name has room for ${kind.longestName} characters`);
  }
}

export interface Scaffold {
  file: string;
  address: string;
  steps: string[];
}

/** Writes a content file that passes its schema, every word of it marked as a draft. */
export async function scaffold(
  root: string,
  kindName: string,
  slug: string,
  content: SiteContent,
  now: Date,
): Promise<Scaffold> {
  const kind = kinds[kindName];
  if (!kind) throw new RefusedError(`"${kindName}" is none of ${Object.keys(kinds).join(", ")}`);
  refuse(kind, slug, content);
  const { pages } = content;
  const text = kind.template({
    slug,
    name: nameOf(slug),
    order: nextOrder(pages, kind.page),
    related: {
      service: leastNamedService(pages),
      industry: slugsOf(pages, "industry")[0] ?? "",
      caseStudy: slugsOf(pages, "case study")[0] ?? "",
    },
    now,
  });
  const file = `content/${kind.folder}/${slug}.${kind.extension}`;
  await writeFile(path.join(root, file), text, { flag: "wx" });
  return { file, address: kind.prefix + slug, steps: kind.steps(slug) };
}
