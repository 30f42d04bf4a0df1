import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { contentType } from "./content-types.ts";
import {
  type Headers,
  headersByName,
  notFoundHeaders,
  pageHeaders,
} from "./headers.ts";
import { type Manifest, outputLayout } from "./manifest.ts";
import { movedAddresses } from "./moved.ts";

/**
 * One encoding of a file with its serialised headers, so that a request needs
 * no formatting.
 */
export interface Representation {
  readonly body: Buffer;
  readonly etag: string;
  /** Names and values alternate, as `writeHead` expects. */
  readonly headers: string[];
  readonly notModifiedHeaders: string[];
}

/**
 * The encodings that the build prepares, as bits: an Accept-Encoding header
 * becomes a number from 0 to 3.
 */
const acceptsGzip = 1;
export const acceptsBrotli = 2;

/** The encoding's name, unless its quality is zero. */
const accepts = (names: string) =>
  new RegExp(
    `(?:^|,)\\s*(?:${names})\\s*(?:,|$|;(?!\\s*q\\s*=\\s*0(?:\\.0*)?\\s*(?:,|$)))`,
    "i",
  );
const gzip = accepts("x-gzip|gzip");
const brotli = accepts("br");

export function acceptedEncodings(header = ""): 0 | 1 | 2 | 3 {
  const accepted =
    (gzip.test(header) ? acceptsGzip : 0) |
    (brotli.test(header) ? acceptsBrotli : 0);
  return accepted as 0 | 1 | 2 | 3;
}

/**
 * A file by accepted encodings: the index is the bits of `acceptedEncodings`.
 */
export type Resource = readonly [
  Representation,
  Representation,
  Representation,
  Representation,
];

export interface Site {
  readonly resources: ReadonlyMap<string, Resource>;
  readonly notFound: Resource;
  /** Every address that redirects (301), with its target. */
  readonly moved: ReadonlyMap<string, string>;
}

function represent(
  body: Buffer,
  type: string,
  headers: Headers,
  encoding: "br" | "gzip" | null,
  varies: boolean,
): Representation {
  // The tag covers the headers too: a 304 has none, so a changed header must
  // invalidate caches.
  const hash = createHash("sha256")
    .update(JSON.stringify(headers))
    .update(body)
    .digest("base64url");
  const etag = `"${hash.slice(0, 12)}${encoding === null ? "" : `-${encoding}`}"`;
  const validators = [
    "ETag",
    etag,
    ...(varies ? ["Vary", "Accept-Encoding"] : []),
  ];
  return {
    body,
    etag,
    headers: [
      "Content-Type",
      type,
      "Content-Length",
      String(body.length),
      ...(encoding === null ? [] : ["Content-Encoding", encoding]),
      ...validators,
      ...Object.entries(headers).flat(),
    ],
    notModifiedHeaders: [
      ...validators,
      "Cache-Control",
      headers["Cache-Control"] ?? "no-cache",
    ],
  };
}

async function readIfPresent(file: string): Promise<Buffer | null> {
  return existsSync(file) ? readFile(file) : null;
}

async function loadResource(
  siteDir: string,
  name: string,
  headers: Headers,
): Promise<Resource> {
  const file = path.join(siteDir, name);
  const body = await readFile(file);
  const brotli = await readIfPresent(`${file}.br`);
  const gzip = await readIfPresent(`${file}.gz`);
  const represented = (bytes: Buffer, encoding: "br" | "gzip" | null) =>
    represent(
      bytes,
      contentType(name),
      headers,
      encoding,
      brotli !== null || gzip !== null,
    );
  const plain = represented(body, null);
  const gzipped = gzip === null ? plain : represented(gzip, "gzip");
  const brotlied = brotli === null ? null : represented(brotli, "br");
  return [plain, gzipped, brotlied ?? plain, brotlied ?? gzipped];
}

const compressedCopy = /\.(?:br|gz)$/;
/** For hosts, not for visitors. */
const hostFile = /^(?:_[^/]*|\.nojekyll|vercel\.json)$/;

/** The files in a folder, and in those below it. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {
    recursive: true,
    withFileTypes: true,
  });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path
        .relative(folder, path.join(entry.parentPath, entry.name))
        .split(path.sep)
        .join("/"),
    );
}

/**
 * Whether a file is served under its own name. HTML is served only as a page,
 * so redirect pages are not.
 */
const isServed = (file: string) =>
  !compressedCopy.test(file) && !hostFile.test(file) && !file.endsWith(".html");

export async function loadSite(
  buildDir: string,
  manifest: Manifest,
): Promise<Site> {
  const siteDir = path.join(buildDir, outputLayout.site);
  const resources = new Map<string, Resource>();
  for (const file of (await listFiles(siteDir)).filter(isServed)) {
    resources.set(
      `/${file}`,
      await loadResource(siteDir, file, headersByName(file)),
    );
  }
  for (const [address, file] of Object.entries(manifest.pages)) {
    resources.set(address, await loadResource(siteDir, file, pageHeaders()));
  }
  const notFound = await loadResource(
    siteDir,
    manifest.notFound,
    notFoundHeaders(),
  );
  return { resources, notFound, moved: movedAddresses(manifest) };
}
