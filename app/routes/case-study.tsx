import { getCaseStudy } from "../content/case-studies.ts";
import { BriefPage } from "../sections/brief-page.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import type { Route } from "./+types/case-study";

export function loader({ params }: Route.LoaderArgs) {
  return { page: getCaseStudy(params.slug) };
}

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  pageMeta({ path: location.pathname, head: loaderData.page.head });

export default function CaseStudyPage({ loaderData }: Route.ComponentProps) {
  return <BriefPage page={loaderData.page} />;
}
