import { type ComponentType, createElement, type ReactElement } from "react";
import { hrefOf } from "../content/kind.ts";
import { contactFailedPath, notFoundPath } from "../pages/answers.ts";
import { call } from "../pages/call/kind.ts";
import { kinds } from "../pages/kinds.ts";
import { samplesOf } from "../pages/samples.ts";
import { sitePages } from "../site/pages.ts";

/** The part of a page module that is needed to show its screen. */
interface PageModule {
  default: ComponentType<{ loaderData: unknown }>;
  loader: (request: { params: { slug: string | undefined }; url: URL }) => unknown;
}

/** The query loads the original page modules, without the router's transform. */
const modules = import.meta.glob<PageModule>(["../pages/*/page.tsx", "../pages/contact/failed-page.tsx"], {
  eager: true,
  query: "?screen",
});

export interface Screen {
  file: string;
  page: string;
  element: ReactElement;
}

function screen(file: string, path: string): Screen[] {
  const module = modules[`../${file}`];
  if (!module) return [];
  const slug = path.split("/").at(-1);
  const loaderData = module.loader({ params: { slug }, url: new URL(path, "http://guide") });
  return [{ file, page: path, element: createElement(module.default, { loaderData }) }];
}

/** Every screen except /call, which would redirect, rendered by its own page module. */
export function listScreens(): Screen[] {
  const paths = sitePages().map(({ path }) => path);
  return [
    ...kinds
      .filter((kind) => hrefOf(kind) !== hrefOf(call))
      .flatMap((kind) => samplesOf(kind, paths).flatMap(({ page, path }) => screen(page, path))),
    ...screen("pages/contact/failed-page.tsx", contactFailedPath),
    ...screen("pages/not-found/page.tsx", notFoundPath),
  ];
}
