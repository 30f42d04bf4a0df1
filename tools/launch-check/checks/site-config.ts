import type { Site } from "../../../app/content/schema/site.ts";
import type { Finding, SourceFile } from "../finding.ts";

/**
 * The first line that names a field; 1 if none does, so that a finding always
 * has a place.
 */
const lineWhere = ({ lines }: SourceFile, field: string) =>
  Math.max(
    0,
    lines.findIndex((line) => line.includes(`${field}:`)),
  ) + 1;

const blocking = (
  check: string,
  { file }: SourceFile,
  line: number,
  message: string,
): Finding => ({
  check,
  severity: "blocks",
  file,
  line,
  message,
});

/**
 * The values of the configuration by field: `scheduling.general`,
 * `social[0].url`.
 */
function leaves(value: unknown, field = ""): [field: string, value: string][] {
  if (typeof value === "string") return [[field, value]];
  if (Array.isArray(value))
    return value.flatMap((item, index) => leaves(item, `${field}[${index}]`));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    leaves(inner, field ? `${field}.${key}` : key),
  );
}

/** The line of a value; for one from the environment, the line of its field. */
function lineOf(source: SourceFile, field: string, value: string): number {
  const written = source.lines.findIndex((line) =>
    line.replace(/"?$/, "").endsWith(value),
  );
  if (written >= 0) return written + 1;
  return lineWhere(source, field.split(/[.[]/)[0] ?? "");
}

const isReserved = (value: string) => /[./@]example(?:[/:?#]|$)/.test(value);

/**
 * Addresses on the domain reserved for examples, and the placeholder phone
 * number.
 */
export function findPlaceholderAddresses(
  site: Site,
  source: SourceFile,
): Finding[] {
  return leaves(site)
    .filter(
      ([field, value]) =>
        isReserved(value) || (field === "whatsappPhone" && /0{7}$/.test(value)),
    )
    .map(([field, value]) => {
      const message = `${field} is still the placeholder ${value}`;
      return blocking(
        "addresses",
        source,
        lineOf(source, field, value),
        message,
      );
    });
}

/** Someone must decide whether visits are counted; `null` is undecided. */
export function findMissingAnalyticsChoice(
  site: Site,
  source: SourceFile,
): Finding[] {
  if (site.analytics !== null) return [];
  const message =
    'analytics is undecided: name who counts visits, or "none" to count nothing';
  return [
    blocking("analytics", source, lineWhere(source, "analytics"), message),
  ];
}

/**
 * Checks that messages of the contact form reach someone: a form service, or a
 * sink of the server.
 */
export function findMissingDelivery(
  site: Site,
  source: SourceFile,
  environment: Readonly<Record<string, string | undefined>>,
): Finding[] {
  const { CONTACT_WEBHOOK_URL, SMTP_URL, CONTACT_TO } = environment;
  if (site.formEndpoint || CONTACT_WEBHOOK_URL || (SMTP_URL && CONTACT_TO))
    return [];
  const message =
    "no form delivery: set FORM_ENDPOINT, or CONTACT_WEBHOOK_URL, or SMTP_URL and CONTACT_TO where the server runs (docs/inbox.md); until then messages are only kept";
  return [
    blocking("delivery", source, lineWhere(source, "formEndpoint"), message),
  ];
}
