import type { FAQPage, Service as ServiceData } from "schema-dts";
import type { DataContext, DataPage } from "../../content/kind.ts";
import type { Service } from "./schema.ts";

/** The name of a service in structured data, by the address of its page. */
export const serviceId = (url: string) => `${url}#service`;

export function serviceData(
  { entry, url }: DataPage<Service>,
  context: DataContext,
): ServiceData {
  return {
    "@type": "Service",
    "@id": serviceId(url),
    name: entry.title,
    serviceType: entry.menu.name,
    description: entry.head.description,
    url,
    provider: context.agency,
  };
}

export function faqPage({ faq }: Service): FAQPage {
  return {
    "@type": "FAQPage",
    mainEntity: faq.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
