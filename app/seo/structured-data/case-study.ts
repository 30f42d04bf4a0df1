import type { Article } from "schema-dts";
import { getService } from "../../content/services.ts";
import type { CaseStudy } from "../../pages/case-study/schema.ts";
import { absolute, cardPath } from "../addresses.ts";
import { agency } from "./organization.ts";
import { serviceAddress } from "./service.ts";

export function caseStudyArticle({ slug, title, head, categories, related }: CaseStudy): Article {
  const path = `/case-studies/${slug}`;
  return {
    "@type": "Article",
    headline: title,
    description: head.description,
    url: absolute(path),
    image: absolute(cardPath(path)),
    author: agency(),
    keywords: categories.join(", "),
    about: related.services.map((name) => ({
      "@type": "Service",
      "@id": `${serviceAddress(name)}#service`,
      name: getService(name).title,
    })),
  };
}
