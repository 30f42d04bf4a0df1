import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type ChildServer, runChildServer } from "./child-server.ts";
import { findProgram } from "./debian-program.ts";

/** Caddy by CADDY_PATH or on the machine. It is large, so nobody is made to install it. */
export const caddyProgram = findProgram({ name: "caddy", variable: "CADDY_PATH" });

/** Runs Caddy with this Caddyfile, which must listen on `port`. */
export async function runCaddy(caddyfile: string, port: number): Promise<ChildServer> {
  if (caddyProgram === undefined) throw new Error("Caddy is not installed");
  const folder = await mkdtemp(path.join(tmpdir(), "caddy-"));
  const config = path.join(folder, "Caddyfile");
  await writeFile(config, caddyfile);
  const caddy = await runChildServer(caddyProgram, ["run", "--config", config], port, {
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
