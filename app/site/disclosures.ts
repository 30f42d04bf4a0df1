import { z } from "zod";
import { getContent } from "../content/entries.ts";
import { defineSource } from "../content/kind.ts";
import { unmarked } from "../content/marks.ts";
import { getOffices } from "../content/offices.ts";
import { formed, words } from "../content/schema/parts.ts";
import { identityNames } from "../pages/company/schema.ts";
import { codeOfCountry } from "./countries.ts";

/** What a law asks a company to say about itself. */
const disclosureSchema = z.strictObject({
  law: words(120),
  countries: z
    .array(formed(/^[A-Z]{2}$/, "two letters of ISO 3166 such as IN"))
    .min(1)
    .optional()
    .describe("Where it counts; everywhere if left out"),
  asks: z
    .array(z.enum(identityNames))
    .min(1)
    .describe("Fields of identity in content/company.yaml"),
});

export const disclosures = defineSource({
  files: "disclosures.yaml",
  schema: z.array(disclosureSchema),
});

/**
 * The laws that ask for a field in the country whose law governs the contracts.
 */
export function lawsAsking(field: string): string[] {
  const seat = getOffices().find(({ jurisdiction }) => jurisdiction);
  const country = codeOfCountry(seat?.country ?? "");
  return getContent(disclosures)
    .filter(({ countries }) => countries?.includes(country) ?? true)
    .filter(({ asks }) => asks.some((name) => name === field))
    .map(({ law }) => unmarked(law));
}
