import { expect, it } from "vitest";
import { wordTypes } from "./word-types.ts";

it("derives the labels and what each needs", () => {
  const words = `
sheets:
  next: Next
  place: "{number} of {total}"
  count: "{count, plural, one {# sheet of {total}} other {# sheets}}"
  chat: "{chat, select, yes {x} other {y}} {count} {count, number}"
days: [M, T]
broken: "{"
`;
  expect(wordTypes(words)).toContain(`export type Words = {
readonly "sheets": {
readonly "next": string;
readonly "place": Message<{ "number": Text; "total": Text }>;
readonly "count": Message<{ "count": number; "total": Text }>;
readonly "chat": Message<{ "chat": string; "count": Text & number }>;
};
readonly "days": readonly [string, string];
readonly "broken": string;
};
`);
});
