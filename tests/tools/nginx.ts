import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { type AddressInfo, connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** Where distributions put it; /usr/sbin is often not on the PATH of a plain user. */
const usualPlaces = [
  "/usr/sbin/nginx",
  "/usr/local/sbin/nginx",
  "/usr/local/bin/nginx",
  "/opt/homebrew/bin/nginx",
];

function installed(): string | undefined {
  return [process.env.NGINX_PATH ?? "", ...usualPlaces].find((file) => file !== "" && existsSync(file));
}

/** nginx by NGINX_PATH, else one on the machine, else (as root on Debian) its package. */
export function findNginx(): string {
  const found = installed();
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    // The package would start a service on port 80; only the program is wanted.
    const options = {
      stdio: "ignore",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" },
    } as const;
    execFileSync("apt-get", ["update", "-qq"], options);
    execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "nginx-light"], options);
  }
  const now = installed();
  if (now === undefined)
    throw new Error("These tests need nginx: install it, or set NGINX_PATH to its program");
  return now;
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}

/** Resolves when something listens there; fails when the process ends first. */
export async function untilListening(port: number, ended: Promise<unknown>): Promise<void> {
  for (;;) {
    const socket = connect(port, "127.0.0.1");
    const outcome = await Promise.race([
      once(socket, "connect").then(
        () => "open" as const,
        () => "closed" as const,
      ),
      ended.then(() => "ended" as const),
    ]);
    socket.destroy();
    if (outcome === "open") return;
    await pause(10);
    if (outcome === "ended") throw new Error("The server ended before it listened");
  }
}

export interface RunningNginx {
  readonly pid: number;
  stop(): Promise<void>;
}

export interface NginxOptions {
  readonly workers?: number;
}

/** Runs nginx in a temporary folder with this `http` configuration, which must listen on `port`. */
export async function runNginx(
  httpConfiguration: string,
  port: number,
  options: NginxOptions = {},
): Promise<RunningNginx> {
  const program = findNginx();
  const folder = await mkdtemp(path.join(tmpdir(), "nginx-"));
  await chmod(folder, 0o755);
  await mkdir(path.join(folder, "temp"), { mode: 0o777 });
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((kind) => `${kind}_temp_path temp/${kind};`)
    .join(" ");
  await writeFile(path.join(folder, "site.conf"), httpConfiguration);
  await writeFile(
    path.join(folder, "nginx.conf"),
    `daemon off; worker_processes ${options.workers ?? 1}; pid nginx.pid; error_log stderr error;
events { worker_connections 1024; }
http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; ${temporary} include site.conf; }
`,
  );
  const nginx = spawn(program, ["-p", folder, "-c", "nginx.conf", "-e", "stderr"], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let complaints = "";
  nginx.stderr.on("data", (chunk) => {
    complaints += chunk;
  });
  const ended = once(nginx, "exit");
  await untilListening(port, ended).catch((cause: unknown) => {
    throw new Error(`nginx does not run: ${complaints}`, { cause });
  });
  return {
    pid: nginx.pid ?? 0,
    async stop() {
      nginx.kill("SIGTERM");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
