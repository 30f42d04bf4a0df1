import { getContent } from "../../content/entries.ts";
import { site } from "../../content/site.ts";
import type { RouteHandle } from "../../runtime/route-handle.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import type { Route } from "./+types/page";
import { call } from "./kind.ts";
import { Redirecting } from "./redirecting.tsx";

export const handle: RouteHandle = { forwardsTo: site.scheduling.general };

export function loader() {
  return { page: getContent(call), hidden: call.listedUnder === null };
}

export const meta: Route.MetaFunction = pageMeta;

export default function CallPage({ loaderData: { page } }: Route.ComponentProps) {
  return <Redirecting page={page} />;
}
