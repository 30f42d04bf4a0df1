import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { nameOf } from "../../app/content/draft.ts";
import { hrefOf, type Kind } from "../../app/content/kind.ts";
import { caseStudy } from "../../app/pages/case-study/kind.ts";
import { kinds } from "../../app/pages/kinds.ts";
import type { SiteContent } from "../../publish/site-content.ts";
import { folderKinds, RefusedError, refuseSlug } from "../page-files/refused.ts";

/** The kinds that have a scaffold, by name. */
export const scaffoldedKinds = kinds.flatMap(({ name, scaffold }) => (scaffold ? [name] : []));

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
  const kind = folderKinds.find(({ name }) => name === kindName);
  if (!kind?.scaffold) throw new RefusedError(`"${kindName}" is none of ${scaffoldedKinds.join(", ")}`);
  const { longestName, template, steps } = kind.scaffold;
  refuseSlug(kind, slug, content);
  if (nameOf(slug).length > longestName)
    throw new RefusedError(`"${slug}" is too long: its name has room for ${longestName} characters`);
  const { pages } = content;
  const text = template({
    slug,
    name: nameOf(slug),
    order: nextOrder(pages, kind),
    serviceGroup: content.serviceGroups[0] ?? "",
    linkTo: (target) => leastNamed(pages, target),
    now,
  });
  const { folder, format = "ts" } = kind.content;
  const file = `content/${folder}/${slug}.${format}`;
  await mkdir(path.join(root, "content", folder), { recursive: true });
  await writeFile(path.join(root, file), text, { flag: "wx" });
  const drawingSteps = (kind.drawings ?? []).map(
    (folder) => `Draw it: app/${folder}/${slug}, like its neighbours there. Until then a default is shown.`,
  );
  return { file, address: hrefOf(kind, slug), steps: [...steps(), ...drawingSteps] };
}
