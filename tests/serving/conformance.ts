import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  assetHeaders,
  fileHeaders,
  type Headers,
  markdownHeaders,
  notFoundHeaders,
  pageHeaders,
} from "../../server/site/headers.ts";
import { movedAddresses } from "../../server/site/moved.ts";
import { type Answer, exchange, exchangeBytes } from "../../server/testing/exchange.ts";
import type { FixtureSite } from "../../server/testing/fixture-site.ts";

type Serve = (site: FixtureSite) => Promise<ServedSite>;

export interface ServedSite {
  readonly port: number;
  stop(): Promise<void>;
}

function expectHeaders(answer: Answer, headers: Headers): void {
  const expected = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
  expect(answer.headers).toMatchObject(Object.fromEntries(expected));
}

/** What every server of the built site must do. */
export function describeServing(name: string, site: () => FixtureSite, serve: Serve) {
  describe(`${name} serves the site`, () => {
    let served: ServedSite;
    beforeAll(async () => {
      served = await serve(site());
    });
    afterAll(() => served.stop());

    const get = (target: string, headers: Record<string, string> = {}) =>
      exchange(served.port, target, { headers });
    const textOf = (file: string) => site().files.get(file) ?? "";

    test("each page at its address, with the headers that are the same for all", async () => {
      for (const [address, file] of Object.entries(site().manifest.pages)) {
        const answer = await get(address);
        expect([address, answer.status]).toEqual([address, 200]);
        expect(answer.body.toString()).toBe(textOf(file));
        expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
        expectHeaders(answer, pageHeaders());
      }
    });

    test("a page whatever its query says", async () => {
      expect((await get("/contact?utm_source=mail&x=//y")).body.toString()).toBe(textOf("contact.html"));
    });

    test("hashed assets cached forever, other files for an hour", async () => {
      const asset = await get("/assets/entry-4f9a1c.js");
      expect(asset.body.toString()).toBe(textOf("assets/entry-4f9a1c.js"));
      expect(asset.headers["content-type"]).toBe("text/javascript; charset=utf-8");
      expectHeaders(asset, assetHeaders());
      const file = await get("/robots.txt");
      expect(file.body.toString()).toBe(textOf("robots.txt"));
      expectHeaders(file, fileHeaders());
      expect(file.headers).not.toHaveProperty("x-robots-tag");
      expectHeaders(await get("/contact.md"), markdownHeaders());
      expect((await get("/BingSiteAuth.xml")).status).toBe(200);
    });

    test.each([
      ["gzip, deflate, br, zstd", "br"],
      ["br;q=1.0, gzip;q=0.8, *;q=0.1", "br"],
      ["gzip", "gzip"],
      ["gzip, br;q=0", "gzip"],
      ["br;q=0.000,gzip;q=0.5", "gzip"],
      ["identity", undefined],
      ["gzip;q=0, br;q=0", undefined],
      ["brotli, gzipped", undefined],
      ["", undefined],
    ])("to a client that accepts '%s' in encoding %s", async (accepted, encoding) => {
      for (const [target, file] of [
        ["/contact", "contact.html"],
        ["/assets/entry-4f9a1c.js", "assets/entry-4f9a1c.js"],
        ["/nowhere", "404.html"],
      ] as const) {
        const answer = await get(target, { "Accept-Encoding": accepted });
        expect(answer.headers["content-encoding"]).toBe(encoding);
        expect(answer.headers.vary).toBe("Accept-Encoding");
        const decode =
          encoding === "br" ? brotliDecompressSync : encoding === "gzip" ? gunzipSync : Buffer.from;
        expect(decode(answer.body).toString()).toBe(textOf(file));
      }
    });

    test("a strong ETag per encoding, and 304 for a match", async () => {
      const tags = new Set<string>();
      for (const accepted of ["identity", "gzip", "br"]) {
        const { headers } = await get("/contact", { "Accept-Encoding": accepted });
        const etag = headers.etag ?? "";
        expect(etag).toMatch(/^"[^"]+"$/);
        tags.add(etag);
        for (const condition of [etag, `"other", ${etag}`, `W/${etag}`]) {
          const again = await get("/contact", { "Accept-Encoding": accepted, "If-None-Match": condition });
          expect([condition, again.status]).toEqual([condition, 304]);
          expect(again.body).toHaveLength(0);
          expect(again.headers).toMatchObject({ etag, vary: "Accept-Encoding", "cache-control": "no-cache" });
        }
      }
      expect(tags.size).toBe(3);
      const [first = "", second = ""] = tags;
      const other = await get("/contact", { "Accept-Encoding": "gzip", "If-None-Match": first });
      expect(other.status).toBe(200);
      expect(second).not.toBe(first);
    });

    test("HEAD as GET without the body", async () => {
      for (const target of ["/contact", "/assets/entry-4f9a1c.js", "/nowhere"]) {
        const [got, head] = [await get(target), await exchange(served.port, target, { method: "HEAD" })];
        expect(head.status).toBe(got.status);
        expect(head.body).toHaveLength(0);
        for (const name of ["content-length", "content-type", "etag", "content-security-policy"]) {
          expect([name, head.headers[name]]).toEqual([name, got.headers[name]]);
        }
      }
    });

    test.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "PROPFIND"])(
      "no %s of a page",
      async (method) => {
        const answer = await exchange(served.port, "/contact", {
          method,
          headers: { "Content-Length": "0" },
        });
        expect(answer.status).toBe(405);
        expect(answer.headers.allow).toBe("GET, HEAD");
      },
    );

    test("the not-found page with status 404 for anything else", async () => {
      for (const target of [
        "/nowhere",
        "/services",
        "/CONTACT",
        "/Contact",
        ...Object.keys(site().manifest.redirects).map((from) => from.toUpperCase()),
        "/contact/more",
        "/404",
        "/404/",
        "/404.html",
        "/index",
        "/contact/index",
        "/contact.html.html",
        "/nowhere/",
        "/nowhere.html",
        "/contact%20",
      ]) {
        const answer = await get(target);
        expect([target, answer.status]).toEqual([target, 404]);
        expect(answer.body.toString()).toBe(textOf("404.html"));
        expectHeaders(answer, notFoundHeaders());
      }
    });

    test("every other spelling of a page, and every old address, by one 301 that keeps the query", async () => {
      for (const [address, target] of movedAddresses(site().manifest)) {
        for (const query of ["", "?a=1&b=%2F%2Fc"]) {
          const answer = await get(address + query);
          expect([address, answer.status]).toEqual([address, 301]);
          expect(answer.headers.location).toBe(target + query);
        }
      }
    });

    test.each([
      ["//contact", "/contact"],
      ["/services//web-frontend?q=//", "/services/web-frontend?q=//"],
      ["///services//web//", "/services/web-frontend"],
      ["//", "/"],
      ["//elsewhere.example", "/elsewhere.example"],
      ["//elsewhere.example//", "/elsewhere.example/"],
    ])("%s by 301 to %s", async (target, location) => {
      const answer = await get(target);
      expect(answer.status).toBe(301);
      expect(answer.headers.location).toBe(location);
    });

    test.each([
      "/\\elsewhere.example",
      "//\\elsewhere.example",
      "/%2F/elsewhere.example",
      "//%5celsewhere.example/",
    ])("no redirect to another host for %s", async (target) => {
      const answer = await get(target);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(answer.headers.location).toBeUndefined();
    });

    test.each([
      "/../secret.txt",
      "/assets/../../secret.txt",
      "/assets/../contact",
      "/./contact",
      "/%2e%2e/secret.txt",
      "/..%2fsecret.txt",
      "/%2e%2e%2fsecret.txt",
      "/..%5csecret.txt",
      "/assets/..%c0%afsecret.txt",
      "/services%2Fweb-frontend",
      "/contact%00",
      "/contact%00.html",
      "/contact%0d%0aSet-Cookie:%20a=1",
      "/%",
      "/%zz",
      "/%63ontact",
      "/contact;x=1",
      "/contact.html.br",
      "/contact.html.gz",
      "/_headers",
      "/_redirects.nginx",
      "/_redirects.caddy",
      "/.nojekyll",
      "/vercel.json",
      `/${"a".repeat(6000)}`,
    ])("only 4xx for %s", async (target) => {
      const answer = await get(target);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(answer.body.toString()).not.toContain("outside the site");
      expect(answer.headers["set-cookie"]).toBeUndefined();
    });
  });
}

/** How the server handles invalid HTTP. Caddy is excluded, because Go's parser accepts some of it. */
export function describeMalformedRequests(name: string, site: () => FixtureSite, serve: Serve) {
  describe(`${name} refuses invalid HTTP`, () => {
    let served: ServedSite;
    beforeAll(async () => {
      served = await serve(site());
    });
    afterAll(() => served.stop());

    test.each([
      ["no host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n"],
      ["two hosts", "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n"],
      ["no version", "GET /contact nonsense\r\n\r\n"],
      ["not HTTP at all", "\x16\x03\x01\x02\x00\x01\x00\r\n\r\n"],
      ["a NUL byte in the path", "GET /con\0tact HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"],
      ["a header without a name", "GET / HTTP/1.1\r\nHost: a\r\n: b\r\nConnection: close\r\n\r\n"],
      ["huge headers", `GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(200_000)}\r\nConnection: close\r\n\r\n`],
      ["two lengths", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab"],
      [
        "length and chunks",
        "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
      ],
    ])("a 4xx for a request with %s", async (_, bytes) => {
      const { status } = await exchangeBytes(served.port, bytes);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    });
  });
}
