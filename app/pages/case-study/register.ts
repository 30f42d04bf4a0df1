import { listEntries } from "../../content/entries.ts";
import { caseStudy } from "./kind.ts";
import type { CaseStudy } from "./schema.ts";

/** A case study's position in the register, from 1. */
export const placeOf = (slug: string): number =>
  listEntries(caseStudy).findIndex((study) => study.slug === slug) + 1;

/** A case study's number in the register, by its position: P-01. */
export const drawingNumber = (slug: string): string =>
  `P-${String(placeOf(slug)).padStart(2, "0")}`;

/** The case study after this one in the register; after the last, the first. */
export function nextCaseStudy(slug: string): CaseStudy {
  const studies = listEntries(caseStudy);
  return studies[placeOf(slug) % studies.length] as CaseStudy;
}
