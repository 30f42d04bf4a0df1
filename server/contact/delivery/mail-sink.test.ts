import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { troublesomeStrings } from "../testing/hostile-text.ts";
import { hostileStrings, sampleSubmission } from "../testing/samples.ts";
import { type ReceivedMail, type SmtpServer, startSmtpServer } from "../testing/smtp-server.ts";
import { plainAddress } from "./mail.ts";
import { MailSink } from "./mail-sink.ts";

const message = { id: "4d1c", receivedAt: 0, submission: sampleSubmission };
const to = ["hello@algosmith.example", "sales@algosmith.example"];
const from = "site@algosmith.example";
const never = new AbortController().signal;

let smtp: SmtpServer;
beforeEach(async () => {
  smtp = await startSmtpServer();
});
afterEach(() => smtp.close());

async function send(changes: Partial<typeof sampleSubmission> = {}) {
  const submission = { ...sampleSubmission, ...changes };
  await new MailSink({ smtpUrl: smtp.url, to, from }).deliver({ ...message, submission }, never);
  const mail = smtp.mails.at(-1);
  if (!mail) throw new Error("No mail came.");
  return read(mail);
}

function read(mail: ReceivedMail) {
  const split = mail.source.indexOf("\r\n\r\n");
  const head = mail.source.slice(0, split);
  const lines = head.replace(/\r\n[ \t]+/g, " ").split("\r\n");
  const body = mail.source.slice(split + 4);
  return {
    ...mail,
    head,
    headers: Object.fromEntries(lines.map((line) => line.split(/: (.*)/s))) as Record<string, string>,
    headerCount: lines.length,
    text: /base64/.test(head) ? Buffer.from(body, "base64").toString() : decodeText(body),
  };
}

const decodeText = (body: string) =>
  Buffer.from(
    body
      .replaceAll("=\r\n", "")
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    "latin1",
  ).toString("utf8");

const longestLine = (text: string) => Math.max(...text.split("\r\n").map((line) => line.length));

const knownHeaders = new Set(
  "From To Reply-To Subject Message-ID Date MIME-Version Content-Type Content-Transfer-Encoding".split(" "),
);

describe("a mail", () => {
  it("goes to the owner, with the visitor as reply-to", async () => {
    const mail = await send();
    expect(mail).toMatchObject({ from, to });
    expect(mail.headers).toMatchObject({
      "Reply-To": "Asha Rao <asha@customer.example>",
      Subject: "Contact form: Asha Rao (Backend & API)",
      "Message-ID": "<4d1c@algosmith.example>",
    });
    expect(mail.headers["Content-Type"]).toMatch(/^text\/plain/);
    expect(mail.text).toContain(sampleSubmission.message);
  });

  it("contains a long message, or its start and where to read the rest", async () => {
    const pages = "नमस्ते = ".repeat(5000);
    const whole = await send({ message: pages });
    const cut = await send({ message: pages.repeat(20) });
    for (const mail of [whole, cut]) {
      expect(mail.text).toContain(pages);
      expect(longestLine(mail.source)).toBeLessThanOrEqual(998);
    }
    expect(whole.text).not.toContain("Read the rest");
    expect(cut.text).toContain("Read the rest: npm run --silent inbox -- show 4d1c");
  });

  it("cannot be given another header, recipient or sender, whatever a visitor types", async () => {
    const unbroken = [55, 60, 70, 80].map((length) => "x".repeat(length));
    for (const text of [...troublesomeStrings(30), ...Object.values(hostileStrings), ...unbroken]) {
      const mail = await send({ name: text, email: text, projectType: text, message: text, website: text });
      expect(mail).toMatchObject({ from, to });
      expect(new Set(Object.keys(mail.headers)).difference(knownHeaders)).toEqual(new Set());
      expect(mail.headerCount).toBe(Object.keys(mail.headers).length);
      expect(longestLine(mail.head)).toBeLessThanOrEqual(78);
      expect(longestLine(mail.source)).toBeLessThanOrEqual(998);
    }
  });

  it("has the longest plain address as reply-to, and shows any other in the text only", async () => {
    const longest = `${"a".repeat(64)}@${"b".repeat(63)}.${"c".repeat(63)}.${"d".repeat(58)}.in`;
    const mail = await send({ name: "漢".repeat(5000), email: longest });
    expect(mail.headers["Reply-To"]).toContain(`<${longest}>`);
    expect(longestLine(mail.head)).toBeLessThanOrEqual(998);
    const longer = await send({ email: `a${longest}` });
    expect(longer.headers).not.toHaveProperty("Reply-To");
    expect(longer.text).toContain(`Email: a${longest}`);
  });

  it("shows an encoded word in a name instead of decoding it", async () => {
    const mail = await send({ name: "=?utf-8?Q?=E2=80=AEnimda?=" });
    expect(mail.head).not.toMatch(/=\?utf-8\?Q\?=E2=80=AE/i);
  });

  it("makes characters visible that a mail program would interpret", async () => {
    const mail = await send({ message: "a\0b \uD800 \u202Egpj.exe \u001B[2J\r\n.\r\nend" });
    expect(mail.text).toContain("a␀b \uFFFD [U+202E]gpj.exe ␛[2J\r\n.\r\nend");
  });

  it.each([451, 550])("counts as failed if the mail server answers %i", async (status) => {
    smtp.answer = `${status} no`;
    await expect(send()).rejects.toMatchObject({ reason: `EMESSAGE-${status}` });
    expect(smtp.mails).toEqual([]);
  });

  it("ends at its deadline if the mail server never finishes an answer, and closes the connection", async () => {
    const timeout = new AbortController();
    const closed = Promise.withResolvers<void>();
    const slow = createServer((socket) => {
      socket.on("error", () => {}).on("close", () => closed.resolve());
      socket.write("220-wait\r\n", () => timeout.abort());
    });
    await once(slow.listen(0, "127.0.0.1"), "listening");
    const smtpUrl = `smtp://127.0.0.1:${(slow.address() as AddressInfo).port}`;
    const sending = new MailSink({ smtpUrl, to, from }).deliver(message, timeout.signal);
    await expect(sending).rejects.toMatchObject({ name: "Error" });
    await closed.promise;
    slow.close();
  });
});

it.each([
  ["first.last+tag@sub.customer.example", "first.last+tag@sub.customer.example"],
  ["o'brien@Customer.Example", "o'brien@customer.example"],
  ["asha@münchen.example", "asha@xn--mnchen-3ya.example"],
])("sends mail to %j", (text, address) => {
  expect(plainAddress(text)).toBe(address);
});

it.each([
  "",
  "asha",
  "@customer.example",
  "a@b@c.example",
  "asha@localhost",
  "asha@127.0.0.1",
  "asha@[127.0.0.1]",
  "asha@customer..example",
  "asha@-customer.example",
  ".asha@customer.example",
  "üser@customer.example",
  "asha@customer.example ",
  "asha@customer.example\r\nBcc: everyone@victim.example",
  "asha@customer.example, everyone@victim.example",
  "Asha <asha@customer.example>",
  '"asha"@customer.example',
  `${"a".repeat(65)}@customer.example`,
  `asha@${"b".repeat(64)}.example`,
  `asha@${"ü".repeat(60)}.example`,
])("sends no mail to %j", (text) => {
  expect(plainAddress(text)).toBeNull();
});
