import { getProduct } from "../content/products.ts";
import { BriefPage } from "../sections/brief-page.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import type { Route } from "./+types/product";

export function loader({ params }: Route.LoaderArgs) {
  return { page: getProduct(params.slug) };
}

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  pageMeta({ path: location.pathname, head: loaderData.page.head });

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  return <BriefPage page={loaderData.page} />;
}
