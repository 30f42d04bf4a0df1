import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type ChildServer, runChildServer } from "./child-server.ts";
import { ensureProgram, type Program } from "./debian-program.ts";

export const nginxProgram: Program = {
  name: "nginx",
  variable: "NGINX_PATH",
  debianPackage: "nginx-light",
};

/**
 * The shipped deploy/nginx.conf with the lines changed that an operator
 * changes.
 */
export function shippedNginx(
  port: number,
  siteDir: string,
  upstream = "127.0.0.1:9",
): string {
  return readFileSync(
    path.resolve(import.meta.dirname, "../../deploy/nginx.conf"),
    "utf8",
  )
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace("listen [::]:80;", "")
    .replaceAll("/srv/site/current/build/site", siteDir)
    .replace("127.0.0.1:3000", upstream);
}

/**
 * The container's deploy/proxy.conf, except the names that only Docker's
 * network knows.
 */
export function shippedProxy(
  port: number,
  replicas: readonly number[],
): string {
  return readFileSync(
    path.resolve(import.meta.dirname, "../../deploy/proxy.conf"),
    "utf8",
  )
    .replace(/^resolver .*$/m, "")
    .replace(/server site:3000 resolve( .+)?;/, (_, parameters = "") =>
      replicas
        .map((replica) => `server 127.0.0.1:${replica}${parameters};`)
        .join(" "),
    )
    .replace("listen 8080;", `listen 127.0.0.1:${port};`);
}

/**
 * The container's deploy/proxy-main.conf, with everything in this folder, and
 * one worker.
 */
function mainConfiguration(folder: string): string {
  // Otherwise root's worker is another user, who may not read the pages.
  const user = process.getuid?.() === 0 ? "user root;\n" : "";
  const shipped = readFileSync(
    path.resolve(import.meta.dirname, "../../deploy/proxy-main.conf"),
    "utf8",
  )
    .replace("worker_processes auto;", "worker_processes 1;")
    .replace("error_log stderr notice;", "error_log stderr error;")
    .replace("access_log /dev/stdout;", "access_log off;")
    .replaceAll("/tmp/", `${folder}/`)
    .replace("/etc/nginx/conf.d/*.conf", `${folder}/site.conf`);
  return `${user}daemon off;\n${shipped}`;
}

/**
 * Runs nginx in a temporary folder with one worker and this `http`
 * configuration, which must listen on `port`.
 */
export async function runNginx(
  httpConfiguration: string,
  port: number,
): Promise<ChildServer> {
  const program = ensureProgram(nginxProgram);
  const folder = await mkdtemp(path.join(tmpdir(), "nginx-"));
  await writeFile(path.join(folder, "site.conf"), httpConfiguration);
  await writeFile(path.join(folder, "nginx.conf"), mainConfiguration(folder));
  const nginx = await runChildServer(
    program,
    ["-p", folder, "-c", "nginx.conf", "-e", "stderr"],
    port,
  );
  return {
    pid: nginx.pid,
    async stop() {
      await nginx.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
