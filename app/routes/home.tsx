import { getHome } from "../content/pages.ts";
import { BriefPage } from "../sections/brief-page.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import type { Route } from "./+types/home";

export function loader() {
  return { page: getHome() };
}

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  pageMeta({ path: location.pathname, head: loaderData.page.head });

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return <BriefPage page={loaderData.page} />;
}
