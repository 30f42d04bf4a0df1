import { afterAll, beforeAll } from "vitest";
import { type FixtureSite, writeFixtureSite } from "../../server/testing/fixture-site.ts";
import { serveFixture } from "../../server/testing/running-site.ts";
import { describeServing } from "./conformance.ts";

let site: FixtureSite;
beforeAll(async () => {
  site = await writeFixtureSite();
});
afterAll(() => site.remove());

describeServing(
  "the Node server",
  () => site,
  async (fixture) => {
    const { app, port } = await serveFixture(fixture);
    return { port, stop: () => app.close() };
  },
);
