import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chown, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { freePort } from "./ports.ts";

const run = promisify(execFile);

export interface TestPostgres {
  /** Makes an empty database and returns its address. */
  createDatabase(): Promise<string>;
  /** Only for a server started here. */
  restart?(): Promise<void>;
  /** To every process of a server started here. */
  signal?(signal: "SIGSTOP" | "SIGCONT"): Promise<void>;
  stop(): Promise<void>;
}

const howToHelp =
  "These tests need PostgreSQL: set TEST_DATABASE_URL to a server on which databases may be created, or install the postgresql package.";

/**
 * The server of TEST_DATABASE_URL, or one started for these tests from the
 * machine's own package.
 */
export async function startPostgres(): Promise<TestPostgres> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return describeServer(given);
  const server = await startOwnServer();
  // Removing the folder removes its databases too.
  return { ...describeServer(server.url), ...server };
}

function describeServer(url: string): TestPostgres {
  const created: string[] = [];
  const administer = async (sql: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  return {
    async createDatabase() {
      const name = `inbox_test_${process.pid}_${created.length}_${Date.now()}`;
      await administer(`CREATE DATABASE ${name}`);
      created.push(name);
      const address = new URL(url);
      address.pathname = `/${name}`;
      return address.href;
    },
    async stop() {
      for (const name of created)
        await administer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
}

async function startOwnServer(): Promise<
  Required<Omit<TestPostgres, "createDatabase">> & { url: string }
> {
  const binaries = await findBinaries();
  const folder = await mkdtemp(join(tmpdir(), "inbox-postgres-"));
  const owner = await ownerOf(folder);
  const data = join(folder, "data");
  const cluster = [
    "-D",
    data,
    "-U",
    "postgres",
    "-A",
    "trust",
    "-E",
    "UTF8",
    "--no-sync",
  ];
  await run(join(binaries, "initdb"), cluster, { cwd: folder, ...owner });
  const port = await freePort();
  const options = [
    "-D",
    data,
    "-p",
    `${port}`,
    "-c",
    "listen_addresses=127.0.0.1",
    "-k",
    folder,
  ];
  const launch = () =>
    spawn(join(binaries, "postgres"), options, {
      stdio: "ignore",
      cwd: folder,
      ...owner,
    });
  let server = launch();
  const end = async (signal: "SIGINT" | "SIGQUIT") => {
    const exited = once(server, "exit");
    server.kill(signal);
    await exited;
  };
  const quit = () => server.kill("SIGQUIT");
  // Stops the server even if the test run is interrupted.
  process.once("exit", quit);
  const stop = async () => {
    process.off("exit", quit);
    await end("SIGQUIT");
    await rm(folder, { recursive: true, force: true });
  };
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  try {
    await waitUntilReady(url);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    stop,
    async restart() {
      await end("SIGINT");
      server = launch();
      await waitUntilReady(url);
    },
    async signal(signal) {
      const { stdout } = await run("ps", [
        "-o",
        "pid=",
        "--ppid",
        `${server.pid}`,
      ]);
      for (const pid of [server.pid, ...stdout.trim().split(/\s+/)])
        process.kill(Number(pid), signal);
    },
  };
}

/** PostgreSQL refuses connections until it is ready. */
async function waitUntilReady(url: string): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (true) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (Date.now() > deadline)
        throw new Error(`PostgreSQL did not start. ${howToHelp}`, {
          cause: error,
        });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** Installed before all tests, if possible (install-servers.ts). */
async function findBinaries(): Promise<string> {
  const root = "/usr/lib/postgresql";
  const versions = await readdir(root).catch(() => []);
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0];
  if (!newest) throw new Error(howToHelp);
  return join(root, newest, "bin");
}

/** PostgreSQL refuses to run as root, so root runs it as the package's user. */
async function ownerOf(
  folder: string,
): Promise<{ uid?: number; gid?: number }> {
  if (process.getuid?.() !== 0) return {};
  const id = async (flag: string) =>
    Number((await run("id", [flag, "postgres"])).stdout);
  const owner = { uid: await id("-u"), gid: await id("-g") };
  await chown(folder, owner.uid, owner.gid);
  return owner;
}
