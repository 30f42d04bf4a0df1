import { readFormFields } from "./form-body.ts";

/** How a visitor found the form, as far as known: the campaign in the URL, and the previous page. */
export const campaignFields = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
] as const;
export const sourceFields = [...campaignFields, "referrer"] as const;
type SourceField = (typeof sourceFields)[number];
export type LeadSource = Partial<Record<SourceField, string>>;

/** Enough for any campaign or URL; longer values are cut and end with an ellipsis. */
const longest = 500;

const cut = (value: string): string =>
  value.length <= longest ? value : `${value.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, "")}…`;

/** Drops blank values and cuts long ones, so that the source never makes a message fail. */
export function tidySource(source: LeadSource): LeadSource {
  const tidy: LeadSource = {};
  for (const field of sourceFields) {
    const value = source[field];
    if (value !== undefined && value.trim() !== "") tidy[field] = cut(value);
  }
  return tidy;
}

interface SourceHeaders {
  referer?: string | undefined;
  dnt?: string | string[] | undefined;
  "sec-gpc"?: string | string[] | undefined;
}

/** A post without scripts has no source fields, but the URL of its page may have a campaign. */
export function sourceFromHeaders(headers: SourceHeaders): LeadSource {
  if (headers.dnt === "1" || headers["sec-gpc"] === "1") return {};
  const [, query = ""] = /^[^?#]*\?([^#]*)/.exec(headers.referer ?? "") ?? [];
  return readFormFields(Buffer.from(query), campaignFields, "replaced") ?? {};
}

/** The known source of a message, for people. */
export function describeSource(source: LeadSource): [label: string, value: string][] {
  const label = (field: SourceField) => (field === "referrer" ? "Referrer" : field.replace("utm_", "UTM "));
  return sourceFields.flatMap((field): [string, string][] => {
    const value = source[field];
    return value === undefined ? [] : [[label(field), value]];
  });
}
