import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { caseStudy } from "../../app/pages/case-study/kind.ts";
import { kindAt } from "../../app/pages/samples.ts";
import { scriptsOf } from "../../publish/scripts.ts";
import { acceptsBrotli } from "../../server/site/accept-encoding.ts";
import { loadSite } from "../../server/site/resources.ts";
import { buildFolder, builtManifest, pageSource, siteFolder } from "./site.ts";

/** Bytes on the wire. One TCP flight is ten segments of 1460 bytes. */
const FLIGHT = 14_600;
const KIB = 1024;

interface Budget {
  /** Response headers and the brotli-compressed page, its styles included. */
  document: number;
  /** Brotli-compressed script files. */
  scripts: number;
}

/** What a phone asks for on a first visit: the page, its faces (the rupee's among them), the icon, the manifest. */
const PLAIN_REQUESTS = 7;
const requestExceptions: Record<string, number> = {
  // And a drawing for each service.
  "/": PLAIN_REQUESTS + 13,
  // The modules of the island, in the order in which one asks for the next.
  "/portfolio": 13,
  // And five drawings further down.
  "/contact": 21,
};
export const requestBudget = (route: string): number =>
  // A case study shows the next one's drawing.
  requestExceptions[route] ?? PLAIN_REQUESTS + (kindAt(route)?.name === caseStudy.name ? 1 : 0);

const exceptions: Record<string, Partial<Budget>> = {
  "/": { document: 26_000 },
  "/portfolio": { document: 20_000, scripts: 66 * KIB },
  "/contact": { scripts: 80 * KIB },
};

/** All faces together. */
export const fontBudget = 50_000;

/** What the owner pays for counting visits: its few lines, their hash and the endpoint's origin in the policy. */
const COUNTING_VISITS = 450;

/** What a hosted form service costs: its origin in the policy, and on the contact page its address and key. */
const HOSTED_FORM = 200;

export function budgetOf(route: string): Budget {
  const { document, scripts } = { document: FLIGHT, scripts: 0, ...exceptions[route] };
  const { analyticsEndpoint, formEndpoint } = builtManifest();
  const configured = (analyticsEndpoint ? COUNTING_VISITS : 0) + (formEndpoint ? HOSTED_FORM : 0);
  return { document: document + configured, scripts };
}

const compressedSize = (file: string) => readFileSync(path.join(siteFolder, `${file}.br`)).length;

const served = await loadSite(buildFolder, builtManifest());

/** What a browser receives for the page's own address, as the server writes it: status, headers, compressed page. */
function answerBytes(route: string): number {
  const answer = served.resources.get(route)?.[acceptsBrotli];
  if (!answer) throw new Error(`There is no page at ${route}`);
  const fields = [...answer.headers, "Date", new Date(0).toUTCString()];
  const lines = fields.map((field, index) => `${field}${index % 2 === 0 ? ": " : "\r\n"}`);
  return `HTTP/1.1 200 OK\r\n${lines.join("")}\r\n`.length + answer.body.length;
}

function readOutput(name: string): string | undefined {
  const file = path.join(siteFolder, name);
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

export function bytesOf(route: string): Budget {
  return {
    document: answerBytes(route),
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
