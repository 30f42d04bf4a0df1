import { describe, expect, it } from "vitest";
import { MailSink } from "./delivery/mail-sink.ts";
import { renderFailurePage } from "./failure-page.ts";
import { Problem } from "./problems.ts";
import { parseFormBody, parseJsonBody } from "./submission.ts";
import { bodyLimit, fill } from "./testing/hostile-text.ts";
import { leastProcessorMs, longestStallMs, processorMs } from "./testing/processor-time.ts";
import { sampleSubmission } from "./testing/samples.ts";
import { startSmtpServer } from "./testing/smtp-server.ts";

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

/** The longest that the work blocks other work of the thread at once. */
async function longestTurnMs(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let done = false;
  const working = work().finally(() => {
    done = true;
  });
  for (let turn = processorMs(); !done; turn = processorMs()) {
    await new Promise(setImmediate);
    longest = Math.max(longest, processorMs() - turn);
  }
  await working;
  return longest;
}

const characters = ["&<>\"'", "\0", "\u0085", "\u202E", "\r\n", "\n", "a\t", "=", "😀"];

it.each(characters)("shows a megabyte of %j on five pages at once in several turns", async (character) => {
  const message = fill(character);
  const render = () => renderFailurePage(null, new Problem("missing-fields"), { message });
  const { html } = await render();
  expect(html.length).toBeGreaterThanOrEqual(message.length);
  expect(await longestTurnMs(() => Promise.all([1, 2, 3, 4, 5].map(render)))).toBeLessThan(longestStallMs);
});

it.each(characters)("mails a megabyte of %j in several turns", async (character) => {
  const smtp = await startSmtpServer();
  const sink = new MailSink({ smtpUrl: smtp.url, to: ["a@b.example"], from: "a@b.example" });
  const submission = { ...sampleSubmission, message: fill(character) };
  const send = () => sink.deliver({ id: "4d1c", receivedAt: 0, submission }, new AbortController().signal);
  await send();
  const longest = await longestTurnMs(send);
  await smtp.close();
  expect(longest).toBeLessThan(longestStallMs);
});
