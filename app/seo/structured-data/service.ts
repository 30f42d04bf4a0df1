import type { FAQPage, Service as ServiceData } from "schema-dts";
import type { Service } from "../../pages/service/schema.ts";
import { absolute } from "../addresses.ts";
import { agency, countries } from "./organization.ts";

export const serviceAddress = (slug: string) => absolute(`/services/${slug}`);

export function service({ slug, title, head, menu }: Service): ServiceData {
  const url = serviceAddress(slug);
  return {
    "@type": "Service",
    "@id": `${url}#service`,
    name: title,
    serviceType: menu.name,
    description: head.description,
    url,
    provider: agency(),
    areaServed: countries(),
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
