import { once } from "node:events";
import { connect } from "node:net";
import { Writable } from "node:stream";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Inbox } from "./inbox.ts";
import { fillSecondsHeader } from "./spam/fill-seconds.ts";
import { hostileStrings, sampleSource, sampleSubmission } from "./testing/samples.ts";
import { openTestApp, type TestApp } from "./testing/test-app.ts";

const url = "/api/contact";
const json = { "content-type": "application/json" };
const form = { "content-type": "application/x-www-form-urlencoded" };

let site: TestApp;
beforeEach(async () => {
  site = await openTestApp();
});
afterEach(() => site.close());

const post = (payload: unknown, headers: Record<string, string> = json, to = site) =>
  to.app.inject({
    method: "POST",
    url,
    headers,
    payload: typeof payload === "string" || Buffer.isBuffer(payload) ? payload : JSON.stringify(payload),
  });
const postForm = (fields: Record<string, string>, headers: Record<string, string> = {}, to = site) =>
  post(new URLSearchParams(fields).toString(), { ...form, ...headers }, to);
const kept = (from = site) => from.inbox.list({ limit: 1000 });
const { projectType: _projectType, ...withoutProjectType } = sampleSubmission;

const brokenInbox = {
  now: Date.now,
  countAlike: async () => 0,
  add: () => Promise.reject(new Error("disk full: Asha Rao")),
  close: async () => {},
};

describe("a message in JSON", () => {
  it("is acknowledged with its stored id", async () => {
    const response = await post(sampleSubmission);
    const [message] = await kept();
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ success: true, id: message?.id });
    expect(response.headers["cache-control"]).toBe("no-store");
    expect(message).toMatchObject({ submission: sampleSubmission, suspectedSpam: false });
  });

  it("needs no project type", async () => {
    expect((await post(withoutProjectType)).statusCode).toBe(200);
    expect((await kept())[0]?.submission.projectType).toBeNull();
  });

  it.each([
    ["another address", { ...sampleSubmission, website: "https://casino.example" }],
    ["an empty one", { ...sampleSubmission, website: "" }],
    ["no string", { ...sampleSubmission, website: [sampleSubmission.website] }],
  ])("with the website %s is stored as suspected spam and answered like any other", async (_, body) => {
    const response = await post(body);
    expect(response.json()).toEqual({ success: true, id: expect.any(String) });
    expect(await kept()).toMatchObject([{ suspectedSpam: true, deliveries: [] }]);
  });

  it("sent faster than a person types, with an impossible address, is suspected, with the reasons", async () => {
    await post({ ...sampleSubmission, email: "nobody" }, { ...json, [fillSecondsHeader]: "0.3" });
    expect(await kept()).toMatchObject([
      { suspectedSpam: true, suspicion: { reasons: ["too-fast", "impossible-address"] }, deliveries: [] },
    ]);
  });

  it("sent again and again is stored each time, and suspected once it is a flood", async () => {
    for (let count = 0; count < 6; count++) await post(sampleSubmission);
    const suspected = (await kept()).reverse().map(({ suspectedSpam }) => suspectedSpam);
    expect(suspected).toEqual([false, false, false, false, false, true]);
  });

  it("is stored unchanged, whatever it contains", async () => {
    for (const text of Object.values(hostileStrings)) {
      const submission = { ...sampleSubmission, name: text, message: text, projectType: text };
      const response = await post(submission);
      expect(response.statusCode).toBe(200);
      const [message] = await site.inbox.find(response.json().id);
      expect(message?.submission).toEqual(submission);
    }
  });

  it("may be as long as the body limit allows", async () => {
    const message = "x".repeat(1024 * 1024 - JSON.stringify({ ...sampleSubmission, message: "" }).length);
    expect((await post({ ...sampleSubmission, message })).statusCode).toBe(200);
    expect((await post({ ...sampleSubmission, message: `${message}x` })).statusCode).toBe(413);
    expect(await kept()).toHaveLength(1);
  });

  it.each([
    ["nothing", ""],
    ["white space", "  \n"],
    ["half an object", '{"name":"Asha"'],
    ["a trailing comma", '{"name":"Asha",}'],
    ["single quotes", "{'name':'Asha'}"],
    ["a bare word", "undefined"],
    ["not a number", '{"name":NaN}'],
    ["two values", "{}{}"],
    ["a comment", '{"name":"Asha"/* */}'],
    ["a raw control character", '{"name":"a\u0001b"}'],
    ["a broken escape", '{"name":"\\u12"}'],
    ["an octal escape", '{"name":"\\07"}'],
    ["brackets without end", "[".repeat(500_000)],
    ["deep brackets", "[".repeat(400_000) + "]".repeat(400_000)],
    ["more than a thousand values", `[${"0,".repeat(1000)}0]`],
    ["invalid UTF-8", Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])],
    ["UTF-16", Buffer.from(JSON.stringify(sampleSubmission), "utf16le")],
    ["compressed bytes", Buffer.from([0x1f, 0x8b, 0x08, 0x00])],
    ["a form", "name=Asha&message=Hello"],
  ])("that is %s answers 400", async (_, body) => {
    const response = await post(body);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ success: false, error: "unreadable" });
    expect(await kept()).toEqual([]);
  });

  it.each([
    ["null", "null", ["name", "email", "message"]],
    ["a list", "[]", ["name", "email", "message"]],
    ["a string", '"hello"', ["name", "email", "message"]],
    ["a thousand values", `[${"0,".repeat(990)}0]`, ["name", "email", "message"]],
    ["numbers", '{"name":1,"email":true,"message":"Hello"}', ["name", "email"]],
    ["blanks", '{"name":" ","email":"a@b.example","message":"\\n\\t"}', ["name", "message"]],
    ["an inherited name", '{"__proto__":{"name":"x"},"email":"a@b.example","message":"x"}', ["name"]],
    ["objects", '{"name":{"toString":"x"},"email":["a"],"message":null}', ["name", "email", "message"]],
  ])("of %s answers 422 and names what is missing", async (_, body, fields) => {
    const response = await post(body);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toEqual({ success: false, error: "missing-fields", fields });
    expect(await kept()).toEqual([]);
  });

  it.each([
    "text/plain",
    "multipart/form-data; boundary=x",
    "application/xml",
    "application/jsonp",
    "nonsense",
  ])("under the type %s answers 415", async (type) => {
    const response = await post(sampleSubmission, { "content-type": type });
    expect(response.statusCode).toBe(415);
    expect(response.json()).toEqual({ success: false, error: "unsupported-type" });
  });

  it("without a type answers 415", async () => {
    expect((await site.app.inject({ method: "POST", url })).statusCode).toBe(415);
  });

  it("with the charset Latin-1 answers 415", async () => {
    const response = await post(sampleSubmission, { "content-type": "application/json; charset=iso-8859-1" });
    expect(response.statusCode).toBe(415);
  });

  it.each([
    "application/json; charset=utf-8",
    'application/json;charset="UTF8"',
    "application/json; charset=us-ascii",
    "Application/JSON",
  ])("may have the content type %s", async (type) => {
    expect((await post(sampleSubmission, { "content-type": type })).statusCode).toBe(200);
  });
});

describe("how the visitor found the form", () => {
  const campaignPage = "https://algosmith.example/contact?utm_source=newsletter&utm_medium=email";

  it("is stored with the message", async () => {
    await post({ ...sampleSubmission, ...sampleSource });
    await postForm({ ...sampleSubmission, ...sampleSource } as Record<string, string>);
    const expected = { submission: { ...sampleSubmission, ...sampleSource }, suspectedSpam: false };
    expect(await kept()).toMatchObject([expected, expected]);
  });

  it("never makes a message spam, whatever links it contains", async () => {
    const referrer = "https://a.example https://b.example ".repeat(10);
    await post({ ...sampleSubmission, referrer });
    expect((await kept())[0]?.suspicion.reasons).not.toContain("many-links");
  });

  it.each([7, null, ["a"], { a: 1 }, "", "  "])("is dropped if it is %j", async (utm_source) => {
    expect((await post({ ...sampleSubmission, utm_source })).statusCode).toBe(200);
    expect((await kept())[0]?.submission).toEqual(sampleSubmission);
  });

  it("never makes a message fail: long values are cut, wrong bytes are replaced", async () => {
    expect((await post({ ...sampleSubmission, referrer: "x".repeat(100_000) })).statusCode).toBe(200);
    const body = `${new URLSearchParams(sampleSubmission as never)}&utm_source=caf%E9`;
    expect((await post(body, form)).statusCode).toBe(303);
    const [native, scripted] = await kept();
    expect(scripted?.submission.referrer).toBe(`${"x".repeat(499)}…`);
    expect(native?.submission).toEqual({ ...sampleSubmission, utm_source: "caf\uFFFD" });
  });

  it("is read from the page's URL only if the form was posted without scripts", async () => {
    await postForm(sampleSubmission as never, { referer: campaignPage });
    await post(sampleSubmission, { ...json, referer: campaignPage });
    const [scripted, native] = await kept();
    expect(native?.submission).toMatchObject({ utm_source: "newsletter", utm_medium: "email" });
    expect(scripted?.submission).toEqual(sampleSubmission);
  });

  it("does not make the same text with the same key another message", async () => {
    const headers = { ...json, "idempotency-key": "k1" };
    const first = await post({ ...sampleSubmission, ...sampleSource }, headers);
    const second = await post({ ...sampleSubmission, referrer: "https://elsewhere.example/" }, headers);
    expect(second.json()).toEqual(first.json());
    expect(await kept()).toMatchObject([{ submission: sampleSource }]);
  });
});

describe("an Idempotency-Key", () => {
  it("stores fifty parallel sends as one message", async () => {
    const key = { ...json, "idempotency-key": "4d1c0c3e" };
    const responses = await Promise.all(Array.from({ length: 50 }, () => post(sampleSubmission, key)));
    const [message, ...others] = await kept();
    expect(others).toEqual([]);
    for (const response of responses) expect(response.json()).toEqual({ success: true, id: message?.id });
  });

  it("answers 422 if it is reused for another text", async () => {
    const key = { ...json, "idempotency-key": "4d1c0c3e" };
    await post(sampleSubmission, key);
    const response = await post({ ...sampleSubmission, message: "Other" }, key);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toEqual({ success: false, error: "idempotency-mismatch" });
  });

  it.each(["", "a b", "x".repeat(201)])("answers 400 if it is invalid", async (key) => {
    const response = await post(sampleSubmission, { ...json, "idempotency-key": key });
    expect(response.json()).toEqual({ success: false, error: "invalid-idempotency-key" });
    expect(response.statusCode).toBe(400);
  });
});

describe("a message from a browser without scripts", () => {
  const fields = { ...sampleSubmission, projectType: "web", website: "https://algosmith.example" };

  it("redirects to the page that confirms it", async () => {
    const response = await postForm(fields);
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe("/contact#message-sent");
    expect(await kept()).toMatchObject([{ submission: fields, suspectedSpam: false }]);
  });

  it("gets a page with its text, escaped, if a field is missing", async () => {
    const failurePage = {
      html: '<p>{{status}} {{problem}}</p><input value="{{name}}"><i>{{email}}</i><b>{{projectType}}</b><p>{{message}}</p>{{other}}',
      headers: { "content-security-policy": "default-src 'self'" },
    };
    const own = await openTestApp({ failurePage });
    const response = await postForm({ name: `{{message}}"><script>`, email: "", message: "$& a'b" }, {}, own);
    await own.close();
    expect(response.statusCode).toBe(422);
    expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(response.headers["content-security-policy"]).toBe("default-src 'self'");
    expect(response.body).toBe(
      '<p>422 Please fill in all required fields.</p><input value="{{message}}&quot;&gt;&lt;script&gt;"><i></i><b></b><p>$&amp; a&#39;b</p>{{other}}',
    );
  });

  it("gets a plain page without a build", async () => {
    const response = await postForm({ name: "Asha <b>", message: "Hello" });
    expect(response.statusCode).toBe(422);
    expect(response.body).toContain("Asha &lt;b&gt;");
    expect(response.body).not.toMatch(/ style=| on\w+=|<script/);
  });

  it("is told to go back to its text after a 429, because the body was not read", async () => {
    const own = await openTestApp({ limits: { perClient: 1, inAll: 10, windowSeconds: 60 } });
    await postForm(fields, {}, own);
    const response = await postForm(fields, {}, own);
    await own.close();
    expect(response.statusCode).toBe(429);
    expect(response.body).toContain("back button still has your words");
    expect(response.body).not.toContain(fields.message);
  });

  it.each([
    [413, { ...form, accept: "text/html" }, `message=${"x".repeat(1024 * 1024)}`],
    [415, { "content-type": "multipart/form-data; boundary=x", accept: "text/html" }, "--x--"],
    [415, { "content-type": "application/x-www-form-urlencoded; charset=iso-8859-1" }, "name=a"],
    [400, form, Buffer.from([0xff])],
    [400, form, "name=Andr%E9&email=a@b.example&message=Hello"],
    [403, { ...form, origin: "https://evil.example" }, "name=a"],
  ])("gets a %i as HTML", async (status, headers, body) => {
    const response = await post(body, headers);
    expect(response.statusCode).toBe(status);
    expect(response.headers["content-type"]).toMatch(/^text\/html/);
  });
});

describe("a store that cannot write", () => {
  it("answers 503 with Retry-After and never claims success", async () => {
    const own = await openTestApp({ inbox: brokenInbox as unknown as Inbox });
    const response = await post(sampleSubmission, json, own);
    const page = await postForm({ name: "Asha", email: "a@b.example", message: "Kept words" }, {}, own);
    await own.close();
    expect(response.statusCode).toBe(503);
    expect(response.headers["retry-after"]).toBe("30");
    expect(response.json()).toEqual({ success: false, error: "unavailable" });
    expect(page.statusCode).toBe(503);
    expect(page.body).toContain("Kept words");
  });
});

describe("where a message comes from", () => {
  it.each([
    ["the site's own address", { origin: "https://algosmith.example" }, 200],
    ["the requested host", { origin: "http://localhost:3000", host: "localhost:3000" }, 200],
    ["a page that hides its address", { origin: "null", "sec-fetch-site": "same-origin" }, 200],
    ["another site", { origin: "https://evil.example" }, 403],
    ["another port", { origin: "http://localhost:4000", host: "localhost:3000" }, 403],
    ["a sandboxed frame", { origin: "null", "sec-fetch-site": "cross-site" }, 403],
    ["a look-alike", { origin: "https://algosmith.example.evil.example" }, 403],
  ])("%s", async (_, headers, status) => {
    const response = await post(sampleSubmission, { ...json, ...headers });
    expect(response.statusCode).toBe(status);
    expect(Object.keys(response.headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
    expect(await kept()).toHaveLength(status === 200 ? 1 : 0);
  });

  it.each(["GET", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS"] as const)("%s answers 405", async (method) => {
    const response = await site.app.inject({ method, url });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe("POST");
  });
});

describe("rate limits", () => {
  const limits = { perClient: 2, inAll: 3, windowSeconds: 60 };
  const sendFrom = async (own: TestApp, remoteAddress: string, headers = {}) =>
    (
      await own.app.inject({
        method: "POST",
        url,
        remoteAddress,
        headers: { ...json, ...headers },
        payload: sampleSubmission,
      })
    ).statusCode;

  it("refuse a client, then all clients, with Retry-After", async () => {
    const own = await openTestApp({ limits });
    const statuses = [];
    for (const address of ["10.0.0.1", "10.0.0.1", "10.0.0.1", "10.0.0.2", "10.0.0.3"]) {
      statuses.push(await sendFrom(own, address));
    }
    const response = await post(sampleSubmission, json, own);
    await own.close();
    expect(statuses).toEqual([200, 200, 429, 200, 429]);
    expect(Number(response.headers["retry-after"])).toBeGreaterThan(0);
    expect(response.json()).toEqual({ success: false, error: "too-many-requests" });
  });

  it("count only messages: fifty addresses that post nothing do not close the form", async () => {
    const own = await openTestApp({ limits });
    const statuses = new Set<number>();
    for (let client = 1; client <= 50; client += 1) {
      for (const payload of ["{}", "not JSON"]) {
        const remoteAddress = `10.0.1.${client}`;
        const request = { method: "POST", url, remoteAddress, headers: json, payload } as const;
        statuses.add((await own.app.inject(request)).statusCode);
      }
    }
    const visitor = await sendFrom(own, "10.0.0.1");
    await own.close();
    expect([...statuses]).toEqual([422, 400]);
    expect(visitor).toBe(200);
  });

  it("limit how often one client is parsed, whatever it posts", async () => {
    const own = await openTestApp({ limits });
    const statuses: number[] = [];
    for (let count = 0; count < 21; count += 1) statuses.push((await post({}, json, own)).statusCode);
    await own.close();
    expect(statuses).toEqual([...Array(20).fill(422), 429]);
  });

  it("do not count a message that was not stored, or that was stored before", async () => {
    const own = await openTestApp({ limits });
    const full = await openTestApp({ limits, inbox: brokenInbox as unknown as Inbox });
    const unkept: number[] = [];
    for (let count = 0; count < 5; count += 1)
      unkept.push((await post(sampleSubmission, json, full)).statusCode);
    const key = { ...json, "idempotency-key": "4d1c0c3e" };
    const repeated: number[] = [];
    for (let count = 0; count < 5; count += 1)
      repeated.push((await post(sampleSubmission, key, own)).statusCode);
    await Promise.all([own.close(), full.close()]);
    expect(unkept).toEqual(Array(5).fill(503));
    expect(repeated).toEqual(Array(5).fill(200));
  });

  it("count an IPv6 network as one client", async () => {
    const own = await openTestApp({ limits });
    const statuses = [];
    for (const address of ["2001:db8::1", "2001:db8::2", "2001:db8::3"])
      statuses.push(await sendFrom(own, address));
    await own.close();
    expect(statuses).toEqual([200, 200, 429]);
  });

  it("trust X-Forwarded-For only from a trusted proxy", async () => {
    const open = await openTestApp({ limits });
    const behindProxy = await openTestApp({ limits }, { trustProxy: ["10.9.0.0/16"] });
    const statuses = async (own: TestApp) => {
      const found = [];
      for (const client of ["1.1.1.1", "2.2.2.2", "3.3.3.3"]) {
        found.push(await sendFrom(own, "10.9.0.1", { "x-forwarded-for": client }));
      }
      return found;
    };
    expect(await statuses(open)).toEqual([200, 200, 429]);
    expect(await statuses(behindProxy)).toEqual([200, 200, 200]);
    await Promise.all([open.close(), behindProxy.close()]);
  });
});

describe("logs", () => {
  it("contain ids and never a visitor's text or address", async () => {
    let log = "";
    const stream = new Writable({
      write(chunk, _encoding, done) {
        log += chunk;
        done();
      },
    });
    const serializers = { req: ({ method }: { method: string }) => ({ method }) };
    const logger = { logger: { level: "trace", stream, serializers } };
    const own = await openTestApp({}, logger);
    const broken = await openTestApp({ inbox: brokenInbox as unknown as Inbox }, logger);
    const response = await post(sampleSubmission, json, own);
    await post({ ...sampleSubmission, message: "" }, json, own);
    await post(sampleSubmission, json, broken);
    await Promise.all([own.close(), broken.close()]);
    expect(log).toContain(response.json().id);
    expect(log).toContain("not stored");
    for (const word of ["Asha", "customer.example", "ERP", "127.0.0.1"]) expect(log).not.toContain(word);
  });
});

describe("over a real connection", () => {
  it("answers a body that is too large before all of it is sent", async () => {
    const address = new URL(await site.app.listen({ port: 0, host: "127.0.0.1" }));
    const socket = connect(Number(address.port), address.hostname);
    socket.write(
      `POST ${url} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9000000\r\n\r\n{`,
    );
    const [answer] = await once(socket, "data");
    socket.destroy();
    expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /);
  });

  it("refuses a client over its limit without waiting for its body", async () => {
    const own = await openTestApp({ limits: { perClient: 1, inAll: 10, windowSeconds: 60 } });
    const address = new URL(await own.app.listen({ port: 0, host: "127.0.0.1" }));
    await post(sampleSubmission, json, own);
    const socket = connect(Number(address.port), address.hostname);
    socket.write(
      `POST ${url} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 999\r\n\r\n{`,
    );
    const [answer] = await once(socket, "data");
    socket.destroy();
    await own.close();
    expect(String(answer)).toMatch(/^HTTP\/1\.1 429 /);
  });

  it("refuses large bodies beyond the memory for them while they arrive, but no ordinary message", async () => {
    const { port, hostname } = new URL(await site.app.listen({ port: 0, host: "127.0.0.1" }));
    const mebibyte = 1024 * 1024;
    const head = `POST ${url} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${mebibyte}\r\n\r\n`;
    const almostAll = head + " ".repeat(mebibyte - 1);
    const answers: string[] = [];
    const sockets = Array.from({ length: 80 }, () => {
      const socket = connect(Number(port), hostname);
      socket.on("data", (answer) => answers.push(String(answer)));
      socket.write(almostAll);
      return socket;
    });
    await expect.poll(() => answers.length, { timeout: 10_000 }).toBeGreaterThan(5);
    expect(answers[0]).toMatch(/^HTTP\/1\.1 503 .*\r\nretry-after: 30\r\n/s);
    expect((await post(sampleSubmission)).statusCode).toBe(200);
    for (const socket of sockets) socket.destroy();
    const long = { ...sampleSubmission, message: "x".repeat(mebibyte / 2) };
    await expect.poll(async () => (await post(long)).statusCode).toBe(200);
  });

  it("stores nothing of a message whose sender disconnects halfway", async () => {
    const address = new URL(await site.app.listen({ port: 0, host: "127.0.0.1" }));
    const socket = connect(Number(address.port), address.hostname);
    const received = once(site.app.server, "request");
    socket.write(
      `POST ${url} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 999\r\n\r\n{`,
    );
    await received;
    socket.destroy();
    await site.app.close();
    expect(await kept()).toEqual([]);
  });
});
