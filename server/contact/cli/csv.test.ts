import { describe, expect, it } from "vitest";
import { fields } from "../fields.ts";
import type { StoredMessage } from "../message.ts";
import { arrange } from "../submission.ts";
import { troublesomeStrings } from "../testing/hostile-text.ts";
import { sampleMessage } from "../testing/samples.ts";
import { csvHead, csvLine } from "./csv.ts";

const never = { queuedAt: 0, nextAttemptAt: 0, deliveredAt: null };

const written = (text: string): StoredMessage => ({
  ...sampleMessage(),
  sequence: 1,
  id: "4d1c0000-0000-4000-8000-000000000000",
  receivedAt: 0,
  unreadable: false,
  submission: {
    ...arrange(Object.fromEntries(fields.map(({ name }) => [name, text]))),
    utm_source: text,
    referrer: text,
    unlisted: { phone: text, town: text },
  },
  deliveries: [
    {
      sink: "webhook",
      state: "waiting",
      attempts: 1,
      ...never,
      lastError: `http-500: ${text}`,
    },
  ],
});

/**
 * As spreadsheets read it: a quote counts at the start of a cell, and what
 * follows the closing one is kept.
 */
function cellsHonouringQuotes(csv: string, separator: string): string[] {
  const quoted = '"([^"]*(?:""[^"]*)*)(?:"|$)';
  const cell = new RegExp(
    `(?:${quoted})?([^\\${separator}\r\n]*)(?:[\\${separator}\r\n]|$)`,
    "g",
  );
  const cells = [...(csv + separator).matchAll(cell)].slice(0, -1);
  return cells.map(
    ([, inside = "", after = ""]) => inside.replaceAll('""', '"') + after,
  );
}

const cellsIgnoringQuotes = (csv: string, separator: string) =>
  csv.split(/[\r\n]/).flatMap((line) => line.split(separator));

const isFormula = (cell: string) =>
  /^[\s"\p{Cf}]*[=+\-@\t\r＝＋－＠]/u.test(cell);

const hostile = [
  "a;=1+1",
  'x";=cmd()',
  'x"";""=cmd()',
  'a"\n=1+1',
  "one\ttwo\t=1+1",
  "a|=1+1|b",
  'a","=1+1',
  "a; \u200B=1+1",
  "a;\t-1",
  "\u00A0@SUM(1)",
  ';";\n"=1',
  "- first\n- second",
  "＝1+1;＠x",
];
const strings = [...hostile, ...troublesomeStrings(400)];

describe.each([",", ";", "\t", "|"])(
  "a CSV export that is split at %j",
  (separator) => {
    it.each([
      ["honoured", cellsHonouringQuotes],
      ["ignored", cellsIgnoringQuotes],
    ])("has no cell that starts a formula, quotes %s", (_, cells) => {
      for (const text of strings) {
        // Two lines, since a cell may run on into the next.
        const csv = csvHead + csvLine(written(text)) + csvLine(written(text));
        expect(cells(csv, separator).filter(isFormula)).toEqual([]);
      }
    });
  },
);

it("keeps a message in one cell of a comma-separated export", () => {
  for (const text of strings) {
    const cells = cellsHonouringQuotes(csvLine(written(text)).trimEnd(), ",");
    expect(cells).toHaveLength(csvHead.split(",").length);
  }
});

it("does not change ordinary text", () => {
  const text =
    "We have 2 plants, Pune & Nagpur (e-mail: a-b@c.example); total = 5 - 7 lines.\nRegards";
  expect(csvLine(written(text))).toContain(`"${text}"`);
});

it("takes time linear in the length of the message", () => {
  for (const piece of ['"', " ", "\n", ";", "=", "\u200B"]) {
    expect(csvLine(written(piece.repeat(200_000)))).not.toBe("");
  }
});
