import { listEntries } from "../../content/entries.ts";
import { caseStudy } from "./kind.ts";
import type { CaseStudy } from "./schema.ts";

/** The case study after this one in the register; after the last, the first. */
export function nextCaseStudy(slug: string): CaseStudy {
  const studies = listEntries(caseStudy);
  const place = studies.findIndex((study) => study.slug === slug);
  return studies[(place + 1) % studies.length] as CaseStudy;
}
