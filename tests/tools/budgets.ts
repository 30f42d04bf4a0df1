import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { scriptsOf } from "../../publish/scripts.ts";
import { pageHeaders } from "../../server/site/headers.ts";
import { builtManifest, pageSource, siteFolder } from "./site.ts";

/** Bytes on the wire. One TCP flight is ten segments of 1460 bytes. */
const FLIGHT = 14_600;
const KIB = 1024;

interface Budget {
  /** Response headers and the brotli-compressed page, its styles included. */
  document: number;
  /** Brotli-compressed script files. */
  scripts: number;
}

const exceptions: Record<string, Partial<Budget>> = {
  "/": { document: 26_000 },
  "/portfolio": { document: 20_000, scripts: 66 * KIB },
  "/contact": { scripts: 80 * KIB },
};

/** All faces together. */
export const fontBudget = 50 * KIB;

/** What the owner pays for counting visits: its few lines, their hash and the endpoint's origin in the policy. */
const COUNTING_VISITS = 300;

export function budgetOf(route: string): Budget {
  const { document, scripts } = { document: FLIGHT, scripts: 0, ...exceptions[route] };
  return { document: document + (builtManifest().analyticsEndpoint ? COUNTING_VISITS : 0), scripts };
}

const compressedSize = (file: string) => readFileSync(path.join(siteFolder, `${file}.br`)).length;

/** The headers as they stand on the wire, with those that every answer adds. */
function headerBytes(route: string): number {
  const manifest = builtManifest();
  const page = manifest.pages[route];
  if (!page) throw new Error(`There is no page at ${route}`);
  const added = {
    Date: new Date(0).toUTCString(),
    "Content-Length": "14600",
    Connection: "keep-alive",
    "Keep-Alive": "timeout=72",
  };
  const lines = Object.entries({ ...pageHeaders(page, manifest), ...added }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return `HTTP/1.1 200 OK\r\n${lines.join("\r\n")}\r\n\r\n`.length;
}

function readOutput(name: string): string | undefined {
  const file = path.join(siteFolder, name);
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

export function bytesOf(route: string): Budget {
  const page = builtManifest().pages[route];
  if (!page) throw new Error(`There is no page at ${route}`);
  return {
    document: headerBytes(route) + compressedSize(page.file),
    scripts: scriptsOf(pageSource(route), readOutput).reduce((sum, name) => sum + compressedSize(name), 0),
  };
}

/** What is over, in words; empty where all is well. */
export function overBudget(route: string, bytes: Budget): string[] {
  const budget = budgetOf(route);
  return (Object.keys(budget) as (keyof Budget)[])
    .filter((kind) => bytes[kind] > budget[kind])
    .map(
      (kind) =>
        `${route}: ${kind}: ${bytes[kind]} bytes, ${bytes[kind] - budget[kind]} over its budget of ${budget[kind]}`,
    );
}
