import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";

/** A minimal static host with clean URLs: `/contact` is contact.html, and 404.html is for the rest. */
export async function serveCleanUrls(siteDir: string): Promise<{ port: number; stop(): Promise<void> }> {
  async function read(address: string): Promise<Buffer | null> {
    for (const name of [`${address}.html`, path.join(address, "index.html"), address]) {
      const body = await readFile(path.join(siteDir, name)).catch(() => null);
      if (body !== null) return body;
    }
    return null;
  }
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const found = await read(pathname);
    const body = found ?? (await readFile(path.join(siteDir, "404.html")));
    response.writeHead(found === null ? 404 : 200, { "Content-Length": body.length }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
