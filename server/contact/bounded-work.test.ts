import { describe, expect, it } from "vitest";
import { renderFailurePage } from "./failure-page.ts";
import { Problem } from "./problems.ts";
import { parseFormBody, parseJsonBody } from "./submission.ts";
import { visibleLine, visibleText } from "./visible-text.ts";

/** Everything here runs on the thread that serves the pages: no body may hold it for longer. */
const longestMilliseconds = 50;
const bodyLimit = 1024 * 1024;

function fill(part: string, bytes = bodyLimit): string {
  return part.repeat(Math.floor(bytes / Buffer.byteLength(part)));
}

/** Processor time, which a busy machine does not change; the best of three, since the first compiles. */
function cpuMilliseconds(work: () => unknown): number {
  const times = Array.from({ length: 3 }, () => {
    const start = process.threadCpuUsage();
    try {
      work();
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
    }
    const { user, system } = process.threadCpuUsage(start);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index.toString(36));

describe("a body of a megabyte is parsed in time:", () => {
  it.each(["&", "=", "%", "+", "%25", "&n", "&a=b", "&name=b", "&nam%65=%", "message&"])(
    "a form that repeats %s",
    (part) => {
      const body = Buffer.from(fill(part));
      expect(cpuMilliseconds(() => parseFormBody(body))).toBeLessThan(longestMilliseconds);
    },
  );

  it.each(["%", "+", "%22", "%E9", "é", "%F0%9F%98%80"])("a form with a message of %s", (part) => {
    const body = Buffer.from(`message=${fill(part, bodyLimit - 8)}`);
    expect(cpuMilliseconds(() => parseFormBody(body))).toBeLessThan(longestMilliseconds);
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
  ])("JSON of %s", (_, json) => {
    const body = Buffer.from(json).subarray(0, bodyLimit);
    expect(cpuMilliseconds(() => parseJsonBody(body))).toBeLessThan(longestMilliseconds);
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
  it.each(characters)("%j in a mail", (character) => {
    const text = fill(character);
    expect(cpuMilliseconds(() => visibleText(text))).toBeLessThan(longestMilliseconds);
    expect(cpuMilliseconds(() => visibleLine(text, 80))).toBeLessThan(longestMilliseconds);
  });

  it.each(characters)("%j on the page for a message that failed, in several turns", async (character) => {
    const words = { message: fill(character) };
    await renderFailurePage(null, new Problem("missing-fields"), words);
    let longest = 0;
    let rendered = false;
    const rendering = renderFailurePage(null, new Problem("missing-fields"), words).finally(() => {
      rendered = true;
    });
    let turn = process.threadCpuUsage();
    while (!rendered) {
      await new Promise(setImmediate);
      const { user, system } = process.threadCpuUsage(turn);
      turn = process.threadCpuUsage();
      longest = Math.max(longest, (user + system) / 1000);
    }
    expect((await rendering).html.length).toBeGreaterThanOrEqual(words.message.length);
    expect(longest).toBeLessThan(longestMilliseconds);
  });
});
