import { getEntry } from "../../content/entries.ts";
import { pagePath } from "../../seo/addresses.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import type { Route } from "./+types/page";
import { legal } from "./kind.ts";
import { PolicyBody } from "./policy-body.tsx";
import { PolicyHead } from "./policy-head.tsx";

export function loader({ url }: Route.LoaderArgs) {
  return { page: getEntry(legal, pagePath(url.pathname).slice(1)) };
}

export const meta: Route.MetaFunction = pageMeta;

export default function LegalPage({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <>
      <PolicyHead
        title={page.title}
        lastUpdated={page.lastUpdated}
        sections={page.sections.length}
        minutes={page.readingMinutes}
      />
      <PolicyBody sections={page.sections} />
    </>
  );
}
