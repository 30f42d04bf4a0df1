import { InlineScript } from "../../runtime/inline-script.tsx";
import { answerMeta } from "../../seo/page-meta.ts";
import type { Route } from "./+types/page";
import { getNotFound } from "./content.ts";
import { logMissingPath } from "./log-missing-path.ts";
import { MissingPage } from "./missing-page.tsx";

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
