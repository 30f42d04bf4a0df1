import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writeHostFiles } from "../../publish/hosts.ts";
import {
  assetHeaders,
  fileHeaders,
  markdownHeaders,
  pageHeaders,
} from "../../server/site/headers.ts";
import { exchange, exchangeBytes } from "../../server/testing/exchange.ts";
import {
  type FixtureSite,
  writeFixtureSite,
} from "../../server/testing/fixture-site.ts";
import { caddyProgram, runCaddy } from "../tools/caddy.ts";
import type { ChildServer } from "../tools/child-server.ts";
import { findProgram } from "../tools/debian-program.ts";
import { runNginx, shippedNginx } from "../tools/nginx.ts";
import {
  manyNetworks,
  oneNetwork,
  refusedOf,
  visitedFrom,
} from "../tools/nginx-clients.ts";
import { freePort } from "../tools/ports.ts";
import { headersInLowerCase } from "../tools/site.ts";

/**
 * Instead of the Node server: it says which headers reached it, or breaks the
 * connection.
 */
const server = createServer((request, response) => {
  if (request.url === "/api/broken") request.destroy();
  const received = JSON.stringify(request.headers);
  response
    .writeHead(200, {
      "Cache-Control": "no-store",
      "Content-Length": received.length,
    })
    .end(received);
});
let site: FixtureSite;
let upstream: string;
beforeAll(async () => {
  site = await writeFixtureSite();
  await writeHostFiles(site.siteDir, site.manifest, "server");
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  upstream = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await site.remove();
});

const caddy = (port: number) => runCaddy(port, site.siteDir, upstream);
const nginx = (port: number) =>
  runNginx(shippedNginx(port, site.siteDir, upstream), port);
const proxies: [name: string, run: typeof caddy, best: string][] = [
  ["nginx with deploy/nginx.conf", nginx, "gzip"],
];
if (findProgram(caddyProgram) !== undefined)
  proxies.unshift(["Caddy with deploy/Caddyfile", caddy, "br"]);

describe.each(proxies)("%s", (_, run, best) => {
  let port: number;
  let proxy: ChildServer;
  beforeAll(async () => {
    port = await freePort();
    proxy = await run(port);
  });
  afterAll(() => proxy.stop());

  const get = (target: string, headers = {}) =>
    exchange(port, target, { headers });

  test.each([
    ["/", "index.html", pageHeaders()],
    ["/contact?utm_source=mail", "contact.html", pageHeaders()],
    ["/assets/entry-4f9a1c.js", "assets/entry-4f9a1c.js", assetHeaders()],
    ["/robots.txt", "robots.txt", fileHeaders()],
    ["/contact.md", "contact.md", markdownHeaders()],
  ])(
    "serves %s with the headers of the Node server",
    async (target, file, expected) => {
      const { status, headers, body } = await get(target);
      expect([status, body.toString()]).toEqual([200, site.files.get(file)]);
      expect(headers).toMatchObject(headersInLowerCase(expected));
    },
  );

  test.each([
    ["gzip, br", best],
    ["gzip", "gzip"],
    ["identity", undefined],
  ])(
    "sends the copy that a visitor accepts by '%s', and 304 if it is unchanged",
    async (accepted, encoding) => {
      const { headers, body } = await get("/contact", {
        "Accept-Encoding": accepted,
      });
      expect(headers).toMatchObject({
        vary: "Accept-Encoding",
        "content-type": "text/html; charset=utf-8",
      });
      expect(headers["content-encoding"]).toBe(encoding);
      const decode =
        { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ""] ??
        Buffer.from;
      expect(decode(body).toString()).toBe(site.files.get("contact.html"));
      const known = {
        "Accept-Encoding": accepted,
        "If-None-Match": headers.etag,
      };
      expect((await get("/contact", known)).status).toBe(304);
    },
  );

  test.each([
    ["/careers", "/about/careers"],
    ["/contact/", "/contact"],
    ["/contact.html", "/contact"],
    ["/about/careers/index.html", "/about/careers"],
    ["/index.html", "/"],
    ["//contact", "/contact"],
    ["//elsewhere.example", "/elsewhere.example"],
  ])("redirects %s to %s and keeps the query", async (address, location) => {
    for (const query of ["", "?a=1&b=%2F%2Fc"]) {
      const { status, headers } = await get(address + query);
      expect([status, headers.location]).toEqual([301, location + query]);
    }
  });

  test("redirects to no other host, and sets no header that a visitor wrote", async () => {
    for (const start of [
      "//",
      "/\\",
      "//\\",
      "/%5c",
      "/%2F/",
      "/x%0d%0aSet-Cookie:%20a=1//",
      "///",
    ]) {
      for (const end of ["", "/", "/index.html", ".html", "%2f..", "//"]) {
        const { headers } = await get(`${start}elsewhere.example${end}`);
        expect(headers.location ?? "/").toMatch(/^\/(?![/\\])/);
        expect(headers).not.toHaveProperty("set-cookie");
      }
    }
  });

  test("has the not-found page for anything else, which no cache keeps", async () => {
    const copies = [
      "/index.html.br",
      "/index.html.gz",
      "/assets/entry-4f9a1c.js.br",
      "/robots.txt.gz",
    ];
    for (const address of [
      "/nowhere",
      "/metrics",
      "/services",
      "/CONTACT",
      "/404",
      "/_headers",
      "/vercel.json",
      ...copies,
    ]) {
      const { status, headers, body } = await get(address);
      expect([address, status, headers["cache-control"]]).toEqual([
        address,
        404,
        "no-store",
      ]);
      expect(body.toString()).toBe(site.files.get("404.html"));
    }
  });

  test("lets no cache keep an error, even one that it makes itself", async () => {
    const answers = await Promise.all([
      get("/contact", { "X-Large": "x".repeat(17_000) }),
      get("/contact", { "X-Large": "x".repeat(40_000) }),
      get(`/contact?${"x".repeat(40_000)}`),
      get("/assets/entry-4f9a1c.js", { Range: "bytes=999999-" }),
      get("/assets/entry-4f9a1c.js", { "If-Match": '"other"' }),
      get("/contact%00"),
      get("/..%2fsecret.txt"),
      get(`/${"a".repeat(6000)}`),
      get("/api/broken"),
      exchange(port, "/assets/entry-4f9a1c.js", { method: "DELETE" }),
      exchangeBytes(
        port,
        "GET /contact HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n",
      ),
    ]);
    const errors = answers.filter(({ status }) => status >= 400);
    expect(errors.length).toBeGreaterThan(5);
    for (const { status, headers } of errors) {
      expect([status, status < 500 || status === 502]).toEqual([status, true]);
      // Go refuses 400 and 431 before Caddy can set a header; without one, no
      // cache may keep them.
      const caching = [400, 431].includes(status)
        ? [undefined, "no-store"]
        : ["no-store"];
      expect(caching).toContain(headers["cache-control"]);
    }
  });

  test("passes the form on with the client's address, and without what the client claims", async () => {
    for (const address of [
      "/api/contact",
      "/healthz",
      "/readyz",
      "/deliveryz",
    ]) {
      const claims = {
        "X-Forwarded-For": "203.0.113.9",
        "X-Forwarded-Host": "a",
        Forwarded: "for=b",
      };
      const { headers, body } = await get(address, {
        ...claims,
        "X-Request-Id": "chosen-by-the-client",
      });
      const received = JSON.parse(body.toString());
      expect(received).toMatchObject({
        "x-forwarded-for": "127.0.0.1",
        "x-forwarded-proto": "http",
      });
      expect(received["x-request-id"]).toMatch(/^[0-9a-f-]{32,36}$/);
      expect(
        received["x-forwarded-host"] ?? received.forwarded,
      ).toBeUndefined();
      // The server's responses have their own headers.
      expect(headers["cache-control"]).toBe("no-store");
      expect(headers).not.toHaveProperty("content-security-policy");
    }
  });

  test.runIf(best === "gzip")(
    "limits the requests of each client to the server",
    async () => {
      const answers = await Promise.all(
        Array.from({ length: 40 }, () => get("/api/contact")),
      );
      const refused = answers.filter(({ status }) => status === 429);
      expect(refused.length).toBeGreaterThan(5);
      for (const { headers } of refused)
        expect(headers["cache-control"]).toBe("no-store");
    },
  );

  test.runIf(best === "gzip")(
    "limits an IPv6 client by its /64, whatever addresses it uses",
    async () => {
      const ownPort = await freePort();
      const own = await runNginx(
        visitedFrom(shippedNginx(ownPort, site.siteDir, upstream)),
        ownPort,
      );
      try {
        expect(await refusedOf(ownPort, oneNetwork)).toBeGreaterThan(5);
        expect(await refusedOf(ownPort, manyNetworks)).toBe(0);
      } finally {
        await own.stop();
      }
    },
  );
});
