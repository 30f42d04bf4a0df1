import { once } from "node:events";
import { connect } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fillSecondsHeader } from "./spam/judge.ts";
import { arrange, isFieldName, mostUnlisted } from "./submission.ts";
import {
  hostileStrings,
  sampleSource,
  sampleSubmission,
  sentPath,
  words,
} from "./testing/samples.ts";
import { openTestApp, type TestApp } from "./testing/test-app.ts";

const url = "/api/contact";
const json = { "content-type": "application/json" };
const form = { "content-type": "application/x-www-form-urlencoded" };
const mebibyte = 1024 * 1024;
const hour = 60 * 60 * 1000;
const limits = {
  CONTACT_LIMIT_PER_CLIENT: 2,
  CONTACT_LIMIT_IN_ALL: 3,
  CONTACT_LIMIT_WINDOW_SECONDS: 60,
  CONTACT_LIMIT_MEGABYTES_PER_CLIENT: 1,
};

const opened: TestApp[] = [];
const open = async (...options: Parameters<typeof openTestApp>) => {
  const app = await openTestApp(...options);
  opened.push(app);
  return app;
};
let now: number;
let site: TestApp;
beforeEach(async () => {
  now = Date.UTC(2026, 0, 1);
  vi.spyOn(Date, "now").mockImplementation(() => now);
  site = await open();
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const app of opened.splice(0)) await app.close();
});

type Headers = Record<string, string>;
const post = (
  payload: unknown,
  headers: Headers = json,
  to = site,
  remoteAddress = "127.0.0.1",
) =>
  to.app.inject({
    method: "POST",
    url,
    headers,
    remoteAddress,
    payload:
      typeof payload === "string" || Buffer.isBuffer(payload)
        ? payload
        : JSON.stringify(payload),
  });
/** As a form sends them: it has no null. */
const encode = (fields: object) =>
  new URLSearchParams(
    Object.entries(fields).filter(([, value]) => value !== null),
  ).toString();
const postForm = (fields: object, headers: Headers = {}, to = site) =>
  post(encode(fields), { ...form, ...headers }, to);
const kept = (from = site, limit = 1000) => from.inbox.list({ limit });
const fields = {
  ...sampleSubmission,
  projectType: "web",
  website: "https://algosmith.example",
};

const brokenInbox = {
  countAlike: async () => 0,
  add: () => Promise.reject(new Error("disk full: Asha Rao")),
};

function captureLog() {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const serializers = { req: ({ method }: { method: string }) => ({ method }) };
  return {
    text: () => lines.join(""),
    options: { logger: { level: "trace", stream, serializers } },
  };
}

describe("a message in JSON", () => {
  it("is acknowledged with its stored id", async () => {
    const response = await post(sampleSubmission);
    const [message] = await kept();
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ success: true, id: message?.id });
    expect(response.headers["cache-control"]).toBe("no-store");
    expect(message).toMatchObject({
      submission: sampleSubmission,
      suspectedSpam: false,
    });
  });

  it.each([
    [
      "with a website that is no string",
      { website: [sampleSubmission.website] },
      ["hidden-field"],
    ],
    [
      "sent in no time from no address",
      { email: "nobody" },
      ["too-fast", "impossible-address"],
    ],
  ])(
    "%s is stored as suspected spam and answered like any other",
    async (_, changes, reasons) => {
      const response = await post(
        { ...sampleSubmission, ...changes },
        { ...json, [fillSecondsHeader]: "0.3" },
      );
      expect(response.json()).toEqual({
        success: true,
        id: expect.any(String),
      });
      const [message] = await kept();
      expect(message).toMatchObject({ suspectedSpam: true, deliveries: [] });
      expect(message?.suspicion.reasons).toEqual(
        expect.arrayContaining(reasons),
      );
    },
  );

  it("sent again and again is stored each time, and suspected once it is a flood", async () => {
    for (let count = 0; count < 6; count++) await post(sampleSubmission);
    const suspected = (await kept())
      .reverse()
      .map(({ suspectedSpam }) => suspectedSpam);
    expect(suspected).toEqual([false, false, false, false, false, true]);
  });

  it("is stored unchanged, whatever it contains, and as the browser sent it without scripts", async () => {
    for (const text of [
      ...Object.values(hostileStrings),
      '",[{\\'.repeat(1000),
    ]) {
      const submission = {
        ...sampleSubmission,
        name: text,
        message: text,
        projectType: text,
      };
      expect((await post(submission)).statusCode).toBe(200);
      expect((await postForm(submission)).statusCode).toBe(303);
      const wellFormed = text.toWellFormed();
      const sent = {
        ...submission,
        name: wellFormed,
        message: wellFormed,
        projectType: wellFormed,
      };
      expect(await kept(site, 2)).toMatchObject([
        { submission: sent },
        { submission },
      ]);
      now += hour;
    }
  });

  it("may be as long as the body limit allows, and needs no project type", async () => {
    const { projectType: _, ...rest } = sampleSubmission;
    const message = "x".repeat(
      mebibyte - JSON.stringify({ ...rest, message: "" }).length,
    );
    expect((await post({ ...rest, message })).statusCode).toBe(200);
    expect((await post({ ...rest, message: `${message}x` })).statusCode).toBe(
      413,
    );
    expect(await kept()).toMatchObject([{ submission: { projectType: null } }]);
  });

  it.each<[string, string | Buffer]>([
    ["nothing", ""],
    ["half an object", '{"name":"Asha"'],
    ["a raw control character", '{"name":"a\u0001b"}'],
    ["brackets without end", "[".repeat(500_000)],
    ["more than a thousand values", `[${"0,".repeat(1000)}0]`],
    ["invalid UTF-8", Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])],
    ["UTF-16", Buffer.from(JSON.stringify(sampleSubmission), "utf16le")],
    ["a form", "name=Asha&message=Hello"],
  ])("that is %s answers 400", async (_, body) => {
    const response = await post(body);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ success: false, error: "unreadable" });
    expect(await kept()).toEqual([]);
  });

  it.each([
    [
      "a thousand values",
      `[${"0,".repeat(990)}0]`,
      ["name", "email", "message"],
    ],
    ["numbers", '{"name":1,"email":true,"message":"Hello"}', ["name", "email"]],
    [
      "blanks",
      '{"name":" ","email":"a@b.example","message":"\\n\\t"}',
      ["name", "message"],
    ],
    [
      "an inherited name",
      '{"__proto__":{"name":"x"},"email":"a@b.example","message":"x"}',
      ["name"],
    ],
    [
      "objects",
      '{"name":{"toString":"x"},"email":["a"],"message":null}',
      ["name", "email", "message"],
    ],
  ])(
    "of %s answers 422 and names what is missing",
    async (_, body, missing) => {
      const response = await post(body);
      expect(response.statusCode).toBe(422);
      expect(response.json()).toEqual({
        success: false,
        error: "missing-fields",
        fields: missing,
      });
    },
  );

  it.each([
    ["application/json; charset=utf-8", 200],
    ['application/json;charset="UTF8"', 200],
    ["Application/JSON", 200],
    ["application/json; charset=iso-8859-1", 415],
    ["text/plain", 415],
    ["multipart/form-data; boundary=x", 415],
  ])("under the type %s answers %i", async (type, status) => {
    expect(
      (await post(sampleSubmission, { "content-type": type })).statusCode,
    ).toBe(status);
    expect((await site.app.inject({ method: "POST", url })).statusCode).toBe(
      415,
    );
  });
});

describe("a field that this release does not have", () => {
  const more = {
    ...sampleSubmission,
    laterField: "Northline",
    formerField: " ",
    id: "4d1c",
    "a-b": "x",
    _c: "x",
  };
  const unlisted = { laterField: "Northline", id: "4d1c" };

  it("is kept under its name if it has a value, with scripts and without", async () => {
    await post(more);
    await postForm(more);
    const submission = { ...sampleSubmission, unlisted };
    expect(await kept()).toMatchObject([{ submission }, { submission }]);
  });

  it("makes another message, also without scripts", async () => {
    await postForm(more);
    await postForm({ ...more, laterField: "Southline" });
    await postForm(more);
    expect(await kept()).toHaveLength(2);
    const key = { ...json, "idempotency-key": "4d1c0c3e" };
    await post(more, key);
    expect(
      (await post({ ...more, laterField: "Southline" }, key)).statusCode,
    ).toBe(422);
  });

  it("costs little, however many there are", async () => {
    const many = Object.fromEntries(
      Array.from({ length: 900 }, (_, index) => [`field${index}`, "x"]),
    );
    expect((await post({ ...sampleSubmission, ...many })).statusCode).toBe(200);
    const [message] = await kept();
    expect(Object.keys(message?.submission.unlisted ?? {})).toHaveLength(
      mostUnlisted,
    );
  });
});

describe("how the visitor found the form", () => {
  it("is stored with the message; without scripts, it is read from the page's URL", async () => {
    const referer = "https://algosmith.example/contact?utm_source=advert";
    await post({ ...sampleSubmission, ...sampleSource }, { ...json, referer });
    await post(sampleSubmission, { ...json, referer });
    await postForm(sampleSubmission, { referer });
    now += hour;
    await postForm({ ...sampleSubmission, ...sampleSource }, { referer });
    const known = { ...sampleSubmission, ...sampleSource };
    const fromUrl = { ...sampleSubmission, utm_source: "advert" };
    const submissions = (await kept())
      .reverse()
      .map(({ submission }) => submission);
    expect(submissions).toEqual([known, sampleSubmission, fromUrl, known]);
  });

  it("never makes a message fail or spam: long values are cut, wrong ones dropped, wrong bytes replaced", async () => {
    const referrer = "https://a.example ".repeat(1000);
    const source = {
      referrer,
      utm_medium: `${"x".repeat(498)}😀😀`,
      utm_source: 7,
      utm_term: " ",
      utm_id: "7",
    };
    expect((await post({ ...sampleSubmission, ...source })).statusCode).toBe(
      200,
    );
    const body = `${encode(sampleSubmission)}&utm_source=caf%E9`;
    expect((await post(body, form)).statusCode).toBe(303);
    const [native, scripted] = await kept();
    const tidy = {
      referrer: `${referrer.slice(0, 499)}…`,
      utm_medium: `${"x".repeat(498)}…`,
    };
    const unlisted = { utm_id: "7" };
    expect(scripted?.submission).toEqual({
      ...sampleSubmission,
      ...tidy,
      unlisted,
    });
    expect(scripted?.suspicion.reasons).not.toContain("many-links");
    expect(native?.submission).toEqual({
      ...sampleSubmission,
      utm_source: "caf\uFFFD",
    });
  });
});

describe("an Idempotency-Key", () => {
  const key = { ...json, "idempotency-key": "4d1c0c3e" };

  it("stores fifty parallel sends as one message, whatever their source", async () => {
    const sends = Array.from({ length: 50 }, (_, n) =>
      post({ ...sampleSubmission, utm_term: `${n}` }, key),
    );
    const responses = await Promise.all(sends);
    const [message, ...others] = await kept();
    expect(others).toEqual([]);
    for (const response of responses)
      expect(response.json()).toEqual({ success: true, id: message?.id });
  });

  it("answers 422 if it is reused for another text, and 400 if it is invalid", async () => {
    await post(sampleSubmission, key);
    const response = await post({ ...sampleSubmission, message: "Other" }, key);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toEqual({
      success: false,
      error: "idempotency-mismatch",
    });
    for (const invalid of ["", "a b", "x".repeat(201)]) {
      const refusal = await post(sampleSubmission, {
        ...json,
        "idempotency-key": invalid,
      });
      expect(refusal.json()).toEqual({
        success: false,
        error: "invalid-idempotency-key",
      });
      expect(refusal.statusCode).toBe(400);
    }
  });
});

describe("a message from a browser without scripts", () => {
  it("redirects to the page that confirms it", async () => {
    const response = await postForm(fields);
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe(sentPath);
    expect(await kept()).toMatchObject([
      { submission: fields, suspectedSpam: false },
    ]);
  });

  it("is one message if it is sent twice, but not if anything differs or an hour later", async () => {
    const twice = await Promise.all([postForm(fields), postForm(fields)]);
    expect(twice.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
    expect(await kept()).toHaveLength(1);
    await postForm({ ...fields, email: "other@customer.example" });
    await postForm({ ...fields, message: `${fields.message}!` });
    expect(await kept()).toHaveLength(3);
    now += hour;
    await postForm(fields);
    expect(await kept()).toHaveLength(4);
  });

  it("gets a page with its text, escaped, if a field is missing", async () => {
    const failurePage = {
      html: '<p>{{answer.title}}: {{answer.text}}</p><input value="{{name}}"><i>{{email}}</i><b>{{projectType}}</b><u>{{answer.firstChoice}}</u><p>{{message}}</p>{{other}}',
      headers: { "content-security-policy": "default-src 'self'" },
    };
    const own = await open({ failurePage });
    const response = await postForm(
      { name: `{{message}}"><script>`, email: "", message: "$& a'b" },
      {},
      own,
    );
    expect(response.statusCode).toBe(422);
    expect(response.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": "default-src 'self'",
      "cache-control": "no-store",
    });
    expect(response.body).toBe(
      '<p>Missing Information: Please fill in all required fields.</p><input value="{{message}}&quot;&gt;&lt;script&gt;"><i></i><b></b><u>Choose one</u><p>$&amp; a&#39;b</p>{{other}}',
    );
    const again = await postForm({ projectType: "saas" }, {}, own);
    expect(again.body).toContain("<b>saas</b><u>As you chose before</u>");
    expect((await postForm({ name: "Asha <b>" })).body).toContain(
      "Asha &lt;b&gt;",
    );
  });

  it("is told to go back to its text after a 429, because the body was not read", async () => {
    const own = await open({
      limits: { ...limits, CONTACT_LIMIT_PER_CLIENT: 1 },
    });
    await postForm(fields, {}, own);
    const response = await postForm({ ...fields, name: "Other" }, {}, own);
    expect(response.statusCode).toBe(429);
    expect(response.body).toContain(words.problems["too-many-requests"].text);
    expect(response.body).not.toContain(fields.message);
  });

  it("is parsed as in the URL standard", async () => {
    const fixed = "website=https://algosmith.example&projectType=x";
    for (const body of [
      "&&&=&name=a&message=x&email=y",
      "name=a&name=b&email=a=b+c%20d%2B%26%3D&message=m",
      "n%61me=escaped&email=e&message=m&pro%6AectType=y",
      "Name=other&namely=x&nam=y&x=name&+name=a&name=b&email=e&message=m",
      "message=100%&email=%zz%4&name=%",
      "message=%E2%82%AC+%F0%9F%98%80&name=Gr%C3%BC%C3%9Fe 👩🏽‍💻&email=a%00%0A%0d",
      "name=%EF%BB%BFhello&email=\uFEFFhello&message=a;name=b",
    ]) {
      const given = new URLSearchParams(`${fixed}&${body}`);
      expect((await post(`${fixed}&${body}`, form)).statusCode).toBe(303);
      const named = [...given].filter(([name]) => isFieldName(name));
      expect((await kept(site, 1))[0]?.submission).toEqual(
        arrange(Object.fromEntries(named)),
      );
    }
  });

  const html = { accept: "text/html" };
  it.each([
    [413, "a mebibyte", { ...form, ...html }, "x".repeat(mebibyte)],
    [
      415,
      "another type",
      { "content-type": "multipart/form-data; boundary=x", ...html },
      "x",
    ],
    [
      415,
      "another charset",
      {
        "content-type": "application/x-www-form-urlencoded; charset=iso-8859-1",
      },
      "x",
    ],
    [403, "another origin", { ...form, origin: "https://evil.example" }, "x"],
    [400, "escaped Latin-1", form, "Andr%E9"],
    [400, "an escaped lone surrogate", form, "%ED%A0%80"],
    [400, "an overlong escape", form, "%C0%AF"],
    [400, "half an escaped character", form, "%E2%82"],
    [400, "raw Latin-1", form, "Andr\xE9"],
    [400, "raw Latin-1 in a field that is not kept", form, "x&other=Andr\xE9"],
    [400, "more than a thousand fields", form, "x&x=1".repeat(1001)],
  ])(
    "gets a %i as HTML and is not stored if it has %s",
    async (status, _, headers, message) => {
      const response = await post(
        Buffer.from(`name=a&email=a@b.example&message=${message}`, "latin1"),
        headers,
      );
      expect(response.statusCode).toBe(status);
      expect(response.headers["content-type"]).toMatch(/^text\/html/);
      expect(await kept()).toEqual([]);
    },
  );
});

it("answers 503 with Retry-After and never claims success if the store cannot write", async () => {
  const own = await open({ inbox: brokenInbox });
  const response = await post(sampleSubmission, json, own);
  const page = await postForm({ ...fields, message: "Kept words" }, {}, own);
  expect(response.statusCode).toBe(503);
  expect(response.headers["retry-after"]).toBe("30");
  expect(response.json()).toEqual({ success: false, error: "unavailable" });
  expect(page.statusCode).toBe(503);
  expect(page.body).toContain("Kept words");
});

describe("where a message comes from", () => {
  it.each([
    ["the site's own address", { origin: "https://algosmith.example" }, 200],
    [
      "the requested host",
      { origin: "http://localhost:3000", host: "localhost:3000" },
      200,
    ],
    [
      "a page that hides its address",
      { origin: "null", "sec-fetch-site": "same-origin" },
      200,
    ],
    ["another site", { origin: "https://evil.example" }, 403],
    [
      "another port",
      { origin: "http://localhost:4000", host: "localhost:3000" },
      403,
    ],
    [
      "a sandboxed frame",
      { origin: "null", "sec-fetch-site": "cross-site" },
      403,
    ],
    ["a look-alike", { origin: "https://algosmith.example.evil.example" }, 403],
  ])("%s", async (_, headers, status) => {
    const response = await post(sampleSubmission, { ...json, ...headers });
    expect(response.statusCode).toBe(status);
    expect(
      Object.keys(response.headers).filter((name) =>
        name.startsWith("access-control"),
      ),
    ).toEqual([]);
    expect(await kept()).toHaveLength(status === 200 ? 1 : 0);
  });

  it.each(["GET", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS"] as const)(
    "%s answers 405",
    async (method) => {
      const response = await site.app.inject({ method, url });
      expect(response.statusCode).toBe(405);
      expect(response.headers.allow).toBe("POST");
    },
  );
});

describe("rate limits", () => {
  const sendFrom = async (own: TestApp, ...addresses: string[]) => {
    const statuses = [];
    for (const address of addresses)
      statuses.push(
        (
          await post(
            { ...sampleSubmission, message: address },
            json,
            own,
            address,
          )
        ).statusCode,
      );
    return statuses;
  };

  it("refuse a client, or an IPv6 network, with Retry-After", async () => {
    const own = await open({ limits });
    expect(
      await sendFrom(own, "10.0.0.1", "10.0.0.1", "10.0.0.1", "10.0.0.2"),
    ).toEqual([200, 200, 429, 200]);
    expect(
      await sendFrom(own, "2001:db8::1", "2001:db8::2", "2001:db8::3"),
    ).toEqual([200, 200, 429]);
    const response = await post("{}", json, own, "10.0.0.1");
    expect(Number(response.headers["retry-after"])).toBeGreaterThan(0);
    expect(response.json()).toEqual({
      success: false,
      error: "too-many-requests",
    });
  });

  it("never close the form: messages beyond the limit for all are stored as suspected, which is logged once", async () => {
    const log = captureLog();
    const own = await open({ limits }, log.options);
    const clients = [1, 2, 3, 4, 5, 6].map((client) => `10.0.0.${client}`);
    expect(await sendFrom(own, ...clients)).toEqual(Array(6).fill(200));
    const suspicions = (await kept(own))
      .reverse()
      .map(({ suspicion }) => suspicion.reasons.at(-1));
    const likeAnyOther = "unlikely-address";
    expect(suspicions).toEqual([
      ...Array(3).fill(likeAnyOther),
      ...Array(3).fill("over-limit"),
    ]);
    expect(log.text().match(/CONTACT_LIMIT_IN_ALL/g)).toHaveLength(1);
  });

  it("count nothing for all that is spam, unreadable or repeated: it puts nobody else under suspicion", async () => {
    const own = await open({ limits });
    const key = { ...json, "idempotency-key": "4d1c0c3e" };
    for (let client = 1; client <= 9; client += 1) {
      await post(
        { ...sampleSubmission, website: "" },
        json,
        own,
        `10.0.0.${client}`,
      );
      await post("{}", json, own, `10.0.1.${client}`);
      await post(sampleSubmission, key, own, `10.0.2.${client}`);
    }
    await sendFrom(own, "10.0.3.1");
    expect((await kept(own))[0]?.suspectedSpam).toBe(false);
  });

  it("limit how often one client is parsed, whatever it posts", async () => {
    const own = await open({ limits });
    const statuses: number[] = [];
    for (let count = 0; count < 21; count += 1)
      statuses.push((await post({}, json, own)).statusCode);
    expect(statuses).toEqual([...Array(20).fill(422), 429]);
  });

  it("keep one client from filling the inbox with long messages, but not from sending short ones", async () => {
    const own = await open({
      limits: {
        ...limits,
        CONTACT_LIMIT_PER_CLIENT: 20,
        CONTACT_LIMIT_IN_ALL: 20,
      },
    });
    const statuses: number[] = [];
    for (let count = 0; count < 5; count += 1) {
      const message = `${count}`.repeat(700_000);
      statuses.push(
        (await post({ ...sampleSubmission, message }, json, own)).statusCode,
      );
    }
    expect(statuses).toEqual([200, 200, 429, 429, 429]);
    expect((await post(sampleSubmission, json, own)).statusCode).toBe(200);
  });

  it("do not count a message that was not stored, or that was stored before", async () => {
    const full = await open({ limits, inbox: brokenInbox });
    const own = await open({ limits });
    for (let count = 0; count < 5; count += 1) {
      expect((await post(sampleSubmission, json, full)).statusCode).toBe(503);
      expect(
        (await post(sampleSubmission, { ...json, "idempotency-key": "k" }, own))
          .statusCode,
      ).toBe(200);
    }
  });

  it("trust X-Forwarded-For only from a trusted proxy", async () => {
    const statuses = async (own: TestApp) => {
      const found = [];
      for (const client of ["1.1.1.1", "2.2.2.2", "3.3.3.3"]) {
        const headers = { ...json, "x-forwarded-for": client };
        found.push(
          (await post(sampleSubmission, headers, own, "10.9.0.1")).statusCode,
        );
      }
      return found;
    };
    expect(await statuses(await open({ limits }))).toEqual([200, 200, 429]);
    expect(
      await statuses(await open({ limits }, { trustProxy: ["10.9.0.0/16"] })),
    ).toEqual([200, 200, 200]);
  });
});

it("logs ids and never a visitor's text or address", async () => {
  const log = captureLog();
  const own = await open({}, log.options);
  const response = await post(sampleSubmission, json, own);
  await post({ ...sampleSubmission, message: "" }, json, own);
  await post(
    sampleSubmission,
    json,
    await open({ inbox: brokenInbox }, log.options),
  );
  expect(log.text()).toContain(response.json().id);
  expect(log.text()).toContain("not stored");
  for (const word of ["Asha", "customer.example", "ERP", "127.0.0.1"])
    expect(log.text()).not.toContain(word);
});

describe("over a real connection", () => {
  function startSending(bytes: number, own = site, body = "{") {
    const { address, port } = own.app.server.address() as {
      address: string;
      port: number;
    };
    const socket = connect(port, address);
    socket.write(
      `POST ${url} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`,
    );
    socket.write(`Content-Length: ${bytes}\r\n\r\n${body}`);
    return socket;
  }

  it("answers a body that is too large, and a client over its limit, without waiting for the body", async () => {
    const own = await open({
      limits: { ...limits, CONTACT_LIMIT_PER_CLIENT: 1 },
    });
    await own.app.listen({ port: 0, host: "127.0.0.1" });
    for (const [bytes, status] of [
      [9_000_000, 413],
      [999, 429],
    ] as const) {
      const socket = startSending(bytes, own);
      const [answer] = await once(socket, "data");
      socket.destroy();
      expect(String(answer)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      await post(sampleSubmission, json, own);
    }
  });

  it("refuses large bodies beyond the memory for them while they arrive, but no ordinary message", async () => {
    await site.app.listen({ port: 0, host: "127.0.0.1" });
    const answers: string[] = [];
    const almostAll = " ".repeat(mebibyte - 1);
    const sockets = Array.from({ length: 80 }, () =>
      startSending(mebibyte, site, almostAll),
    );
    for (const socket of sockets)
      socket.on("data", (answer) => answers.push(String(answer)));
    await expect.poll(() => answers.length).toBeGreaterThan(5);
    expect(answers[0]).toMatch(/^HTTP\/1\.1 503 .*\r\nretry-after: 30\r\n/s);
    expect((await post(sampleSubmission)).statusCode).toBe(200);
    for (const socket of sockets) socket.destroy();
    const long = { ...sampleSubmission, message: "x".repeat(mebibyte / 2) };
    await expect.poll(async () => (await post(long)).statusCode).toBe(200);
  });

  it("stores nothing of a message whose sender disconnects halfway", async () => {
    await site.app.listen({ port: 0, host: "127.0.0.1" });
    const received = once(site.app.server, "request");
    const socket = startSending(999);
    await received;
    socket.destroy();
    await site.app.close();
    expect(await kept()).toEqual([]);
  });
});
