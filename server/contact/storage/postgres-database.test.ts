import pg from "pg";
import {
  afterAll,
  beforeAll,
  beforeEach,
  expect,
  it,
  onTestFinished,
  vi,
} from "vitest";
import {
  startPostgres,
  type TestPostgres,
} from "../../../tests/tools/postgres.ts";
import { parseContactEnvironment } from "../environment.ts";
import { sampleMessage } from "../testing/samples.ts";
import { openInbox } from "./inbox.ts";
import { PostgresDatabase } from "./postgres-database.ts";

let server: TestPostgres;
let url: string;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());
beforeEach(async () => {
  url = await server.createDatabase();
});

async function administer(sql: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
const cutEveryConnection =
  "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()";
const insert =
  "INSERT INTO contact_message (id, received_at, spam, payload) VALUES ($1, 0, 0, '')";

it("refuses a server that acknowledges before it writes", async () => {
  const { pathname } = new URL(url);
  await administer(
    `ALTER DATABASE ${pathname.slice(1)} SET synchronous_commit = off`,
  );
  await expect(PostgresDatabase.open(url)).rejects.toThrow(
    /DATABASE_URL.*synchronous_commit/,
  );
});

it("rolls back a transaction whose connection is lost, and continues", async () => {
  const database = await PostgresDatabase.open(url);
  const cut = database.transaction(async (query) => {
    await query(insert, ["lost"]);
    await administer(cutEveryConnection);
  });
  await expect(cut).rejects.toThrow();
  await database.transaction((query) => query(insert, ["kept"]));
  const stored = await database.read<{ id: string }>(
    "SELECT id FROM contact_message",
  );
  await database.close();
  expect(stored).toEqual([{ id: "kept" }]);
});

it("survives the loss of idle connections", async () => {
  const database = await PostgresDatabase.open(url);
  await administer(cutEveryConnection);
  const store = () => database.transaction((query) => query(insert, ["kept"]));
  const stored = () => store().then(Boolean, () => false);
  await expect.poll(stored).toBe(true);
  await database.close();
});

it("does not treat a failed statement as a commit", async () => {
  const database = await PostgresDatabase.open(url);
  const swallowing = database.transaction(async (query) => {
    await query(insert, ["lost"]);
    await query("SELECT 1 / 0").catch(() => {});
  });
  await expect(swallowing).rejects.toThrow(/rolled/);
  await database.close();
});

it("finishes a migration that takes longer than any query may", async () => {
  await (await PostgresDatabase.open(url)).close();
  await administer(`
    INSERT INTO contact_message (id, received_at, spam, payload) VALUES ('old', 0, 0, '{}');
    CREATE FUNCTION slow() RETURNS trigger AS $$ BEGIN PERFORM pg_sleep(0.5); RETURN NEW; END $$ LANGUAGE plpgsql;
    CREATE TRIGGER slow BEFORE UPDATE ON contact_message FOR EACH ROW EXECUTE FUNCTION slow();
    UPDATE contact_schema SET version = 3`);
  await administer(
    `ALTER DATABASE ${new URL(url).pathname.slice(1)} SET statement_timeout = 200`,
  );
  const database = await PostgresDatabase.open(url, 200);
  expect(await database.read("SELECT size FROM contact_message")).toEqual([
    { size: 502 },
  ]);
  await database.close();
});

it("leases by the database's clock, so that a replica whose clock is ahead takes no delivery twice", async () => {
  const environment = parseContactEnvironment({
    DATABASE_URL: url,
    CONTACT_WEBHOOK_URL: "https://forms.example/x",
  });
  const replica = await openInbox(environment);
  for (let count = 0; count < 20; count++) await replica.add(sampleMessage());
  expect(await replica.leaseDeliveries("webhook", 20)).toHaveLength(20);
  const clock = vi.spyOn(Date, "now").mockReturnValue(Date.now() + 150_000);
  onTestFinished(() => clock.mockRestore());
  const ahead = await openInbox(environment);
  expect(await ahead.leaseDeliveries("webhook", 20)).toEqual([]);
  await Promise.all([replica.close(), ahead.close()]);
});
