import { type Industry, industrySchema } from "../pages/industry/schema.ts";
import { pick, readCollection } from "./collection.ts";

const industries: Map<string, Industry> = readCollection(
  industrySchema,
  import.meta.glob("/content/industries/*.ts", { eager: true }),
  (industry) => industry.menu.order,
);

export function listIndustries(): Industry[] {
  return [...industries.values()];
}

export function getIndustry(slug: string | undefined): Industry {
  return pick(industries, "industry", slug);
}
