import {
  isStructurallySame,
  parse as parseMessage,
} from "@formatjs/icu-messageformat-parser";
import { printAST } from "@formatjs/icu-messageformat-parser/printer.js";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { Message } from "../text/message.ts";
import { contentTexts } from "./content-files.ts";
import { say, words } from "./words.ts";

const file = "content/words.yaml";

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else
    for (const inner of Object.values(value as object)) yield* textsIn(inner);
}

/** With tags, as translators' tools read them by default. */
it("content/words.yaml can be read, and written again, by tools for ICU messages", () => {
  const texts = [...textsIn(parse(contentTexts().get(file) ?? ""))];
  expect(texts.length).toBeGreaterThan(300);
  for (const text of texts) {
    const message = parseMessage(text);
    const again = parseMessage(printAST(message));
    expect(isStructurallySame(message, again).success, text).toBe(true);
  }
});

describe("a mistake between the code and the labels names file, line and field", () => {
  it("of a label that the file has not", () => {
    const { sheets } = words as unknown as Record<string, object>;
    expect(() => Reflect.get(sheets ?? {}, "nxt")).toThrow(
      /^content\/words\.yaml:\d+: sheets\.nxt: is missing; did you mean "next"\?$/,
    );
  });

  it("of a name that nothing is known of", () => {
    const place = new Message("{numbr} of {total}", ["sheets", "place"]);
    expect(() => say(place, { number: 1, total: 2 })).toThrow(
      /^content\/words\.yaml:\d+: sheets\.place: \{numbr\}: there is no such name; did you mean \{number\}\?$/,
    );
  });
});
