import { describe, expect, it } from "vitest";
import { renderFailurePage } from "./failure-page.ts";
import { Problem } from "./problems.ts";
import { parseFormBody, parseJsonBody } from "./submission.ts";
import { bodyLimit, fill } from "./testing/hostile-text.ts";
import { leastProcessorMs, longestStallMs, processorMs } from "./testing/processor-time.ts";
import { visibleLine, visibleText } from "./visible-text.ts";

/** Refusing a body must be as fast as accepting it. */
const parsing = (parse: () => unknown): Promise<number> =>
  leastProcessorMs(() => {
    try {
      parse();
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
    }
  });

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index.toString(36));

describe("a body of a megabyte is parsed in time:", () => {
  it.each(["&", "=", "%", "+", "%25", "&n", "&a=b", "&name=b", "&nam%65=%", "message&"])(
    "a form that repeats %s",
    async (part) => {
      const body = Buffer.from(fill(part));
      expect(await parsing(() => parseFormBody(body))).toBeLessThan(longestStallMs);
    },
  );

  it.each(["%", "+", "%22", "%E9", "é", "%F0%9F%98%80"])("a form with a message of %s", async (part) => {
    const body = Buffer.from(`message=${fill(part, bodyLimit - 8)}`);
    expect(await parsing(() => parseFormBody(body))).toBeLessThan(longestStallMs);
  });

  it.each([
    ["brackets without end", "[".repeat(bodyLimit)],
    ["brackets", "[".repeat(bodyLimit / 2) + "]".repeat(bodyLimit / 2)],
    ["nested objects", fill('{"a":')],
    ["a list of objects", `[${fill("{},")}{}]`],
    ["names of their own", `{${numbers(90_000).map((name) => `"${name}":0`)}}`],
    ["objects with names of their own", `[${numbers(80_000).map((name) => `{"${name}":0}`)}]`],
    ["escapes", `{"message":"${fill("\\u0041", bodyLimit - 20)}"}`],
    ["quotes", `{"message":"${fill('\\"', bodyLimit - 20)}"}`],
    ["digits", fill("9")],
  ])("JSON of %s", async (_, json) => {
    const body = Buffer.from(json).subarray(0, bodyLimit);
    expect(await parsing(() => parseJsonBody(body))).toBeLessThan(longestStallMs);
  });
});

const characters = [
  '"',
  'a"',
  "&<>\"'",
  "\0",
  "\u0001",
  "\u0085",
  "\u202E",
  "\r\n",
  "\n",
  "\r",
  "a\t",
  "\u2028",
  "😀",
];

describe("a megabyte is shown in time:", () => {
  it.each(characters)("%j in a mail", async (character) => {
    const text = fill(character);
    expect(await leastProcessorMs(() => visibleText(text))).toBeLessThan(longestStallMs);
    expect(await leastProcessorMs(() => visibleLine(text, 80))).toBeLessThan(longestStallMs);
  });

  it.each(characters)(
    "%j on pages for five failed messages at once, in several turns of the event loop",
    async (character) => {
      const words = { message: fill(character) };
      const render = () => renderFailurePage(null, new Problem("missing-fields"), words);
      await render();
      let longest = 0;
      let rendered = false;
      const rendering = Promise.all(Array.from({ length: 5 }, render)).finally(() => {
        rendered = true;
      });
      let turn = processorMs();
      while (!rendered) {
        await new Promise(setImmediate);
        longest = Math.max(longest, processorMs() - turn);
        turn = processorMs();
      }
      for (const { html } of await rendering)
        expect(html.length).toBeGreaterThanOrEqual(words.message.length);
      expect(longest).toBeLessThan(longestStallMs);
    },
  );
});
