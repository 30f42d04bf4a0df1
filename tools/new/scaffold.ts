import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { contentFile } from "../../app/content/content-files.ts";
import { fileOf, listEntries, type Source } from "../../app/content/entries.ts";
import { clients, people, testimonials } from "../../app/content/items.ts";
import { hrefOf, type Kind } from "../../app/content/kind.ts";
import { writtenSchema } from "../../app/content/parse.ts";
import { slugWords } from "../../app/content/slugify.ts";
import { TO_BE_CHOSEN } from "../../app/content/to-be-written.ts";
import { caseStudy } from "../../app/pages/case-study/kind.ts";
import { company } from "../../app/pages/company/kind.ts";
import { home } from "../../app/pages/home/kind.ts";
import { kinds } from "../../app/pages/kinds.ts";
import { leadership } from "../../app/pages/leadership/kind.ts";
import { legal } from "../../app/pages/legal/kind.ts";
import { portfolio } from "../../app/pages/portfolio/kind.ts";
import { announcements } from "../../app/site/announcement.ts";
import type { SiteContent } from "../../publish/site-content.ts";
import {
  folderKinds,
  RefusedError,
  refuseInvalidSlug,
  refuseSlug,
} from "../page-files/refused.ts";
import { yamlText } from "../page-files/yaml-text.ts";
import { type Draft, longestName, templateOf } from "./template.ts";

/** Entries without a page, and the pages that show them. */
const items: Readonly<
  Record<string, { source: Source; shownOn: readonly Kind[] }>
> = {
  person: { source: people, shownOn: [leadership, company] },
  testimonial: { source: testimonials, shownOn: [home] },
  client: { source: clients, shownOn: [home] },
  announcement: { source: announcements, shownOn: [home] },
};

/** What `npm run new` can make. */
export const newNames = [
  ...folderKinds.map(({ name }) => name),
  ...Object.keys(items),
];

/** The files of a kind of page or entry, by its name. */
export const sourceOf = (name: string): Source | undefined =>
  folderKinds.find((kind) => kind.name === name) ?? items[name]?.source;

type Pages = SiteContent["pages"];

/**
 * The page of a kind that the fewest case studies name, so that it has room for
 * another link.
 */
function leastNamed(pages: Pages, { name, related = "" }: Kind): string {
  const named = pages
    .filter(({ kind }) => kind.name === caseStudy.name)
    .flatMap(({ entry }) => entry.related?.[related] ?? []);
  const timesNamed = (slug: string) =>
    named.filter((other) => other === slug).length;
  const slugs = pages
    .filter(({ kind }) => kind.name === name)
    .map(({ entry }) => entry.slug);
  return slugs.toSorted((a, b) => timesNamed(a) - timesNamed(b))[0] ?? "";
}

/** By the key of their kind: pages that a new one links to. */
function relatedTo(pages: Pages): Record<string, string> {
  const linked = kinds.map(
    (kind) => [kind.related ?? "", leastNamed(pages, kind)] as const,
  );
  return Object.fromEntries(linked.filter(([key, slug]) => key && slug));
}

function nextOrder(source: Source): number {
  const entries = listEntries(source);
  const orders = entries
    .map((entry) => source.order?.(entry) ?? 0)
    .filter((order) => order > 0 && order < 99);
  return Math.max(0, ...orders) + 1;
}

export interface Scaffold {
  file: string;
  /** Everything that was written. */
  written: string[];
  /** The page, or the pages that show the item. */
  addresses: readonly string[];
  /** What the file is, and what it adds to the site. */
  about: string;
  steps: string[];
}

const properName = (slug: string) => slug.split("-").map(slugWords).join(" ");

/** As written: without case studies there is no portfolio. */
function firstCategory(): string {
  const written = contentFile(`content/${portfolio.files}`)?.value as
    | { categories?: string[] }
    | undefined;
  return written?.categories?.[0] ?? "";
}

/** The text of a file with all text marked as a draft. */
export function draftText(source: Source, draft: Draft): string {
  const schema = writtenSchema(source.schema);
  if (draft.name.length > longestName(schema))
    throw new RefusedError(
      `"${draft.slug}" is too long: its name may have at most ${longestName(schema)} characters`,
    );
  const { fields, prose } = templateOf(schema, draft);
  return prose === undefined
    ? yamlText(fields)
    : `---\n${yamlText(fields)}---\n${prose}`;
}

/** What to do with a file besides replacing its text. */
const stepsFor = (text: string): string[] => [
  ...(/^ *file: /m.test(text)
    ? ["Put its picture into content/pictures/, and its name into the file."]
    : []),
  ...(/^ *(order|group): /m.test(text)
    ? ["Choose its place: order, and group if it has one."]
    : []),
  ...(/^tags: /m.test(text)
    ? ["Choose one to four tags: each has a page that lists its articles."]
    : []),
  ...(/^draft: /m.test(text) ? ["Remove draft: true to publish it."] : []),
];

/** What a kind of page adds to the site, and how it is drawn. */
function aboutPage(
  kind: Kind,
  slug: string,
): Pick<Scaffold, "addresses" | "about" | "steps"> {
  const address = hrefOf(kind, slug);
  return {
    addresses: [address],
    about: `the page ${address}. Its place in the menus, links to it, the sitemap,
llms.txt and its social card follow from the file; removing the file removes them`,
    steps: (kind.drawings ?? []).map(
      (folder) =>
        `Draw it: app/${folder}/${slug}, like the other files there. Until then the page shows a default drawing, or drawing.parts.`,
    ),
  };
}

/** A crossed box. */
const placeholder = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600" viewBox="0 0 800 600"><path fill="none" stroke="#888" stroke-width="4" d="M2 2h796v596H2zl796 596M2 598 798 2"/></svg>
`;

/** What is shown where a picture is still to be chosen. */
async function addPlaceholder(root: string, text: string): Promise<string[]> {
  const file = `content/pictures/${TO_BE_CHOSEN}.svg`;
  const target = path.join(root, file);
  if (!text.includes(path.basename(file)) || existsSync(target)) return [];
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, placeholder);
  return [file];
}

/**
 * Writes a content file that passes its schema, with all text marked as a
 * draft.
 */
export async function scaffold(
  root: string,
  name: string,
  slug: string,
  content: SiteContent,
  now: Date,
): Promise<Scaffold> {
  const source = sourceOf(name);
  if (!source)
    throw new RefusedError(`"${name}" is not one of ${newNames.join(", ")}`);
  const kind = folderKinds.find((candidate) => candidate.name === name);
  if (kind) refuseSlug(kind, slug, content);
  else refuseInvalidSlug(slug);
  const { pages, serviceGroups } = content;
  const file = fileOf(source, slug);
  const text = draftText(source, {
    kind: name.replaceAll("-", " "),
    slug,
    now,
    related: relatedTo(pages),
    name: kind ? slugWords(slug) : properName(slug),
    serviceGroup: serviceGroups[0] ?? "",
    category: firstCategory(),
    policy: pages.find((page) => page.kind.name === legal.name),
    order: nextOrder(source),
  });
  const target = path.join(root, file);
  if (existsSync(target)) throw new RefusedError(`${file} already exists`);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, text, { flag: "wx" });
  const written = [file, ...(await addPlaceholder(root, text))];
  const { steps, ...made } = kind
    ? aboutPage(kind, slug)
    : {
        addresses: (items[name]?.shownOn ?? []).map((shown) => hrefOf(shown)),
        about: `${/^[aeiou]/.test(name) ? "an" : "a"} ${name}; removing the file removes it`,
        steps: [],
      };
  return { file, written, ...made, steps: [...stepsFor(text), ...steps] };
}
