import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { acceptsBrotli, acceptsGzip } from "./accept-encoding.ts";
import { contentType } from "./content-types.ts";
import { type Headers, headersByName, pageHeaders } from "./headers.ts";
import { type Manifest, outputLayout } from "./manifest.ts";

/** One encoding of a file with its serialised headers, so that a request needs no formatting. */
export interface Representation {
  readonly body: Buffer;
  readonly etag: string;
  /** Names and values alternate, as `writeHead` expects. */
  readonly headers: string[];
  readonly notModifiedHeaders: string[];
}

/** A file by accepted encodings: the index is the bits of `acceptedEncodings`. */
export type Resource = readonly [Representation, Representation, Representation, Representation];

export interface Site {
  readonly resources: ReadonlyMap<string, Resource>;
  readonly notFound: Resource;
}

interface Source {
  readonly file: string;
  readonly headers: Headers;
}

/** The tag covers the headers too: a 304 has none, so a changed header must invalidate caches. */
function entityTag(body: Buffer, headers: Headers, suffix: string): string {
  const hash = createHash("sha256").update(JSON.stringify(headers)).update(body).digest("base64url");
  return `"${hash.slice(0, 12)}${suffix}"`;
}

function represent(
  body: Buffer,
  source: Source,
  encoding: "br" | "gzip" | null,
  varies: boolean,
): Representation {
  const etag = entityTag(body, source.headers, encoding === null ? "" : `-${encoding}`);
  const validators = ["ETag", etag, ...(varies ? ["Vary", "Accept-Encoding"] : [])];
  return {
    body,
    etag,
    headers: [
      "Content-Type",
      contentType(source.file),
      "Content-Length",
      String(body.length),
      ...(encoding === null ? [] : ["Content-Encoding", encoding]),
      ...validators,
      ...Object.entries(source.headers).flat(),
    ],
    notModifiedHeaders: [...validators, "Cache-Control", source.headers["Cache-Control"] ?? "no-cache"],
  };
}

async function readIfPresent(file: string): Promise<Buffer | null> {
  return readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
}

async function loadResource(siteDir: string, source: Source): Promise<Resource> {
  const file = path.join(siteDir, source.file);
  const [body, brotli, gzip] = await Promise.all([
    readFile(file),
    readIfPresent(`${file}.br`),
    readIfPresent(`${file}.gz`),
  ]);
  const varies = brotli !== null || gzip !== null;
  const plain = represent(body, source, null, varies);
  const gzipped = gzip === null ? plain : represent(gzip, source, "gzip", varies);
  const brotlied = brotli === null ? plain : represent(brotli, source, "br", varies);
  const resource: [Representation, Representation, Representation, Representation] = [
    plain,
    plain,
    plain,
    plain,
  ];
  resource[acceptsGzip] = gzipped;
  resource[acceptsBrotli] = brotlied;
  resource[acceptsGzip | acceptsBrotli] = brotli === null ? gzipped : brotlied;
  return resource;
}

const compressedCopy = /\.(?:br|gz)$/;
/** For hosts, not for visitors. */
const hostFile = /^(?:_[^/]*|\.nojekyll|vercel\.json)$/;

async function listFiles(siteDir: string): Promise<string[]> {
  const entries = await readdir(siteDir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(siteDir, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .filter((file) => !compressedCopy.test(file) && !hostFile.test(file));
}

/** Every address that is served from a file. HTML is served only as a page, so redirect pages are not. */
async function siteSources(siteDir: string, manifest: Manifest): Promise<Map<string, Source>> {
  const sources = new Map<string, Source>();
  for (const file of await listFiles(siteDir)) {
    if (file.endsWith(".html")) continue;
    sources.set(`/${file}`, { file, headers: headersByName(file) });
  }
  for (const [address, file] of Object.entries(manifest.pages)) {
    sources.set(address, { file, headers: pageHeaders() });
  }
  return sources;
}

export async function loadSite(buildDir: string, manifest: Manifest): Promise<Site> {
  const siteDir = path.join(buildDir, outputLayout.site);
  const resources = new Map<string, Resource>();
  for (const [address, source] of await siteSources(siteDir, manifest)) {
    resources.set(address, await loadResource(siteDir, source));
  }
  const notFound = { file: manifest.notFound, headers: pageHeaders() };
  return { resources, notFound: await loadResource(siteDir, notFound) };
}
