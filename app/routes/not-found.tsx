import { getNotFound } from "../content/pages.ts";
import { logMissingPath } from "../sections/not-found/log-missing-path.ts";
import { MissingPage } from "../sections/not-found/missing-page.tsx";
import { answerMeta } from "../seo/page-meta.ts";
import { InlineScript } from "../ui/inline-script.tsx";
import type { Route } from "./+types/not-found";

export function loader() {
  return { page: getNotFound() };
}

export const meta: Route.MetaFunction = ({ loaderData }) => answerMeta(loaderData.page.head);

export default function NotFoundPage({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <>
      <MissingPage page={page} />
      <InlineScript run={logMissingPath} />
    </>
  );
}
