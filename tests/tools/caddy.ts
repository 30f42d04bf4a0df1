import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type ChildServer, runChildServer } from "./child-server.ts";
import { ensureProgram, type Program } from "./debian-program.ts";

export const caddyProgram: Program = { name: "caddy", variable: "CADDY_PATH", debianPackage: "caddy" };

/** Makes Caddy listen for a test, without certificates and without its admin interface. */
export function caddyOnLoopback(port: number, root: string) {
  return { address: `http://:${port}`, root, options: ["admin off", "auto_https off"] };
}

/** Runs Caddy with this Caddyfile, which must listen on `port`. */
export async function runCaddy(caddyfile: string, port: number): Promise<ChildServer> {
  const program = ensureProgram(caddyProgram);
  const folder = await mkdtemp(path.join(tmpdir(), "caddy-"));
  const config = path.join(folder, "Caddyfile");
  await writeFile(config, caddyfile);
  const caddy = await runChildServer(program, ["run", "--config", config], port, {
    XDG_CONFIG_HOME: folder,
    XDG_DATA_HOME: folder,
  });
  return {
    pid: caddy.pid,
    async stop() {
      await caddy.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
