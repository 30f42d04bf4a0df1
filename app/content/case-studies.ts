import { type CaseStudy, caseStudySchema, type FullCaseStudy } from "../pages/case-study/schema.ts";
import { pick, readCollection } from "./collection.ts";

const caseStudies: Map<string, CaseStudy> = readCollection(
  caseStudySchema,
  import.meta.glob("/content/case-studies/*.ts", { eager: true }),
  (caseStudy) => caseStudy.order,
);

export function listCaseStudies(): CaseStudy[] {
  return [...caseStudies.values()];
}

export function getCaseStudy(slug: string | undefined): CaseStudy {
  return pick(caseStudies, "case study", slug);
}

export const isFullCaseStudy = (caseStudy: CaseStudy): caseStudy is FullCaseStudy => "challenge" in caseStudy;
