import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { troublesomeStrings } from "../testing/hostile-text.ts";
import { hostileStrings, sampleSource, sampleSubmission } from "../testing/samples.ts";
import { type ReceivedMail, type SmtpServer, startSmtpServer } from "../testing/smtp-server.ts";
import { MailSink } from "./mail-sink.ts";

const message = { id: "4d1c", receivedAt: 0, submission: sampleSubmission };
const to = ["hello@algosmith.example", "sales@algosmith.example"];
const from = "site@algosmith.example";

let smtp: SmtpServer;
beforeEach(async () => {
  smtp = await startSmtpServer();
});
afterEach(() => smtp.close());

async function deliver(submission: typeof sampleSubmission): Promise<void> {
  const sink = new MailSink({ smtpUrl: smtp.url, to, from, timeoutMs: 10_000 });
  await sink.deliver({ ...message, submission }).finally(() => sink.close());
}

async function send(submission = sampleSubmission) {
  await deliver(submission);
  const mail = smtp.mails.at(-1);
  if (!mail) throw new Error("No mail came.");
  return read(mail);
}

function read(mail: ReceivedMail) {
  const split = mail.source.indexOf("\r\n\r\n");
  const head = mail.source.slice(0, split).replace(/\r\n[ \t]+/g, " ");
  const headers = head.split("\r\n").map((line) => line.slice(0, line.indexOf(":")).toLowerCase());
  const header = (name: string) =>
    head.split("\r\n").find((line) => line.toLowerCase().startsWith(`${name}:`));
  return {
    ...mail,
    head: mail.source.slice(0, split),
    headers,
    header,
    lines: mail.source.split("\r\n"),
    ...parts(mail.source),
  };
}

/** The two parts of multipart/alternative, decoded. */
function parts(source: string) {
  const [, boundary = ""] = /boundary="([^"]+)"/.exec(source) ?? [];
  const [text = "", html = ""] = source
    .split(`--${boundary}`)
    .slice(1)
    .map((part) => {
      const split = part.indexOf("\r\n\r\n");
      const body = part.slice(split + 4);
      const [, encoding] = /^Content-Transfer-Encoding: (\S+)/m.exec(part.slice(0, split)) ?? [];
      if (encoding === "base64") return Buffer.from(body, "base64").toString("utf8");
      return encoding === "quoted-printable" ? decodeText(body) : body;
    });
  return { text, html };
}

const decodeText = (body: string) =>
  Buffer.from(
    body
      .replaceAll("=\r\n", "")
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    "latin1",
  ).toString("utf8");

const longestLine = (text: string) => Math.max(...text.split("\r\n").map((line) => line.length));

const knownHeaders = [
  "from",
  "to",
  "reply-to",
  "subject",
  "message-id",
  "date",
  "mime-version",
  "content-type",
  "content-transfer-encoding",
];

describe("a mail", () => {
  it("goes to the owner, with the visitor as reply-to", async () => {
    const mail = await send();
    expect(mail).toMatchObject({ from, to });
    expect(mail.header("reply-to")).toBe("Reply-To: Asha Rao <asha@customer.example>");
    expect(mail.header("subject")).toBe("Subject: Contact form: Asha Rao (Backend & API)");
    expect(mail.header("message-id")).toBe("Message-ID: <4d1c@algosmith.example>");
    expect(mail.header("content-type")).toMatch(/^Content-Type: multipart\/alternative;/);
    expect(mail.text).toContain("Project type: Backend & API");
    expect(mail.text).toContain(sampleSubmission.message);
    expect(mail.html).toContain(sampleSubmission.message);
  });

  it("says how the visitor found the form, if known", async () => {
    const mail = await send({ ...sampleSubmission, ...sampleSource });
    expect(mail.text).toMatch(/UTM source: newsletter\r?\n/);
    expect(mail.text).toMatch(/Referrer: https:\/\/search\.example\/\r?\n/);
    expect(mail.html).toContain("<td>spring &amp; summer</td>");
    expect((await send()).text).not.toMatch(/UTM|Referrer/);
  });

  it("shows the same in HTML: escaped, with its line breaks, and without external resources", async () => {
    const hostile = '<img src="https://evil.example/x.png"><script>alert(1)</script>\nsecond & last';
    const mail = await send({
      name: hostile,
      email: hostile,
      projectType: hostile,
      message: hostile,
      website: null,
    });
    expect(mail.html).toContain("&lt;/script&gt;<br>second &amp; last</p>");
    const elements = new Set([...mail.html.matchAll(/<\/?([a-z]+)/g)].map(([, name]) => name));
    expect([...elements]).toEqual(["html", "head", "meta", "title", "body", "table", "tr", "td", "p", "br"]);
    expect(mail.html.replace(/>[^<]*/g, ">")).not.toMatch(/src|href|url\(|http/);
  });

  it("contains a long message, or its start and where to read the rest", async () => {
    const pages = "नमस्ते = ".repeat(5000);
    const whole = await send({ ...sampleSubmission, message: pages });
    const cut = await send({ ...sampleSubmission, message: pages.repeat(20) });
    for (const mail of [whole, cut]) {
      expect(mail.text).toContain(pages);
      expect(mail.html).toContain(pages);
      expect(longestLine(mail.source)).toBeLessThanOrEqual(998);
    }
    expect(whole.text).not.toContain("Read the rest");
    expect(cut.text).toContain("Read the rest: npm run --silent inbox -- show 4d1c");
    expect(cut.html).toContain("Read the rest: npm run --silent inbox -- show 4d1c");
  });

  it("names a project type that the form does not offer, and none if none was chosen", async () => {
    const subject = async (projectType: string | null) =>
      (await send({ ...sampleSubmission, projectType })).header("subject");
    expect(await subject("quantum\r\nBcc: x")).toBe("Subject: Contact form: Asha Rao (quantum Bcc: x)");
    expect(await subject(null)).toBe("Subject: Contact form: Asha Rao");
    expect(await subject(" ")).toBe("Subject: Contact form: Asha Rao");
  });

  it("cannot be given another header, recipient or sender, whatever a visitor types", async () => {
    for (const text of Object.values(hostileStrings)) {
      const mail = await send({ name: text, email: text, projectType: text, message: text, website: text });
      expect(mail).toMatchObject({ from, to });
      expect(mail.headers.filter((name) => !knownHeaders.includes(name))).toEqual([]);
      expect(new Set(mail.headers).size).toBe(mail.headers.length);
      expect(Math.max(...mail.lines.map((line) => line.length))).toBeLessThanOrEqual(998);
    }
  });

  it.each([
    "asha@customer.example\r\nBcc: everyone@victim.example",
    "asha@customer.example, everyone@victim.example",
    "Asha <asha@customer.example>",
    "not an address",
    "a@b@c",
    "",
  ])("has no reply-to for %j, which the text shows", async (email) => {
    const mail = await send({ ...sampleSubmission, email });
    expect(mail.headers).not.toContain("reply-to");
    expect(mail.to).toEqual(to);
    expect(mail.text).toContain("Email: ");
  });

  it("has no reply-to for an address of 5,000 characters, which the text shows", async () => {
    const email = `${"a".repeat(5000)}@customer.example`;
    const mail = await send({ ...sampleSubmission, email });
    expect(mail.headers).not.toContain("reply-to");
    expect(mail.text).toContain(`Email: ${email}`);
  });

  it("has no header line over 998 bytes, and none over 78 except for a long address", async () => {
    const unbroken = [55, 60, 70, 80].map((length) => "x".repeat(length));
    const texts = [...troublesomeStrings(300), ...unbroken];
    await Promise.all(
      texts.map((text) => deliver({ ...sampleSubmission, name: text, email: text, projectType: text })),
    );
    expect(smtp.mails).toHaveLength(texts.length);
    for (const mail of smtp.mails.map(read)) {
      expect(longestLine(mail.head)).toBeLessThanOrEqual(78);
      expect(longestLine(mail.source)).toBeLessThanOrEqual(998);
    }
    const email = `${"a".repeat(64)}@${"b".repeat(63)}.${"c".repeat(63)}.${"d".repeat(58)}.in`;
    const mail = await send({ ...sampleSubmission, name: "漢".repeat(5000), email });
    expect(email).toHaveLength(254);
    expect(mail.header("reply-to")).toContain(`<${email}>`);
    expect(longestLine(mail.head)).toBeLessThanOrEqual(998);
  });

  it("shows an encoded word in a name instead of decoding it", async () => {
    const mail = await send({ ...sampleSubmission, name: "=?utf-8?Q?=E2=80=AEnimda?=" });
    expect(mail.head).not.toMatch(/=\?utf-8\?Q\?=E2=80=AE/i);
  });

  it("makes characters visible that a mail program would interpret", async () => {
    const mail = await send({
      ...sampleSubmission,
      message: "a\0b \uD800 \u202Egpj.exe \u001B[2J\r\n.\r\nend",
    });
    expect(mail.text).toContain("a␀b \uFFFD [U+202E]gpj.exe ␛[2J\r\n.\r\nend");
  });

  it.each([
    ["451 later", 451],
    ["550 no", 550],
  ])("counts as failed if the mail server answers %s", async (answer, status) => {
    smtp.answer = answer;
    await expect(send()).rejects.toMatchObject({ reason: `EMESSAGE-${status}` });
    expect(smtp.mails).toEqual([]);
  });
});
