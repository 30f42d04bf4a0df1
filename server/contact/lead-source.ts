import type { IncomingHttpHeaders } from "node:http";
import {
  campaignFields,
  type LeadSource,
  type SourceField,
  sourceFields,
} from "./fields.ts";

/**
 * Enough for any campaign or URL; longer values are cut and end with an
 * ellipsis.
 */
const longest = 500;

const cut = (value: string): string =>
  value.length <= longest
    ? value
    : `${value.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, "")}…`;

/**
 * Drops blank values and cuts long ones, so that the source never makes a
 * message fail.
 */
export function tidySource(source: LeadSource): LeadSource {
  const known = sourceFields.filter((field) => source[field]?.trim());
  return Object.fromEntries(
    known.map((field) => [field, cut(source[field] ?? "")]),
  );
}

/**
 * A post without scripts has no source fields, but the URL of its page may have
 * a campaign.
 */
export function sourceFromHeaders(headers: IncomingHttpHeaders): LeadSource {
  if (headers.dnt === "1" || headers["sec-gpc"] === "1") return {};
  const parameters = URL.parse(headers.referer ?? "")?.searchParams;
  const found = campaignFields.map((field) => [field, parameters?.get(field)]);
  return Object.fromEntries(
    found.filter(([, value]) => typeof value === "string"),
  );
}

/** The known source of a message, for people. */
export function describeSource(
  source: LeadSource,
  { referrer, campaign } = {
    referrer: "Referrer",
    campaign: (name: string) => `UTM ${name}`,
  },
): [label: string, value: string][] {
  const label = (field: SourceField) =>
    field === "referrer" ? referrer : campaign(field.replace("utm_", ""));
  const known = sourceFields.filter((field) => source[field] !== undefined);
  return known.map((field) => [label(field), source[field] ?? ""]);
}
