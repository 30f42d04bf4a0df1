import { getService } from "../content/services.ts";
import { BriefPage } from "../sections/brief-page.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import type { Route } from "./+types/service";

export function loader({ params }: Route.LoaderArgs) {
  return { page: getService(params.slug) };
}

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  pageMeta({ path: location.pathname, head: loaderData.page.head });

export default function ServicePage({ loaderData }: Route.ComponentProps) {
  return <BriefPage page={loaderData.page} />;
}
