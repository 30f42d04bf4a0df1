import { once } from "node:events";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Site, visitCounter } from "../../app/content/schema/site.ts";
import { countingScript } from "../../app/runtime/count-visits.ts";
import { addPolicy } from "../../publish/policy.ts";

import { buildFolder, builtManifest, serveOnPort } from "./site.ts";

export interface CountedSite {
  origin: string;
  /** What the service received, without preflight requests. */
  received: { path: string | undefined; headers: IncomingHttpHeaders; body: unknown }[];
  stop(): Promise<void>;
}

/** A service that counts visits on another origin, and a contact page built for it. */
export async function serveCountedSite(
  analyticsAt: (host: string) => Site["analytics"],
): Promise<CountedSite> {
  const received: CountedSite["received"] = [];
  const service = createServer(async (request, response) => {
    response.setHeader("Access-Control-Allow-Origin", "*");
    response.setHeader("Access-Control-Allow-Headers", "content-type");
    if (request.method === "OPTIONS") return response.end();
    const body = JSON.parse(Buffer.concat(await request.toArray()).toString());
    received.push({ path: request.url, headers: request.headers, body });
    response.writeHead(202).end();
  });
  service.listen(0, "127.0.0.1");
  await once(service, "listening");
  const counter = visitCounter({
    analytics: analyticsAt(`http://127.0.0.1:${(service.address() as AddressInfo).port}`),
  });
  if (counter === null) throw new Error("Nobody counts visits");

  const folder = await mkdtemp(path.join(tmpdir(), "counted-"));
  await cp(buildFolder, folder, { recursive: true });
  const page = path.join(folder, "site/contact.html");
  const manifest = { ...builtManifest(), analyticsEndpoint: counter.address };
  const html = (await readFile(page, "utf8"))
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "")
    .replace("</body>", () => `<script>${countingScript(counter)}</script></body>`);
  await writeFile(page, addPolicy(html, manifest));
  for (const copy of [".br", ".gz"]) await rm(page + copy, { force: true });
  await writeFile(path.join(folder, "manifest.json"), JSON.stringify(manifest));

  const site = await serveOnPort({ BUILD_DIR: folder, DATA_DIR: path.join(folder, "data") });
  return {
    origin: site.origin,
    received,
    async stop() {
      await site.stop();
      service.closeAllConnections();
      service.close();
      await rm(folder, { recursive: true });
    },
  };
}
