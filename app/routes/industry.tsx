import { getIndustry } from "../content/industries.ts";
import { BriefPage } from "../sections/brief-page.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import type { Route } from "./+types/industry";

export function loader({ params }: Route.LoaderArgs) {
  return { page: getIndustry(params.slug) };
}

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  pageMeta({ path: location.pathname, head: loaderData.page.head });

export default function IndustryPage({ loaderData }: Route.ComponentProps) {
  return <BriefPage page={loaderData.page} />;
}
