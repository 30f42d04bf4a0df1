import type { StoredMessage } from "../inbox.ts";
import { visibleText } from "../visible-text.ts";
import { describeDelivery, toRecord } from "./format.ts";

/** What makes a spreadsheet calculate a cell instead of showing it, full-width forms included. */
const startsFormula = /^[=+\-@\t\r\n＝＋－＠]/;

function cell(value: string): string {
  const text = visibleText(value);
  const harmless = startsFormula.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

const line = (values: readonly string[]): string => `${values.map(cell).join(",")}\r\n`;

/** The mark tells spreadsheets that this is UTF-8. */
export const csvHead = `\uFEFF${line([
  "id",
  "received_at",
  "read_at",
  "suspected_spam",
  "name",
  "email",
  "project_type",
  "message",
  "website",
  "deliveries",
])}`;

export function csvLine(message: StoredMessage): string {
  const record = toRecord(message);
  return line([
    record.id,
    record.receivedAt ?? "",
    record.readAt ?? "",
    record.suspectedSpam ? "yes" : "no",
    record.name,
    record.email,
    record.projectType ?? "",
    record.message,
    record.website ?? "",
    message.deliveries.map(describeDelivery).join("; "),
  ]);
}
