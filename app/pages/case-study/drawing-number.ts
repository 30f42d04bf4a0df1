import { listEntries } from "../../content/entries.ts";
import { caseStudy } from "./kind.ts";

/** A case study's number in the register, by its position: P-01. */
export function drawingNumber(slug: string): string {
  const place = listEntries(caseStudy).findIndex((study) => study.slug === slug);
  return `P-${String(place + 1).padStart(2, "0")}`;
}
