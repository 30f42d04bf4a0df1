import type { Site } from "../../../app/content/schema/site.ts";
import { type Finding, lineWhere, type SourceFile } from "../finding.ts";

/** The leaves of the configuration, by the name of their field: `scheduling.general`, `social[0].url`. */
function leaves(value: unknown, field = ""): [field: string, value: string][] {
  if (typeof value === "string") return [[field, value]];
  if (Array.isArray(value)) return value.flatMap((item, index) => leaves(item, `${field}[${index}]`));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, field ? `${field}.${key}` : key));
}

/** Where a value is written; one that came from the environment is written where its field is. */
function lineOf(source: SourceFile, field: string, value: string): number {
  const written = source.lines.findIndex((line) => line.includes(`"${value}"`));
  if (written >= 0) return written + 1;
  const key = field.replace(/\[\d+\]/g, "").split(".");
  return lineWhere(source, (line) => line.includes(`${key[0]}:`));
}

const isReserved = (value: string) => /[./@]example(?:[/:?#]|$)/.test(value);

/** Addresses on the domain that is reserved for examples, and the telephone number that nobody has. */
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

/** Somebody must have decided whether visits are counted; `null` is nobody's decision. */
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

/** Who gets the messages of the contact form: a form service, or what the server forwards to. */
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
