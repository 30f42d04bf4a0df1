import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { troublesomeStrings } from "../testing/hostile-text.ts";
import {
  sampleDelivery,
  sampleSource,
  type sampleSubmission,
  words,
} from "../testing/samples.ts";
import {
  type ReceivedMail,
  type SmtpServer,
  startSmtpServer,
} from "../testing/smtp-server.ts";
import { mailSink, plainAddress } from "./mail.ts";

const to = ["hello@algosmith.example", "sales@algosmith.example"];
const from = "site@algosmith.example";
const never = new AbortController().signal;

let smtp: SmtpServer;
beforeEach(async () => {
  smtp = await startSmtpServer();
});
afterEach(() => smtp.close());

async function send(changes: Partial<typeof sampleSubmission> = {}) {
  await mailSink({ smtpUrl: smtp.url, to, from, words }).deliver(
    sampleDelivery(changes),
    never,
  );
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
    headers: Object.fromEntries(
      lines.map((line) => line.split(/: (.*)/s)),
    ) as Record<string, string>,
    headerCount: lines.length,
    text: (/base64/.test(head)
      ? Buffer.from(body, "base64")
      : decodeText(body)
    ).toString(),
  };
}

const decodeText = (body: string): Buffer =>
  Buffer.from(
    body
      .replaceAll("=\r\n", "")
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      ),
    "latin1",
  );

const longestLine = (text: string) =>
  Math.max(...text.split("\r\n").map((line) => line.length));

const knownHeaders = new Set(
  "From To Reply-To Subject Message-ID Date MIME-Version Content-Type Content-Transfer-Encoding".split(
    " ",
  ),
);

describe("a mail", () => {
  it("goes to the owner, with the visitor as reply-to, and shows all fields and how the visitor came", async () => {
    const mail = await send({
      ...sampleSource,
      message: "one\r\ntwo\0 \uD800 \u202Egpj.exe \u001B[2J\r\n.\r\nend",
    });
    expect(mail).toMatchObject({ from, to });
    expect(mail.headers).toMatchObject({
      "Reply-To": "Asha Rao <asha@customer.example>",
      Subject: "Contact form: Asha Rao (Backend & API)",
      "Message-ID": "<4d1c@algosmith.example>",
    });
    expect(mail.headers["Content-Type"]).toMatch(/^text\/plain/);
    const given = mail.text
      .replaceAll("\r\n", "\n")
      .replaceAll(/^[^:]+: not given\n/gm, "");
    expect(given).toBe(`Name: Asha Rao
Email: asha@customer.example
Project type: Backend & API
UTM source: newsletter
UTM medium: email
UTM campaign: spring & summer
UTM term: erp
UTM content: button
Referrer: https://search.example/

one
two␀ \uFFFD [U+202E]gpj.exe ␛[2J
.
end

-- 
Message 4d1c, received 1970-01-01T00:00:00.000Z`);
  });

  it("shows what was sent in fields that this release does not have, under their names", async () => {
    const { text } = await send({
      unlisted: { laterField: "Northline\r\nEmail: other@evil.example" },
    });
    expect(text).toContain(
      "\r\nlaterField: Northline Email: other@evil.example\r\n",
    );
  });

  it.each([
    ["__proto__", "Contact form: Asha Rao (__proto__)"],
    ["a\r\nBcc: b", "Contact form: Asha Rao (a Bcc: b)"],
    [" \n ", "Contact form: Asha Rao"],
    [null, "Contact form: Asha Rao"],
  ])(
    "with the project type %j has the subject %j",
    async (projectType, subject) => {
      expect((await send({ projectType })).headers.Subject).toBe(subject);
    },
  );

  it("contains a long message, or its start and where to read the rest", async () => {
    const pages = "नमस्ते = ".repeat(5000);
    const whole = await send({ message: pages });
    const cut = await send({ message: `x${"😀".repeat(30_000)}` });
    expect(whole.text).toContain(pages);
    expect(whole.text).not.toContain("Read the rest");
    expect(/^x(😀+)$/mu.exec(cut.text)?.[1]).toHaveLength(2 * 24_999);
    expect(cut.text).toContain("Read the rest: inbox show 4d1c");
    for (const mail of [whole, cut])
      expect(longestLine(mail.source)).toBeLessThanOrEqual(998);
  });

  it("cannot be given another header, recipient or sender, whatever a visitor types", async () => {
    const unbroken = [55, 60, 70, 80].map((length) => "x".repeat(length));
    for (const text of [...troublesomeStrings(30), ...unbroken]) {
      const mail = await send({
        name: text,
        email: text,
        projectType: text,
        message: text,
        website: text,
      });
      expect(mail).toMatchObject({ from, to });
      expect(
        new Set(Object.keys(mail.headers)).difference(knownHeaders),
      ).toEqual(new Set());
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

  it.each([451, 550])(
    "counts as failed if the mail server answers %i",
    async (status) => {
      smtp.answer = `${status} no`;
      await expect(send()).rejects.toMatchObject({
        reason: `EMESSAGE-${status}`,
      });
      expect(smtp.mails).toEqual([]);
    },
  );

  it("ends at its deadline if the mail server never finishes an answer, and closes the connection", async () => {
    const timeout = new AbortController();
    const closed = Promise.withResolvers<void>();
    const slow = createServer((socket) => {
      socket.on("error", () => {}).on("close", () => closed.resolve());
      socket.write("220-wait\r\n", () => timeout.abort());
    });
    await once(slow.listen(0, "127.0.0.1"), "listening");
    const smtpUrl = `smtp://127.0.0.1:${(slow.address() as AddressInfo).port}`;
    const sending = mailSink({ smtpUrl, to, from, words }).deliver(
      sampleDelivery(),
      timeout.signal,
    );
    await expect(sending).rejects.toMatchObject({ name: "Error" });
    await closed.promise;
    slow.close();
  });
});

describe("over a connection without TLS", () => {
  /**
   * 0.0.0.0 leads to this machine, but not every address that does is one of
   * loopback.
   */
  const address = (host: string, query = "") =>
    `${smtp.url.replace("//127.0.0.1", `//asha:secret@${host}`)}${query}`;
  const sendTo = (smtpUrl: string) =>
    mailSink({ smtpUrl, to, from, words }).deliver(sampleDelivery(), never);

  it.each(["", "?ignoreTLS=false"])(
    "no password and no mail is sent: %s",
    async (query) => {
      await expect(sendTo(address("0.0.0.0", query))).rejects.toMatchObject({
        reason: expect.stringMatching(/^ETLS/),
      });
      expect([smtp.logins, smtp.mails]).toEqual([[], []]);
    },
  );

  it.each([
    "0.0.0.0:?requireTLS=false",
    "0.0.0.0:?ignoreTLS=true",
    "127.0.0.1:",
    "localhost:",
  ])(
    "both are sent if the address says so or leads to this machine: %s",
    async (hostAndQuery) => {
      const [host = "", query] = hostAndQuery.split(":");
      expect(await sendTo(address(host, query))).toBe("delivered");
      expect(smtp.logins).toMatchObject([
        { username: "asha", password: "secret", secure: false },
      ]);
    },
  );

  it("the server's offer of TLS is taken, and its certificate checked", async () => {
    await smtp.close();
    smtp = await startSmtpServer({ startTls: true });
    await expect(sendTo(address("localhost"))).rejects.toMatchObject({
      reason: "ESOCKET",
    });
    expect(smtp.logins).toEqual([]);
    expect(
      await sendTo(address("0.0.0.0", "?tls.rejectUnauthorized=false")),
    ).toBe("delivered");
    expect(smtp.logins).toMatchObject([{ secure: true }]);
  });
});

it.each([
  [
    "first.last+tag@sub.customer.example",
    "first.last+tag@sub.customer.example",
  ],
  ["o'brien@Customer.Example", "o'brien@customer.example"],
  ["asha@münchen.example", "asha@xn--mnchen-3ya.example"],
])("sends mail to %j", (text, address) => {
  expect(plainAddress(text)).toBe(address);
});

const unusualAddresses = [
  ..."|asha|@customer.example|a@b@c.example|asha@localhost|asha@127.0.0.1|asha@[127.0.0.1]".split(
    "|",
  ),
  ...'asha@customer..example|asha@-customer.example|.asha@customer.example|"asha"@customer.example'.split(
    "|",
  ),
  ..."üser@customer.example|asha@customer.example |Asha <asha@customer.example>".split(
    "|",
  ),
  "asha@customer.example\r\nBcc: everyone@victim.example",
  "asha@customer.example, everyone@victim.example",
  ...[
    `${"a".repeat(65)}@customer.example`,
    `asha@${"b".repeat(64)}.example`,
    `asha@${"ü".repeat(60)}.example`,
  ],
];
it.each(unusualAddresses)("sends no mail to %j", (text) => {
  expect(plainAddress(text)).toBeNull();
});
