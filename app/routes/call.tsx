import { getCallPage } from "../content/pages.ts";
import { BriefPage } from "../sections/brief-page.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import type { Route } from "./+types/call";

export function loader() {
  return { page: getCallPage() };
}

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  pageMeta({ path: location.pathname, head: loaderData.page.head, hidden: true });

export default function CallPage({ loaderData }: Route.ComponentProps) {
  return <BriefPage page={loaderData.page} />;
}
