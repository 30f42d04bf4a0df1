import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type ChildServer, runChildServer } from "./child-server.ts";
import { ensureProgram, type Program } from "./debian-program.ts";

export const caddyProgram: Program = {
  name: "caddy",
  variable: "CADDY_PATH",
  debianPackage: "caddy",
};
export const caddyfile = path.resolve(
  import.meta.dirname,
  "../../deploy/Caddyfile",
);

/**
 * Runs Caddy with exactly the shipped deploy/Caddyfile, for these pages and the
 * server at `upstream`.
 */
export async function runCaddy(
  port: number,
  siteDir: string,
  upstream = "127.0.0.1:9",
): Promise<ChildServer> {
  const folder = await mkdtemp(path.join(tmpdir(), "caddy-"));
  const caddy = await runChildServer(
    ensureProgram(caddyProgram),
    ["run", "--config", caddyfile],
    port,
    {
      SITE_ADDRESS: `http://:${port}`,
      SITE_ROOT: siteDir,
      SITE_UPSTREAM: upstream,
      // Not its usual port, so that several can run.
      CADDY_ADMIN: `unix/${folder}/admin.sock`,
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
    },
  );
  return {
    pid: caddy.pid,
    async stop() {
      await caddy.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
