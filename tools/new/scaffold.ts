import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Collection } from "../../app/content/collection.ts";
import { collections } from "../../app/content/collections/index.ts";
import { type Draft, nameOf, properNameOf, type Scaffold as Template } from "../../app/content/draft.ts";
import { hrefOf, type Kind } from "../../app/content/kind.ts";
import { caseStudy } from "../../app/pages/case-study/kind.ts";
import { kinds } from "../../app/pages/kinds.ts";
import type { SiteContent } from "../../publish/site-content.ts";
import { folderKinds, RefusedError, refuseInvalidSlug, refuseSlug } from "../page-files/refused.ts";
import { yamlText } from "../page-files/yaml-text.ts";

/** The kinds of pages and collections that have a scaffold, by name. */
export const scaffoldedKinds = [...kinds, ...collections].flatMap(({ name, scaffold }) =>
  scaffold ? [name] : [],
);

type Pages = SiteContent["pages"];

const pagesOf = (pages: Pages, name: string) => pages.filter(({ kind }) => kind.name === name);

function nextOrder(pages: Pages, { name, content }: Kind): number {
  const orders = pagesOf(pages, name).map(({ entry }) => ("order" in content ? content.order(entry) : 0));
  return Math.max(0, ...orders) + 1;
}

/** The page of a kind that the fewest case studies name, so that it has room for another link. */
function leastNamed(pages: Pages, target: string): string {
  const key = kinds.find(({ name }) => name === target)?.related ?? "";
  const named = pagesOf(pages, caseStudy.name).flatMap(({ entry }) => entry.related?.[key] ?? []);
  const timesNamed = (slug: string) => named.filter((name) => name === slug).length;
  const slugs = pagesOf(pages, target).map(({ entry }) => entry.slug);
  return slugs.toSorted((a, b) => timesNamed(a) - timesNamed(b))[0] ?? "";
}

export interface Scaffold {
  file: string;
  /** The page, or the pages that show the item. */
  addresses: readonly string[];
  /** What the file is, and what it adds to the site. */
  about: string;
  steps: string[];
}

function refuseLongName({ longestName }: Template, slug: string): void {
  if (nameOf(slug).length > longestName)
    throw new RefusedError(`"${slug}" is too long: its name may have at most ${longestName} characters`);
}

async function writeDraft(root: string, file: string, text: string): Promise<void> {
  if (existsSync(path.join(root, file))) throw new RefusedError(`${file} already exists`);
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), text, { flag: "wx" });
}

/** A collection item: a file without a page of its own. */
async function scaffoldItem(
  root: string,
  { name, content, scaffold, shownOn }: Collection,
  draft: Draft,
): Promise<Scaffold> {
  const { slug } = draft;
  refuseInvalidSlug(slug);
  refuseLongName(scaffold, slug);
  const file = `content/${content.folder}/${slug}.md`;
  await writeDraft(root, file, String(scaffold.template({ ...draft, name: properNameOf(slug) })));
  return {
    file,
    addresses: kinds.filter((kind) => shownOn.includes(kind.name)).map((kind) => hrefOf(kind)),
    about: `${/^[aeiou]/.test(name) ? "an" : "a"} ${name}; removing the file removes it`,
    steps: scaffold.steps(),
  };
}

/** Writes a content file that passes its schema, with all text marked as a draft. */
export async function scaffold(
  root: string,
  kindName: string,
  slug: string,
  content: SiteContent,
  now: Date,
): Promise<Scaffold> {
  const draft = {
    slug,
    name: nameOf(slug),
    serviceGroup: content.serviceGroups[0] ?? "",
    linkTo: (target: string) => leastNamed(content.pages, target),
    now,
  };
  const collection = collections.find(({ name }) => name === kindName);
  if (collection) {
    const order = (content.items[collection.name] ?? 0) + 1;
    return scaffoldItem(root, collection, { ...draft, order });
  }
  const kind = folderKinds.find(({ name }) => name === kindName);
  if (!kind?.scaffold) throw new RefusedError(`"${kindName}" is not one of ${scaffoldedKinds.join(", ")}`);
  const { template, steps } = kind.scaffold;
  refuseSlug(kind, slug, content);
  refuseLongName(kind.scaffold, slug);
  const { folder, format = "yaml" } = kind.content;
  const file = `content/${folder}/${slug}.${format}`;
  const written = template({ ...draft, order: nextOrder(content.pages, kind) });
  await writeDraft(root, file, typeof written === "string" ? written : yamlText(written));
  const drawingSteps = (kind.drawings ?? []).map(
    (folder) =>
      `Draw it: app/${folder}/${slug}, like the other files there. Until then the page shows a default drawing, or drawing.parts.`,
  );
  const address = hrefOf(kind, slug);
  return {
    file,
    addresses: [address],
    about: `the page ${address}. Its place in the menus, links to it, the sitemap,
llms.txt and its social card follow from the file; removing the file removes them`,
    steps: [...steps(), ...drawingSteps],
  };
}
