import { getContent } from "../../content/entries.ts";
import { site } from "../../content/site.ts";
import { Hero } from "../../sections/hero.tsx";
import { answerMeta } from "../../seo/page-meta.ts";
import type { Route } from "./+types/failed-page";
import { FailedMessage } from "./failed-message.tsx";
import { contact } from "./kind.ts";

export function loader() {
  return { page: getContent(contact), siteUrl: site.url };
}

export const meta: Route.MetaFunction = ({ loaderData }) => answerMeta(loaderData.page.failed.head);

/** Not a page of the site: the server fills it in to answer a failed native post. */
export default function ContactFailedPage({ loaderData: { page, siteUrl } }: Route.ComponentProps) {
  return (
    <>
      <Hero title={page.failed.title} subtitle={page.failed.lead} />
      <FailedMessage content={page.failed} form={page.form} endpoint="/api/contact" siteUrl={siteUrl} />
    </>
  );
}
