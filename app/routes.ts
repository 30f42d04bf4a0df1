import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { legalSlugs } from "./content/legal-slugs.ts";

export default [
  index("pages/home/page.tsx"),
  route("services/algoerp", "pages/setup-service/page.tsx"),
  route("services/:slug", "pages/service/page.tsx"),
  route("products/:slug", "pages/product/page.tsx"),
  route("industries/:slug", "pages/industry/page.tsx"),
  route("about/company", "pages/company/page.tsx"),
  route("about/leadership", "pages/leadership/page.tsx"),
  route("about/careers", "pages/careers/page.tsx"),
  route("contact", "pages/contact/page.tsx"),
  route("call", "pages/call/page.tsx"),
  ...legalSlugs().map((slug) => route(slug, "pages/legal/page.tsx", { id: `legal/${slug}` })),
  route("portfolio", "pages/portfolio/page.tsx"),
  route("case-studies/:slug", "pages/case-study/page.tsx"),

  // No pages: the small drawings of the menus, the answer to a failed native post, and every other path.
  route("drawings/:file", "pages/drawing-file/page.ts"),
  route("contact/failed", "pages/contact/failed-page.tsx"),
  route("*", "pages/not-found/page.tsx"),

  // For those who build the site; no build has it.
  ...(process.env.NODE_ENV === "development" ? [route("__guide", "guide/guide.tsx")] : []),
] satisfies RouteConfig;
