import { expect, it } from "vitest";
import { fields, sourceFields } from "./fields.ts";
import { isFieldName } from "./submission.ts";

/** Of an export, a webhook and a hosted form service. */
const taken = new Set<string>([
  ...[
    "id",
    "receivedAt",
    "suspectedSpam",
    "spamScore",
    "spamReasons",
    "unreadable",
    "deliveries",
  ],
  ...["unlisted", "access_key", "redirect"],
  ...sourceFields,
]);

it("has names that are free, and differ also in the heads of a spreadsheet", () => {
  for (const { name } of fields) {
    expect(isFieldName(name), name).toBe(true);
    expect(taken.has(name), name).toBe(false);
  }
  const heads = fields.map(({ name }) => name.toLowerCase());
  expect(new Set(heads).size).toBe(heads.length);
});

it.each(["email", "project", "trap"])(
  "has one field of the kind %s",
  (kind) => {
    expect(fields.filter((field) => field.kind === kind)).toHaveLength(1);
  },
);
