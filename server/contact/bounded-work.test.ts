import { beforeAll, expect, it } from "vitest";
import { mailSink } from "./delivery/mail.ts";
import { parseContactEnvironment } from "./environment.ts";
import { renderFailurePage } from "./failure-page.ts";
import { bodyLimit, costlyTexts, fill } from "./testing/hostile-text.ts";
import { sampleDelivery, siteUrl, words } from "./testing/samples.ts";
import { startSmtpServer } from "./testing/smtp-server.ts";
import {
  openTestApp,
  openTestInbox,
  type TestApp,
} from "./testing/test-app.ts";
import {
  createThreadedInbox,
  type ThreadedInbox,
} from "./thread/threaded-inbox.ts";

/** The longest that any body may block the thread that serves pages. */
const longestStallMs = 50;

/** Processor time of this thread, independent of other work on the machine. */
function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

let inbox: ThreadedInbox;
let site: TestApp;
beforeAll(async () => {
  const { folder, close } = await openTestInbox();
  const many = "1000000";
  const limits = parseContactEnvironment({
    CONTACT_LIMIT_PER_CLIENT: many,
    CONTACT_LIMIT_MEGABYTES_PER_CLIENT: many,
    CONTACT_LIMIT_IN_ALL: many,
  });
  inbox = createThreadedInbox(parseContactEnvironment({ DATA_DIR: folder }));
  await inbox.open();
  site = await openTestApp({ inbox, limits });
  return async () => {
    await site.close();
    await inbox.close();
    await close();
  };
});

/**
 * Of three measurements the least: the work itself costs the same every time,
 * compilation and garbage collection do not.
 */
async function leastOfThree(measure: () => Promise<number>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < 3 && least >= longestStallMs; attempt += 1)
    least = Math.min(least, await measure());
  return least;
}

function cost(type: string, text: string): Promise<number> {
  const payload = Buffer.from(text).subarray(0, bodyLimit);
  const headers = { "content-type": type };
  return leastOfThree(async () => {
    const start = processorMs();
    await site.app.inject({
      method: "POST",
      url: "/api/contact",
      headers,
      payload,
    });
    return processorMs() - start;
  });
}
const costOfJson = (json: string) => cost("application/json", json);
const costOfForm = (form: string) =>
  cost("application/x-www-form-urlencoded", form);

/** Room for a message's other fields and the JSON around them. */
const messageBytes = bodyLimit - 200;

it.each(costlyTexts(messageBytes))(
  "a message of 1 MiB of %s does not delay pages",
  async (_, text) => {
    for (const field of ["message", "email", "name"]) {
      const fields = {
        name: "a",
        email: "a@b.c",
        message: "a",
        website: siteUrl,
        [field]: text,
      };
      expect(await costOfJson(JSON.stringify(fields))).toBeLessThan(
        longestStallMs,
      );
    }
    // As bytes, not as a browser writes them: any byte but a separator may
    // stand for itself.
    expect(await costOfForm(`name=a&email=a@b.c&message=${text}`)).toBeLessThan(
      longestStallMs,
    );
  },
);

it.each([
  "&",
  "=",
  "%",
  "+",
  "%25",
  "&n",
  "&a=b",
  "&name=b",
  "&nam%65=%",
  "message&",
])("a form of 1 MiB of %s does not delay pages", async (part) => {
  expect(await costOfForm(fill(part))).toBeLessThan(longestStallMs);
});

it.each(["%", "+", "%22", "%E9", "é", "%F0%9F%98%80"])(
  "a form with a message of %s does not either",
  async (part) => {
    const form = `name=a&email=a@b.c&message=${fill(part, messageBytes)}`;
    expect(await costOfForm(form)).toBeLessThan(longestStallMs);
  },
);

const numbers = (count: number) =>
  Array.from({ length: count }, (_, index) => index.toString(36));
it.each([
  ["brackets without end", "[".repeat(bodyLimit)],
  ["nested objects", fill('{"a":')],
  ["a list of objects", `[${fill("{},", bodyLimit - 4)}{}]`],
  ["a text that is no object", `"${fill("a", bodyLimit - 2)}"`],
  ["names of their own", `{${numbers(90_000).map((name) => `"${name}":0`)}}`],
  [
    "objects with names of their own",
    `[${numbers(80_000).map((name) => `{"${name}":0}`)}]`,
  ],
  ["escapes", `{"message":"${fill("\\u0041", bodyLimit - 20)}"}`],
  ["quotes", `{"message":"${fill('\\"', bodyLimit - 20)}"}`],
  ["digits", fill("9")],
])("JSON of 1 MiB of %s does not delay pages", async (_, json) => {
  expect(await costOfJson(json)).toBeLessThan(longestStallMs);
});

/** The longest that the work blocks other work of the thread at once. */
const longestTurnMs = (work: () => Promise<unknown>): Promise<number> =>
  leastOfThree(async () => {
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
  });

const characters = [
  "&<>\"'",
  "\0",
  "\u0085",
  "\u202E",
  "\r\n",
  "\n",
  "a\t",
  "=",
  "😀",
];

it.each(characters)(
  "shows a megabyte of %j on five pages at once in several turns",
  async (character) => {
    const message = fill(character);
    const render = () =>
      renderFailurePage(
        null,
        { title: "Error", text: "Please fill in.", firstChoice: "" },
        { message },
      );
    expect((await render()).html.length).toBeGreaterThanOrEqual(message.length);
    expect(
      await longestTurnMs(() => Promise.all([1, 2, 3, 4, 5].map(render))),
    ).toBeLessThan(longestStallMs);
  },
);

it.each(characters)(
  "mails a megabyte of %j in several turns",
  async (character) => {
    const smtp = await startSmtpServer();
    const sink = mailSink({
      smtpUrl: smtp.url,
      to: ["a@b.example"],
      from: "a@b.example",
      words,
    });
    const message = sampleDelivery({ message: fill(character) });
    const send = async () =>
      sink.deliver(message, new AbortController().signal);
    await send();
    const longest = await longestTurnMs(send);
    await smtp.close();
    expect(longest).toBeLessThan(longestStallMs);
  },
);
