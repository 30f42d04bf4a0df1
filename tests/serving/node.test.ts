import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  assetHeaders,
  fileHeaders,
  markdownHeaders,
  pageHeaders,
} from "../../server/site/headers.ts";
import { movedAddresses } from "../../server/site/moved.ts";
import { exchange } from "../../server/testing/exchange.ts";
import {
  type FixtureSite,
  writeFixtureSite,
} from "../../server/testing/fixture-site.ts";
import {
  type RunningSite,
  serveFixture,
} from "../../server/testing/running-site.ts";
import { headersInLowerCase } from "../tools/site.ts";

let site: FixtureSite;
let server: RunningSite;
beforeAll(async () => {
  site = await writeFixtureSite();
  server = await serveFixture(site);
});
afterAll(async () => {
  await server.app.close();
  await site.remove();
});

const get = (target: string, headers = {}) =>
  exchange(server.port, target, { headers });

test.each([
  ["/", "index.html", pageHeaders()],
  ["/contact?utm_source=mail&x=//y", "contact.html", pageHeaders()],
  ["/services/web-frontend", "services/web-frontend.html", pageHeaders()],
  ["/assets/entry-4f9a1c.js", "assets/entry-4f9a1c.js", assetHeaders()],
  ["/robots.txt", "robots.txt", fileHeaders()],
  ["/contact.md", "contact.md", markdownHeaders()],
])(
  "serves %s with its headers, and HEAD without the body",
  async (target, file, headers) => {
    const got = await get(target);
    expect([got.status, got.body.toString()]).toEqual([
      200,
      site.files.get(file),
    ]);
    expect(got.headers).toMatchObject(headersInLowerCase(headers));
    const head = await exchange(server.port, target, { method: "HEAD" });
    expect([head.status, head.body.length]).toEqual([200, 0]);
    for (const name of ["content-length", "content-type", "etag"])
      expect(head.headers[name]).toBe(got.headers[name]);
  },
);

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, br;q=0", "gzip"],
  ["br;q=0.000,gzip;q=0.5", "gzip"],
  ["gzip;q=0, br;q=0", undefined],
  ["brotli, gzipped", undefined],
])(
  "sends a client that accepts '%s' encoding %s, and 304 for its ETag",
  async (accepted, encoding) => {
    const { headers, body } = await get("/contact", {
      "Accept-Encoding": accepted,
    });
    expect(headers).toMatchObject({
      vary: "Accept-Encoding",
      etag: expect.stringMatching(/^"[^"]+"$/),
    });
    expect(headers["content-encoding"]).toBe(encoding);
    const decode =
      { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ""] ??
      Buffer.from;
    expect(decode(body).toString()).toBe(site.files.get("contact.html"));
    for (const condition of [
      headers.etag,
      `"other", ${headers.etag}`,
      `W/${headers.etag}`,
    ]) {
      const again = await get("/contact", {
        "Accept-Encoding": accepted,
        "If-None-Match": condition,
      });
      expect([condition, again.status, again.body.length]).toEqual([
        condition,
        304,
        0,
      ]);
    }
    const uncompressed = await get("/contact", {
      "If-None-Match": headers.etag,
    });
    expect(uncompressed.status).toBe(encoding === undefined ? 304 : 200);
  },
);

test("answers 405 to other methods", async () => {
  for (const method of [
    "POST",
    "PUT",
    "DELETE",
    "PATCH",
    "OPTIONS",
    "PROPFIND",
  ]) {
    const answer = await exchange(server.port, "/contact", {
      method,
      headers: { "Content-Length": "0" },
    });
    expect([method, answer.status, answer.headers.allow]).toEqual([
      method,
      405,
      "GET, HEAD",
    ]);
  }
});

test("has the not-found page for anything else, upper case included", async () => {
  for (const target of [
    ...[
      "/nowhere",
      "/nowhere/",
      "/nowhere.html",
      "/services",
      "/Contact",
      "/CAREERS",
      "/contact/more",
    ],
    ...[
      "/404",
      "/404.html",
      "/index",
      "/contact/index",
      "/contact.html.html",
      "/contact%20",
      "/%63ontact",
    ],
  ]) {
    const { status, body, headers } = await get(target);
    expect([target, status, body.toString()]).toEqual([
      target,
      404,
      site.files.get("404.html"),
    ]);
    expect(headers["cache-control"]).toBe("no-store");
  }
});

test("redirects every old address and other spelling in one hop, and keeps the query", async () => {
  const doubled = {
    "//contact": "/contact",
    "///services//web//": "/services/web-frontend",
    "//": "/",
  };
  for (const [address, target] of [
    ...movedAddresses(site.manifest),
    ...Object.entries(doubled),
  ]) {
    for (const query of ["", "?a=1&b=%2F%2Fc&d=//"]) {
      const { status, headers } = await get(address + query);
      expect([address, status, headers.location]).toEqual([
        address,
        301,
        target + query,
      ]);
    }
  }
  expect((await get("//elsewhere.example//")).headers.location).toBe(
    "/elsewhere.example/",
  );
});

test("answers 4xx to tricks with addresses and to files that are for other hosts", async () => {
  for (const target of [
    ...[
      "/\\elsewhere.example",
      "//\\elsewhere.example",
      "/%2F/elsewhere.example",
      "//%5celsewhere.example/",
    ],
    ...[
      "/../secret.txt",
      "/assets/../../secret.txt",
      "/./contact",
      "/%2e%2e%2fsecret.txt",
      "/..%5csecret.txt",
    ],
    ...[
      "/assets/..%c0%afsecret.txt",
      "/contact%00.html",
      "/contact%0d%0aSet-Cookie:%20a=1",
      "/%",
      "/%zz",
    ],
    ...[
      "/contact.html.br",
      "/contact.html.gz",
      "/_headers",
      "/.nojekyll",
      "/vercel.json",
    ],
    `/${"a".repeat(6000)}`,
  ]) {
    const { status, headers, body } = await get(target);
    expect([target, Math.floor(status / 100)]).toEqual([target, 4]);
    expect(headers.location ?? headers["set-cookie"]).toBeUndefined();
    expect(body.toString()).not.toContain("outside the site");
  }
});
