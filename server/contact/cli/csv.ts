import { fields, sourceFields } from "../fields.ts";
import type { StoredMessage } from "../message.ts";
import { visibleText } from "../visible-text.ts";
import { describeDelivery } from "./format.ts";

/**
 * Characters that make a spreadsheet evaluate a cell, full-width forms
 * included.
 */
const formulaSign = "=+\\-@＝＋－＠";
const startsWithFormula = new RegExp(`^[${formulaSign}]`);
/**
 * Everything that may come between the start of a cell and a formula character.
 */
const beforeFormula = new RegExp(`[\\s"\\p{Cf},;|]+[${formulaSign}]?`, "gu");
const startsCell = /[",;|\n]/;

/**
 * A spreadsheet may split the file at semicolons, tabs or bars and so see other
 * cells than were written. An apostrophe therefore precedes a formula character
 * wherever any of them could start a cell.
 */
function defuseFormulas(text: string): string {
  const defused = text.replace(beforeFormula, (run, offset: number) => {
    const sign = run.slice(-1);
    const dangerous =
      startsWithFormula.test(sign) && (offset === 0 || startsCell.test(run));
    return dangerous ? `${run.slice(0, -1)}'${sign}` : run;
  });
  return startsWithFormula.test(defused) ? `'${defused}` : defused;
}

/** Some programs split cells at tabs, so a tab becomes a space. */
const cell = (value: string): string =>
  `"${defuseFormulas(visibleText(value).replaceAll("\t", " ")).replaceAll('"', '""')}"`;

const line = (values: readonly string[]): string =>
  `${values.map(cell).join(",")}\r\n`;

type Column = [head: string, read: (message: StoredMessage) => string];

/** `projectType` becomes `project_type`. */
const headOf = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const describeUnlisted = (unlisted: Record<string, string> = {}): string =>
  Object.entries(unlisted)
    .map(([name, value]) => `${name}: ${value}`)
    .join("\n");

const columns: readonly Column[] = [
  ["id", ({ id }) => id],
  ["received_at", ({ receivedAt }) => new Date(receivedAt).toISOString()],
  ["suspected_spam", ({ suspectedSpam }) => (suspectedSpam ? "yes" : "no")],
  ...fields.map(
    ({ name }): Column => [
      headOf(name),
      ({ submission }) => submission[name] ?? "",
    ],
  ),
  ...sourceFields.map(
    (name): Column => [name, ({ submission }) => submission[name] ?? ""],
  ),
  ["unlisted", ({ submission }) => describeUnlisted(submission.unlisted)],
  // Last, because it never ends in text from a visitor: a separator there could
  // open a cell that spans lines.
  [
    "deliveries",
    ({ deliveries }) => deliveries.map(describeDelivery).join("; "),
  ],
];

/** The byte order mark tells spreadsheets that this is UTF-8. */
export const csvHead = `\uFEFF${line(columns.map(([head]) => head))}`;

export const csvLine = (message: StoredMessage): string =>
  line(columns.map(([, read]) => read(message)));
