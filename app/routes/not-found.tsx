import { getNotFound } from "../content/pages.ts";
import { logMissingPath } from "../sections/not-found/log-missing-path.ts";
import { PageHero } from "../sections/page-hero.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import { InlineScript } from "../ui/inline-script.tsx";
import type { Route } from "./+types/not-found";

export function loader() {
  return { page: getNotFound() };
}

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  pageMeta({ path: location.pathname, head: loaderData.page.head, hidden: true });

export default function NotFoundPage({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <>
      <PageHero title={page.title} subtitle={page.message} actions={[page.action]} />
      <InlineScript run={logMissingPath} />
    </>
  );
}
