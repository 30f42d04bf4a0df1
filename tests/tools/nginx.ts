import { readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type ChildServer, runChildServer } from "./child-server.ts";
import { ensureProgram, type Program } from "./debian-program.ts";

export const nginxProgram: Program = { name: "nginx", variable: "NGINX_PATH", debianPackage: "nginx-light" };

/** The shipped deploy/nginx.conf with the lines changed that an operator changes. */
export function shippedNginx(port: number, siteDir: string, upstream = "127.0.0.1:9"): string {
  return readFileSync(path.resolve(import.meta.dirname, "../../deploy/nginx.conf"), "utf8")
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace("listen [::]:80;", "")
    .replaceAll("/srv/site/current/build/site", siteDir)
    .replace("127.0.0.1:3000", upstream);
}

/** The container's deploy/proxy.conf, except the names that only Docker's network knows. */
export function shippedProxy(port: number, replicas: readonly number[]): string {
  return readFileSync(path.resolve(import.meta.dirname, "../../deploy/proxy.conf"), "utf8")
    .replace(/^resolver .*$/m, "")
    .replace(/server site:3000 resolve( .+)?;/, (_, parameters = "") =>
      replicas.map((replica) => `server 127.0.0.1:${replica}${parameters};`).join(" "),
    )
    .replace("listen 8080;", `listen 127.0.0.1:${port};`);
}

/** Runs nginx in a temporary folder with one worker and this `http` configuration, which must listen on `port`. */
export async function runNginx(httpConfiguration: string, port: number): Promise<ChildServer> {
  const program = ensureProgram(nginxProgram);
  const folder = await mkdtemp(path.join(tmpdir(), "nginx-"));
  await mkdir(path.join(folder, "temp"));
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((kind) => `${kind}_temp_path temp/${kind};`)
    .join(" ");
  await writeFile(path.join(folder, "site.conf"), httpConfiguration);
  await writeFile(
    path.join(folder, "nginx.conf"),
    // Otherwise root's worker is another user, who may not read the pages.
    `${process.getuid?.() === 0 ? "user root;" : ""} daemon off; worker_processes 1; pid nginx.pid; error_log stderr error;
events { worker_connections 4096; }
http { access_log off; sendfile on; tcp_nopush on; ${temporary} include site.conf; }
`,
  );
  const nginx = await runChildServer(program, ["-p", folder, "-c", "nginx.conf", "-e", "stderr"], port);
  return {
    pid: nginx.pid,
    async stop() {
      await nginx.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
