import { expect, it } from "vitest";
import { numberWord, wordList } from "./number-words.ts";

it.each([
  [0, "zero"],
  [8, "eight"],
  [13, "thirteen"],
  [20, "twenty"],
  [42, "forty-two"],
  [99, "ninety-nine"],
  [100, "100"],
  [1740, "1,740"],
])("%d is written %s", (number, words) => {
  expect(numberWord(number)).toBe(words);
});

it("joins a list as a sentence would", () => {
  expect(wordList(["Berlin"])).toBe("Berlin");
  expect(wordList(["Berlin", "Hamburg"])).toBe("Berlin and Hamburg");
  expect(wordList(["Berlin", "Hamburg", "Bonn"])).toBe("Berlin, Hamburg and Bonn");
});
