import { listEntries } from "../../content/entries.ts";
import type { Testimonial } from "../../content/items.ts";
import { hrefOf } from "../../content/kind.ts";
import type { FigureValue } from "../../content/schema/parts.ts";
import { caseStudy } from "../case-study/kind.ts";
import { drawingNumber } from "../case-study/register.ts";
import type { Home } from "./schema.ts";

/** The fragment of an engagement on the home page, from its icon. */
export const engagementId = (icon: string): string => `job-${icon}`;

/** The engagement or case study of a testimonial. */
export interface Job {
  href: string;
  figure: FigureValue;
  /** The case study's number, or the engagement's figure on this page. */
  number: { caseStudy: string } | { drawing: string };
}

export function jobOf(
  { href, engagement }: Testimonial,
  cases: Home["cases"],
): Job | undefined {
  if (href) {
    const study = listEntries(caseStudy).find(
      ({ slug }) => hrefOf(caseStudy, slug) === href,
    );
    return (
      study && {
        href,
        figure: study.card.figure,
        number: { caseStudy: drawingNumber(study.slug) },
      }
    );
  }
  // Without that section, there is nothing to refer to. app/site/check.ts
  // reports one that is not there.
  const item = cases?.items.find(({ icon }) => icon === engagement);
  if (!item) return undefined;
  return {
    href: `#${engagementId(item.icon)}`,
    figure: item.impact[0],
    number: { drawing: item.icon },
  };
}
