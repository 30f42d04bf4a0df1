import { expect, it } from "vitest";
import { countJsonValues } from "./json-values.ts";

const count = (json: string, most = 1000) => countJsonValues(Buffer.from(json), most);

it.each([
  ['{"name":"a","email":"b"}', 3],
  ["[1,[2,3],{}]", 7],
  ["[[[[", 5],
  ['"text"', 1],
  ['{"message":"[[[,,,{{{ \\" ,,, \\\\","x":0}', 3],
  ['"a string without end,,,', 1],
  ["", 1],
])("counts the values of %s as at most %i", (json, expected) => {
  expect(count(json)).toBe(expected);
});

it("stops counting when there are too many", () => {
  expect(count("[".repeat(1_000_000), 10)).toBe(11);
});
