import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { legalSlugs } from "./content/legal-slugs.ts";

export default [
  index("routes/home.tsx"),
  route("services/algoerp", "routes/algoerp.tsx"),
  route("services/:slug", "routes/service.tsx"),
  route("products/:slug", "routes/product.tsx"),
  route("industries/:slug", "routes/industry.tsx"),
  route("about/company", "routes/company.tsx"),
  route("about/leadership", "routes/leadership.tsx"),
  route("about/careers", "routes/careers.tsx"),
  route("contact", "routes/contact.tsx"),
  route("call", "routes/call.tsx"),
  ...legalSlugs().map((slug) => route(slug, "routes/legal.tsx", { id: `legal/${slug}` })),
  route("portfolio", "routes/portfolio.tsx"),
  route("case-studies/:slug", "routes/case-study.tsx"),

  // No pages: the small drawings of the menus, the answer to a failed native post, and every other path.
  route("drawings/:file", "routes/drawing-file.ts"),
  route("contact/failed", "routes/contact-failed.tsx"),
  route("*", "routes/not-found.tsx"),

  // For those who build the site; no build has it.
  ...(process.env.NODE_ENV === "development" ? [route("__guide", "guide/guide.tsx")] : []),
] satisfies RouteConfig;
