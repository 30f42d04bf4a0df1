import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { type Scaffold as KindScaffold, nameOf } from "../../app/content/draft.ts";
import { hrefOf, type Kind } from "../../app/content/kind.ts";
import { slugSchema } from "../../app/content/schema/parts.ts";
import { caseStudy } from "../../app/pages/case-study/kind.ts";
import { kinds } from "../../app/pages/kinds.ts";
import type { SiteContent } from "../../publish/site-content.ts";

/** Asked for what cannot be: the message says why. */
export class RefusedError extends Error {
  override name = "RefusedError";
}

/** The kinds that have a scaffold, by name. */
export const scaffoldedKinds = kinds.flatMap(({ name, scaffold }) => (scaffold ? [name] : []));

/** First parts of addresses that are taken: by the server and its files, or by what stands under them. */
const taken = new Set([
  "api",
  "assets",
  "drawings",
  "healthz",
  "readyz",
  ...kinds.map(({ path }) => path.split("/")[1]).filter((part) => part !== ":slug"),
]);

type Pages = SiteContent["pages"];

const pagesOf = (pages: Pages, name: string) => pages.filter(({ kind }) => kind.name === name);

function nextOrder(pages: Pages, { name, content }: Kind): number {
  const orders = pagesOf(pages, name).map(({ entry }) => ("order" in content ? content.order(entry) : 0));
  return Math.max(0, ...orders) + 1;
}

/** Of the pages of a kind the one that the fewest case studies name: it has room for one more link. */
function leastNamed(pages: Pages, target: string): string {
  const key = kinds.find(({ name }) => name === target)?.related ?? "";
  const named = pagesOf(pages, caseStudy.name).flatMap(({ entry }) => entry.related?.[key] ?? []);
  const timesNamed = (slug: string) => named.filter((name) => name === slug).length;
  const slugs = pagesOf(pages, target).map(({ entry }) => entry.slug);
  return slugs.toSorted((a, b) => timesNamed(a) - timesNamed(b))[0] ?? "";
}

function refuse(
  kind: Kind,
  { longestName }: KindScaffold,
  slug: string,
  { pages, redirects }: SiteContent,
): void {
  const address = hrefOf(kind, slug);
  if (!slugSchema.safeParse(slug).success) {
    throw new RefusedError(
      `"${slug}" is no slug: write lower-case words joined by hyphens, such as data-platform`,
    );
  }
  const page = pages.find(({ path: taken }) => taken === address);
  if (page) throw new RefusedError(`${address} is there already: ${page.file}`);
  if (redirects[address])
    throw new RefusedError(`${address} redirects to ${redirects[address]}: content/redirects.ts`);
  if (kind.path === "/:slug" && taken.has(slug)) throw new RefusedError(`${address} is not free for a page`);
  if (nameOf(slug).length > longestName) {
    throw new RefusedError(`"${slug}" is too long: its name has room for ${longestName} characters`);
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
  const kind = kinds.find(({ name }) => name === kindName);
  if (!kind?.scaffold || !("folder" in kind.content))
    throw new RefusedError(`"${kindName}" is none of ${scaffoldedKinds.join(", ")}`);
  refuse(kind, kind.scaffold, slug, content);
  const { pages } = content;
  const text = kind.scaffold.template({
    slug,
    name: nameOf(slug),
    order: nextOrder(pages, kind),
    linkTo: (target) => leastNamed(pages, target),
    now,
  });
  const { folder, format = "ts" } = kind.content;
  const file = `content/${folder}/${slug}.${format}`;
  await mkdir(path.join(root, "content", folder), { recursive: true });
  await writeFile(path.join(root, file), text, { flag: "wx" });
  return { file, address: hrefOf(kind, slug), steps: kind.scaffold.steps(slug) };
}
