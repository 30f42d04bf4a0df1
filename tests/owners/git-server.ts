import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chmodSync, rmSync, writeFileSync } from "node:fs";
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";

/** Passes the headers of a CGI program on, then its body. */
function answer(program: ChildProcess, response: ServerResponse): void {
  let head = "";
  let isBody = false;
  program.stdout?.on("data", (data: Buffer) => {
    if (isBody) return response.write(data);
    head += data.toString("latin1");
    const end = head.indexOf("\r\n\r\n");
    if (end < 0) return;
    isBody = true;
    for (const line of head.slice(0, end).split("\r\n")) {
      const [name = "", value = ""] = line.split(": ");
      if (name === "Status") response.statusCode = Number.parseInt(value, 10);
      else response.setHeader(name, value);
    }
    response.write(Buffer.from(head.slice(end + 4), "latin1"));
  });
  program.on("close", () => response.end());
}

/** A team's server: a bare repository behind `git http-backend`. */
export class GitServer {
  readonly repository: string;
  #server: Server | undefined;
  #port = 0;

  constructor(folder: string) {
    this.repository = path.join(folder, "website.git");
    execFileSync("git", [
      "init",
      "-q",
      "-b",
      "main",
      "--bare",
      this.repository,
    ]);
    this.git("config", "http.receivepack", "true");
  }

  git(...args: string[]): string {
    const options = { cwd: this.repository, encoding: "utf8" } as const;
    return execFileSync("git", args, options).trim();
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}/website.git`;
  }

  async start(): Promise<void> {
    const server = createServer((request, response) =>
      this.#run(request, response),
    );
    this.#server = server;
    await new Promise<void>((done) =>
      server.listen(this.#port, "127.0.0.1", done),
    );
    this.#port = (server.address() as AddressInfo).port;
  }

  /** As if the network were gone. */
  async stop(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise((done) => this.#server?.close(done));
  }

  /** Takes proposals only. */
  protectMain(): void {
    const hook = path.join(this.repository, "hooks/pre-receive");
    writeFileSync(hook, "#!/bin/sh\n! grep -q ' refs/heads/main$'\n");
    chmodSync(hook, 0o755);
  }

  openMain(): void {
    rmSync(path.join(this.repository, "hooks/pre-receive"));
  }

  #run(request: IncomingMessage, response: ServerResponse): void {
    const url = new URL(request.url ?? "/", "http://localhost");
    const { headers } = request;
    const program = spawn("git", ["http-backend"], {
      env: {
        ...process.env,
        GIT_PROJECT_ROOT: path.dirname(this.repository),
        GIT_HTTP_EXPORT_ALL: "1",
        PATH_INFO: url.pathname,
        QUERY_STRING: url.search.slice(1),
        REQUEST_METHOD: request.method,
        CONTENT_TYPE: headers["content-type"] ?? "",
        HTTP_CONTENT_ENCODING: String(headers["content-encoding"] ?? ""),
        GIT_PROTOCOL: String(headers["git-protocol"] ?? ""),
        REMOTE_USER: "colleague",
        REMOTE_ADDR: "127.0.0.1",
      },
    });
    request.pipe(program.stdin);
    answer(program, response);
  }
}
