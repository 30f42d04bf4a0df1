import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync, constants } from "node:zlib";
import { FIRST_FLIGHT, readFirstView } from "../../publish/first-view.ts";
import { scriptsOf } from "../../publish/scripts.ts";
import { defaultLimits } from "../../server/http-server.ts";
import { acceptsBrotli, loadSite } from "../../server/site/resources.ts";
import {
  allRoutes,
  buildFolder,
  builtManifest,
  notFoundSource,
  pageSource,
  siteFolder,
} from "./site.ts";

const KIB = 1024;

interface Budget {
  /**
   * Response headers and the compressed page up to the end of its hero: head,
   * styles, bar and hero.
   */
  firstView: number;
  /**
   * Response headers and the compressed page. The author decides its length;
   * the limit catches accidents.
   */
  document: number;
  /** Brotli-compressed script files, all loaded on intent. */
  scripts: number;
}

/**
 * What a phone requests on a first visit besides fonts: the page, the icon, the
 * manifest.
 */
const PLAIN_REQUESTS = 3;
const sourceOf = (route: string) =>
  allRoutes().includes(route) ? pageSource(route) : notFoundSource();
/** Drawings and photographs in files. */
function imagesOf(route: string): number {
  const [, main = ""] = /<main(.*)<\/main>/s.exec(sourceOf(route)) ?? [];
  return new Set(main.match(/(?<=<img[^>]* src=")[^"]+/g)).size;
}
/** One per role, and those with characters that only some pages use. */
function fontsOf(route: string): number {
  return new Set(sourceOf(route).match(/url\(\/assets\/[\w-]+\.woff2\)/g)).size;
}

export const requestBudget = (route: string): number =>
  PLAIN_REQUESTS + fontsOf(route) + imagesOf(route);

const exceptions: Record<string, Partial<Budget>> = {
  // Home has the styles of most sections, and a kilobyte for what an owner may
  // add: an announcement, the logos of six clients.
  "/": { document: 32_000 },
  "/portfolio": { document: 30_000 },
  "/contact": { scripts: 70 * KIB },
};

/** All fonts together, whichever families the owner chose. */
export const fontBudget = 60_000;

export function budgetOf(route: string): Budget {
  return {
    firstView: FIRST_FLIGHT,
    document: 25_500,
    scripts: 0,
    ...exceptions[route],
  };
}

const compressedSize = (file: string) =>
  readFileSync(path.join(siteFolder, `${file}.br`)).length;

/** The headers that Node adds to a keep-alive response. */
const keepAlive = [
  "Connection",
  "keep-alive",
  "Keep-Alive",
  `timeout=${defaultLimits.keepAliveTimeout / 1000}`,
];

const served = await loadSite(buildFolder, builtManifest());

/**
 * What a browser receives for the page, as the server sends it: status,
 * headers, compressed page.
 */
function answerOf(route: string): { head: number; body: Buffer } {
  const answer = served.resources.get(route)?.[acceptsBrotli];
  if (!answer) throw new Error(`There is no page at ${route}`);
  const fields = [
    ...answer.headers,
    "Date",
    new Date(0).toUTCString(),
    ...keepAlive,
  ];
  const lines = fields.map(
    (field, index) => `${field}${index % 2 === 0 ? ": " : "\r\n"}`,
  );
  return {
    head: `HTTP/1.1 200 OK\r\n${lines.join("")}\r\n`.length,
    body: answer.body,
  };
}

export function readOutput(name: string): string | undefined {
  const file = path.join(siteFolder, name);
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

export function bytesOf(route: string): Budget {
  const { head, body } = answerOf(route);
  return {
    firstView: head + firstViewBytes(pageSource(route), body),
    document: head + body.length,
    scripts: scriptsOf(pageSource(route), readOutput).reduce(
      (sum, name) => sum + compressedSize(name),
      0,
    ),
  };
}

/** What exceeds its budget, in words; empty if nothing does. */
export function overBudget(route: string, bytes: Budget): string[] {
  const budget = budgetOf(route);
  return (Object.keys(budget) as (keyof Budget)[])
    .filter((kind) => bytes[kind] > budget[kind])
    .map(
      (kind) =>
        `${route}: ${kind}: ${bytes[kind]} bytes, ${bytes[kind] - budget[kind]} over its budget of ${budget[kind]}`,
    );
}

/** How many compressed bytes are needed to decode the first characters. */
function compressedBytesUntil(end: number, compressed: Buffer): number {
  const readable = (bytes: number) =>
    brotliDecompressSync(compressed.subarray(0, bytes), {
      finishFlush: constants.BROTLI_OPERATION_FLUSH,
    }).length;
  let tooFew = 0;
  let enough = compressed.length;
  while (enough - tooFew > 1) {
    const middle = Math.floor((tooFew + enough) / 2);
    if (readable(middle) < end) tooFew = middle;
    else enough = middle;
  }
  return enough;
}

/** The first view of a page, in compressed bytes without headers. */
export function firstViewBytes(html: string, compressed: Buffer): number {
  return compressedBytesUntil(
    Buffer.byteLength(html.slice(0, readFirstView(html).end)),
    compressed,
  );
}
