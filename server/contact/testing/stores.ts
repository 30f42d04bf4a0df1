import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres, type TestPostgres } from "../../../tests/tools/postgres.ts";

/** A kind of store under test, with the environment for a new, empty one. */
interface TestStore {
  start(): Promise<void>;
  empty(): Promise<Record<string, string>>;
  stop(): Promise<void>;
}

function sqliteStore(): TestStore {
  const folders: string[] = [];
  return {
    async start() {},
    async empty() {
      const folder = await mkdtemp(join(tmpdir(), "inbox-"));
      folders.push(folder);
      return { DATA_DIR: folder };
    },
    async stop() {
      for (const folder of folders) await rm(folder, { recursive: true, force: true });
    },
  };
}

function postgresStore(): TestStore {
  let server: TestPostgres | undefined;
  return {
    async start() {
      server = await startPostgres();
    },
    async empty() {
      if (!server) throw new Error("Start the store first.");
      return { DATABASE_URL: await server.createDatabase() };
    },
    async stop() {
      await server?.stop();
    },
  };
}

/** For describe.each: both stores must pass the same tests. */
export const stores = (): { kind: string; store: TestStore }[] => [
  { kind: "SQLite", store: sqliteStore() },
  { kind: "PostgreSQL", store: postgresStore() },
];
