import { afterEach, beforeEach } from "vitest";
import { type FixtureSite, writeFixtureSite } from "./fixture-site.ts";
import { type ServerProcess, spawnServer } from "./server-process.ts";

/**
 * A fixture site for each test of a file. The server processes that the test
 * starts with it end with the test.
 */
export function serverForTests() {
  let site: FixtureSite;
  let servers: ServerProcess[];
  beforeEach(async () => {
    servers = [];
    site = await writeFixtureSite();
  });
  afterEach(async () => {
    for (const server of servers) server.kill("SIGKILL");
    await site.remove();
  });
  return {
    site: () => site,
    start(variables: Record<string, string> = {}): ServerProcess {
      const server = spawnServer(site, variables);
      servers.push(server);
      return server;
    },
  };
}
