import type { BlogPosting } from "schema-dts";
import { language } from "../../content/intl.ts";
import type { DataContext, DataPage } from "../../content/kind.ts";
import type { Insight } from "./schema.ts";

export function blogPosting({ entry, url, card }: DataPage<Insight>, { agency }: DataContext): BlogPosting {
  return {
    "@type": "BlogPosting",
    headline: entry.title,
    description: entry.subtitle,
    url,
    mainEntityOfPage: url,
    image: card,
    datePublished: entry.date,
    dateModified: entry.updated ?? entry.date,
    author: { "@type": "Person", name: entry.author },
    publisher: agency,
    keywords: entry.tags.join(", "),
    timeRequired: `PT${entry.minutes}M`,
    inLanguage: language,
  };
}
