import {
  index,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from "@react-router/dev/routes";
import { slugsOf } from "./content/entries.ts";
import { hrefOf, type Kind, pageOf } from "./content/kind.ts";
import { contactFailedPath } from "./pages/answers.ts";
import { kinds } from "./pages/kinds.ts";

function routesOf(kind: Kind): RouteConfigEntry[] {
  const { path } = kind;
  const page = pageOf(kind);
  if (path === "/") return [index(page)];
  // `/:slug` would match every path.
  if (path === "/:slug") {
    return slugsOf(kind).map((slug) =>
      route(hrefOf(kind, slug), page, { id: `${kind.name}/${slug}` }),
    );
  }
  return [route(path, page)];
}

export default [
  ...kinds.flatMap(routesOf),

  // Not pages: drawings in files, the response to a failed native post, and not
  // found.
  route("drawings/:file", "pages/drawing-file/page.ts"),
  route(contactFailedPath, "pages/contact/failed-page.tsx"),
  route("*", "pages/not-found/page.tsx"),

  // Development only.
  ...(process.env.NODE_ENV === "development"
    ? [route("__guide", "guide/guide.tsx")]
    : []),
] satisfies RouteConfig;
