import type { Article } from "schema-dts";
import { type DataContext, type DataPage, hrefOf } from "../../content/kind.ts";
import { service } from "../service/kind.ts";
import { serviceId } from "../service/structured-data.ts";
import type { CaseStudy } from "./schema.ts";

export function caseStudyArticle(
  { entry, url, card }: DataPage<CaseStudy>,
  { agency, pageAt }: DataContext,
): Article {
  return {
    "@type": "Article",
    headline: entry.title,
    description: entry.head.description,
    url,
    image: card,
    author: agency,
    keywords: entry.categories.join(", "),
    about: entry.related.services.map((slug) => {
      const { url, title } = pageAt(hrefOf(service, slug));
      return { "@type": "Service", "@id": serviceId(url), name: title };
    }),
  };
}
