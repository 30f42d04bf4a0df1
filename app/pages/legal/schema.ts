import { z } from "zod";
import { readingMinutes } from "../../content/reading-time.ts";
import { aboutField, words } from "../../content/schema/parts.ts";
import { readLegalSections } from "./sections.ts";

/** The front matter of a policy and its prose, split into sections. */
export const legalSchema = z
  .strictObject({
    ...aboutField,
    title: words(42, 1),
    metaTitle: words(100),
    metaDescription: words(160, 50),
    lastUpdated: z.string().regex(/^[A-Z][a-z]+ \d{4}$/, "a month and a year, such as January 2025"),
    order: z.int().min(1).max(99),
    prose: z.string(),
  })
  .transform(({ title, metaTitle, metaDescription, lastUpdated, order, prose }, context) => ({
    title,
    subtitle: `Last Updated: ${lastUpdated}`,
    head: { title: metaTitle, description: metaDescription },
    lastUpdated,
    order,
    sections: readLegalSections(prose, (section, message) =>
      context.addIssue({ code: "custom", path: [`section ${section}`], message }),
    ),
    readingMinutes: readingMinutes(prose),
  }));
