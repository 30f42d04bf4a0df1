import type { Site } from "../../../app/content/schema/site.ts";
import { type Finding, lineWhere, type SourceFile } from "../finding.ts";

/** The values of the configuration by field: `scheduling.general`, `social[0].url`. */
function leaves(value: unknown, field = ""): [field: string, value: string][] {
  if (typeof value === "string") return [[field, value]];
  if (Array.isArray(value)) return value.flatMap((item, index) => leaves(item, `${field}[${index}]`));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, field ? `${field}.${key}` : key));
}

/** The line of a value; for one from the environment, the line of its field. */
function lineOf(source: SourceFile, field: string, value: string): number {
  const written = source.lines.findIndex((line) => line.replace(/"?$/, "").endsWith(value));
  if (written >= 0) return written + 1;
  const key = field.replace(/\[\d+\]/g, "").split(".");
  return lineWhere(source, (line) => line.includes(`${key[0]}:`));
}

const isReserved = (value: string) => /[./@]example(?:[/:?#]|$)/.test(value);

/** Addresses on the domain reserved for examples, and the placeholder phone number. */
export function findPlaceholderAddresses(site: Site, source: SourceFile): Finding[] {
  return leaves(site)
    .filter(([field, value]) => isReserved(value) || (field === "whatsappPhone" && /0{7}$/.test(value)))
    .map(([field, value]) => ({
      check: "addresses",
      severity: "blocks",
      file: source.file,
      line: lineOf(source, field, value),
      message: `${field} is still the placeholder ${value}`,
    }));
}

/** Someone must decide whether visits are counted; `null` is undecided. */
export function findMissingAnalyticsChoice(site: Site, source: SourceFile): Finding[] {
  if (site.analytics !== null) return [];
  return [
    {
      check: "analytics",
      severity: "blocks",
      file: source.file,
      line: lineWhere(source, (line) => line.includes("analytics:")),
      message: 'analytics is undecided: name who counts visits, or "none" to count nothing',
    },
  ];
}

/** Checks that messages of the contact form reach someone: a form service, or a sink of the server. */
export function findMissingDelivery(
  site: Site,
  source: SourceFile,
  environment: Readonly<Record<string, string | undefined>>,
): Finding[] {
  const { CONTACT_WEBHOOK_URL, SMTP_URL, CONTACT_TO } = environment;
  if (site.formEndpoint || CONTACT_WEBHOOK_URL || (SMTP_URL && CONTACT_TO)) return [];
  return [
    {
      check: "delivery",
      severity: "blocks",
      file: source.file,
      line: lineWhere(source, (line) => line.includes("formEndpoint:")),
      message:
        "no form delivery: set FORM_ENDPOINT, or CONTACT_WEBHOOK_URL, or SMTP_URL and CONTACT_TO where the server runs (docs/inbox.md); until then messages are only kept",
    },
  ];
}
