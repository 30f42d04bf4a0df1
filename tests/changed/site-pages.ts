import path from "node:path";
import { hrefOf, type Kind } from "../../app/content/kind.ts";
import { kinds as kindsOfPage } from "../../app/pages/kinds.ts";
import type { SitePages } from "./choose.ts";

/** The browser tests of each kind of page. */
export const specsOfLayouts: Readonly<Record<string, readonly string[]>> = {
  home: ["tests/home.spec.ts"],
  service: ["tests/services.spec.ts"],
  "setup-service": ["tests/services.spec.ts"],
  product: ["tests/products.spec.ts"],
  industry: ["tests/industries.spec.ts"],
  company: ["tests/about.spec.ts"],
  leadership: ["tests/about.spec.ts"],
  careers: ["tests/about.spec.ts"],
  contact: ["tests/contact.spec.ts"],
  call: ["tests/call.spec.ts"],
  legal: ["tests/legal.spec.ts"],
  portfolio: ["tests/portfolio.spec.ts"],
  "case-study": ["tests/case-studies.spec.ts"],
  "not-found": ["tests/not-found.spec.ts"],
};

/** The pages of a content file. */
export function routesOf(file: string, kinds: readonly Kind[] = kindsOfPage): string[] {
  const { dir, name } = path.posix.parse(file.replace("content/", ""));
  return kinds.flatMap((kind) => {
    if ("folder" in kind.content) return kind.content.folder === dir ? [hrefOf(kind, name)] : [];
    return "file" in kind.content && kind.content.file === path.posix.join(dir, name) ? [kind.path] : [];
  });
}

/** From the last build. */
export async function sitePages(): Promise<SitePages> {
  const { kinds, layoutAt, NOT_FOUND, routes } = await import("../all-routes/groups.ts");
  return {
    routes: routes.map(({ route }) => ({ route, layout: layoutAt(route) })),
    samples: kinds,
    routesOf: (file) => (file === "content/not-found.ts" ? [NOT_FOUND] : routesOf(file)),
    specsOf: (layout) => specsOfLayouts[layout] ?? [],
  };
}
