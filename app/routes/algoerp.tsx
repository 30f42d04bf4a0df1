import { getService } from "../content/services.ts";
import { BriefPage } from "../sections/brief-page.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import type { Route } from "./+types/algoerp";

export function loader() {
  return { page: getService("algoerp") };
}

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  pageMeta({ path: location.pathname, head: loaderData.page.head });

export default function AlgoErpPage({ loaderData }: Route.ComponentProps) {
  return <BriefPage page={loaderData.page} />;
}
