import { getCallActions } from "../content/call-actions.ts";
import { getEngagementTerms } from "../content/engagement-terms.ts";
import { listEntries } from "../content/entries.ts";
import { getOffices } from "../content/offices.ts";
import { ContentError } from "../content/parse.ts";
import { kinds } from "../pages/kinds.ts";
import { getNotFound } from "../pages/not-found/content.ts";
import { sitePages } from "./pages.ts";
import { getRedirects } from "./redirects.ts";

function relatedProblems(): string[] {
  const known = new Map(
    kinds.map((kind) => [kind.related, new Set(listEntries(kind).map(({ slug }) => slug))]),
  );
  return sitePages().flatMap(({ file, entry }) =>
    Object.entries(entry.related ?? {}).flatMap(([key, slugs]) =>
      slugs
        .filter((slug) => !known.get(key)?.has(slug))
        .map((slug) => `${file}: related.${key}: there is no "${slug}"`),
    ),
  );
}

function redirectProblems(): string[] {
  const paths = new Set(sitePages().map(({ path }) => path));
  return Object.entries(getRedirects()).flatMap(([from, to]) => [
    ...(paths.has(from) ? [`content/redirects.ts: ${from}: is a page, so it cannot redirect`] : []),
    ...(paths.has(to) ? [] : [`content/redirects.ts: ${from}: leads to ${to}, which is not a page`]),
  ]);
}

/** Two pages that look alike in a list of results: what makes them so, and where. */
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

/** Reads all content and stops at what no single schema can see: slugs that lead nowhere, pages that look alike. */
export function checkContent(): { pages: number } {
  for (const read of [getNotFound, getOffices, getCallActions, getEngagementTerms]) read();
  const problems = [...relatedProblems(), ...redirectProblems(), ...duplicateMetadata()];
  if (problems.length > 0) throw new ContentError(problems.join("\n"));
  return { pages: sitePages().length };
}
