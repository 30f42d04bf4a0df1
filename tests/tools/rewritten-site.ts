import { once } from "node:events";
import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { addPolicy } from "../../publish/policy.ts";
import type { Manifest } from "../../server/site/manifest.ts";
import { buildFolder, builtManifest, serveOnPort } from "./site.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/**
 * The built site with another contact page, as if it had been built with these
 * settings.
 */
export async function serveRewritten(
  settings: Partial<Manifest>,
  rewrite: (html: string) => string,
) {
  const folder = temporaryFolder("rewritten");
  await cp(buildFolder, folder, { recursive: true });
  const page = path.join(folder, "site/contact.html");
  const manifest = { ...builtManifest(), ...settings };
  const html = (await readFile(page, "utf8")).replace(
    /<meta http-equiv="Content-Security-Policy"[^>]*>/,
    "",
  );
  await writeFile(page, addPolicy(rewrite(html), manifest));
  for (const copy of [".br", ".gz"]) await rm(page + copy, { force: true });
  await writeFile(path.join(folder, "manifest.json"), JSON.stringify(manifest));
  return serveOnPort({
    BUILD_DIR: folder,
    DATA_DIR: path.join(folder, "data"),
  });
}

export interface OtherService {
  origin: string;
  /** What it received, without preflight requests. */
  received: {
    path: string | undefined;
    headers: IncomingHttpHeaders;
    body: unknown;
  }[];
  /** Its next answers, as JSON. */
  answers: object[];
  stop(): void;
}

/** A service on another origin, such as one that counts visits. */
export async function runOtherService(): Promise<OtherService> {
  const received: OtherService["received"] = [];
  const answers: object[] = [];
  const server = createServer(async (request, response) => {
    response.setHeader("Access-Control-Allow-Origin", "*");
    response.setHeader("Access-Control-Allow-Headers", "content-type");
    if (request.method === "OPTIONS") return response.end();
    const body = JSON.parse(Buffer.concat(await request.toArray()).toString());
    received.push({ path: request.url, headers: request.headers, body });
    response.end(JSON.stringify(answers.shift() ?? {}));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answers,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
