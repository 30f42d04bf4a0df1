import { getCallActions } from "../content/call-actions.ts";
import { collections } from "../content/collections/index.ts";
import { getEngagementTerms } from "../content/engagement-terms.ts";
import { fileOf, getContent, listEntries, listItems } from "../content/entries.ts";
import { getOffices } from "../content/offices.ts";
import { allOf, ContentError } from "../content/parse.ts";
import { site } from "../content/site.ts";
import { titleProblem } from "../content/title-length.ts";
import { writtenValues } from "../content/written.ts";
import { company } from "../pages/company/kind.ts";
import { isDrawnFor } from "../pages/company/schema.ts";
import { kinds } from "../pages/kinds.ts";
import { getNotFound } from "../pages/not-found/content.ts";
import { service } from "../pages/service/kind.ts";
import { aboutCheck } from "./about.ts";
import { getNavigation } from "./navigation.ts";
import { sitePages } from "./pages.ts";
import { getRedirects } from "./redirects.ts";
import { typedFactCheck } from "./typed-facts.ts";
import { linkCheck } from "./written-links.ts";

function relatedProblems(): string[] {
  const known = new Map(
    kinds.flatMap((kind) =>
      kind.related ? [[kind.related, new Set(listEntries(kind).map(({ slug }) => slug))] as const] : [],
    ),
  );
  return sitePages().flatMap(({ file, entry }) =>
    Object.entries(entry.related ?? {}).flatMap(([key, slugs]) => {
      const entries = known.get(key);
      if (!entries) return [`${file}: related.${key}: is none of ${[...known.keys()].join(", ")}`];
      return slugs
        .filter((slug) => !entries.has(slug))
        .map((slug) => `${file}: related.${key}: there is no "${slug}"`);
    }),
  );
}

function redirectProblems(): string[] {
  const paths = new Set(sitePages().map(({ path }) => path));
  return Object.entries(getRedirects()).flatMap(([from, to]) => [
    ...(paths.has(from) ? [`content/redirects.yaml: ${from}: is a page, so it cannot redirect`] : []),
    ...(paths.has(to) ? [] : [`content/redirects.yaml: ${from}: leads to ${to}, which is not a page`]),
  ]);
}

function groupProblems(): string[] {
  const groups = getNavigation().services.groups.map(({ slug }) => slug);
  return listEntries(service)
    .filter(({ menu }) => !groups.includes(menu.group))
    .map(({ slug, menu }) => {
      const known = `content/navigation.yaml has ${groups.join(", ")}`;
      return `${fileOf(service, slug)}: menu.group: there is no group "${menu.group}"; ${known}`;
    });
}

function writtenProblems(): string[] {
  const checks = [linkCheck(), aboutCheck(), typedFactCheck()];
  return [...writtenValues()].flatMap((written) => checks.flatMap((check) => check(written)));
}

/** Pages with the same title or description, which look alike in search results. */
function duplicateMetadata(): string[] {
  const firstFile = new Map<string, string>();
  return sitePages().flatMap(({ file, head }) =>
    (["title", "description"] as const).flatMap((field) => {
      const other = firstFile.get(head[field]);
      firstFile.set(head[field], other ?? file);
      return other ? [`${file}: head.${field}: is also that of ${other}`] : [];
    }),
  );
}

/** Titles that are too long or too short for search results. */
function titleProblems(): string[] {
  return sitePages()
    .filter(({ indexed }) => indexed)
    .flatMap(({ file, head }) => {
      const problem = titleProblem(head.title, site.name);
      return problem ? [`${file}: ${file.endsWith(".md") ? "metaTitle" : "head.title"}: ${problem}`] : [];
    });
}

/** Content that no page shows, because it contradicts other content. */
function leftOut(): string[] {
  const { section } = getContent(company).presence;
  if (!section || isDrawnFor(section, getOffices())) return [];
  return [
    `content/company.yaml: presence.section: is left out; it shows the offices ${section.offices.join(" and ")} and no others`,
  ];
}

/**
 * Reads all content and throws every mistake of every file; then on what no single schema can find: unknown slugs, duplicate metadata, sentences about
 * removed things, repeated figures.
 */
export function checkContent(): { leftOut: string[] } {
  allOf<unknown>([
    ...[getNotFound, getOffices, getCallActions, getEngagementTerms, getNavigation, getRedirects],
    ...collections.map((collection) => () => listItems(collection)),
    ...kinds.map((kind) => () => listEntries(kind)),
  ]);
  const problems = [
    ...relatedProblems(),
    ...redirectProblems(),
    ...groupProblems(),
    ...writtenProblems(),
    ...titleProblems(),
    ...duplicateMetadata(),
  ];
  if (problems.length > 0) throw new ContentError([...new Set(problems)].join("\n"));
  return { leftOut: leftOut() };
}
